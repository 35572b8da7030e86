import Foundation
import Testing

@Suite("Gallery", .enabled(if: AdPane.isThere))
struct GalleryTests {
  @Test("without anything to draw, the layouts that come with the program are shown")
  func bundled() throws {
    let scratch = try Scratch()
    let run = try AdPane.run([], in: scratch.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let names = try FileManager.default.contentsOfDirectory(atPath: AdPane.package + "/Layouts")
    let layouts = names.filter { $0.hasSuffix(".xib") }
    #expect(layouts.count >= 6)
    for layout in layouts { #expect(run.text.contains("/Layouts/\(layout)  test:")) }
  }

  @Test("a folder's own layouts come first, and an ad file among the arguments is the ad")
  func own() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "mine.xib")
    try scratch.write(#"{"headline": "Bike lights"}"#, to: "bike.json")
    #expect(try AdPane.run([], in: scratch.path).lines[0].hasPrefix("Ad  mine.xib  "))
    let run = try AdPane.run("mine.xib", "bike.json", in: scratch.path)
    #expect(run.lines[0].hasPrefix("Ad  mine.xib  bike  "))
    #expect(run.text.contains("Bike lights"))
  }
}
