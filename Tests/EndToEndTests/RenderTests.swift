import Foundation
import Testing

@Suite("Rendering", .enabled(if: AdPane.isThere))
struct RenderTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    try scratch.write(Xib.plain, to: "plain.xib")
    try scratch.write(#"{"headline": "Bike lights", "callToAction": "Shop"}"#, to: "bike.json")
  }

  private func render(_ arguments: String..., environment: [String: String] = [:]) throws
    -> AdPane.Run
  {
    try AdPane.run(["render"] + arguments, in: scratch.path, environment: environment)
  }

  @Test("a frame stands under a heading that names layout, ad, device and size")
  func heading() throws {
    let run = try render("a.xib", "--ad", "bike.json", "--device", "iphone-se-3")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let heading = String(run.lines[0])
    #expect(heading.hasPrefix("Ad  a.xib  bike  iphone-se-3  375x"))
    #expect(heading.hasSuffix(" pt"))
    #expect(run.text.contains("Bike lights"))
    #expect(run.text.contains("Shop"))
    #expect(!run.text.contains("Headline"))
  }

  @Test("without an ad the heading does not call the frame one")
  func plainLayout() throws {
    let run = try render("plain.xib")
    #expect(run.lines[0].hasPrefix("plain.xib  no ad  120x"))
    #expect(run.text.contains("Settings"))
    #expect(try render("a.xib", "--ad", "none").text.contains("Headline"))
  }

  @Test("what is named twice is drawn once")
  func twice() throws {
    let run = try render(
      "a.xib", "a.xib", "--ad", "test", "--ad", "test", "--ad", "test:every-asset", "--device",
      "iphone-8", "--device", "iphone-8")
    #expect(run.lines.filter { $0.hasPrefix("Ad  a.xib") }.count == 1)
  }

  @Test("every layout is drawn with every ad on every device")
  func combinations() throws {
    try scratch.write(Xib.ad, to: "b.xib")
    let run = try render(
      "a.xib", "b.xib", "--ad", "bike.json", "--ad", "test:minimal", "--device", "iphone-se-1",
      "--device", "iphone-se-3")
    let headings = run.lines.filter { $0.hasPrefix("Ad  ") && $0.hasSuffix(" pt") }
    #expect(Set(headings).count == 8)
    #expect(headings.count == 8)
  }

  @Test("the ad is changed by --set and --without")
  func changes() throws {
    let run = try render(
      "a.xib", "--ad", "bike.json", "--set", "headline=Night rides", "--without", "callToAction")
    #expect(run.text.contains("Night rides"))
    #expect(!run.text.contains("Bike lights"))
    #expect(!run.text.contains("Shop"))
    let wrong = try render("a.xib", "--set", "headlin=x")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("headline"))
  }

  @Test("frames go into a file, or each into one of its own")
  func files() throws {
    #expect(try render("a.xib", "-o", "out.svg").output.isEmpty)
    let svg = scratch.read("out.svg")
    #expect(svg.hasPrefix("<svg ") || svg.hasPrefix("<?xml"))
    #expect(svg.contains("</svg>"))
    let run = try render("a.xib", "--ad", "test:minimal", "--ad", "bike.json", "-o", "frames/")
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/frames")
    #expect(names.sorted() == ["a.bike.svg", "a.test-minimal.svg"])
    let several = try render(
      "a.xib", "--ad", "test:minimal", "--ad", "bike.json", "--format", "svg")
    #expect(several.status == 2)
    let nowhere = try render("a.xib", "-o", "missing/a.txt")
    #expect(nowhere.status == 2)
    #expect(nowhere.errorLines.count == 1)
  }

  @Test("formats are what they are called", arguments: ["text", "ansi", "svg", "html"])
  func formats(format: String) throws {
    let run = try render("a.xib", "--ad", "bike.json", "--format", format)
    #expect(run.status == 0)
    #expect(run.text.contains("\u{1B}[") == (format == "ansi"))
    #expect(run.text.contains("</svg>") == (format == "svg"))
    #expect(run.text.contains("</html>") == (format == "html"))
    #expect(run.text.contains("Ad  a.xib") || format == "html")
  }

  @Test("the same frame is the same bytes")
  func determinism() throws {
    let first = try render("a.xib", environment: ["TERM": "dumb"])
    #expect(try render("a.xib", environment: ["TERM": "xterm-direct"]).output == first.output)
  }
}

@Suite("Searching for layouts", .enabled(if: AdPane.isThere))
struct SearchTests {
  @Test("a folder gives the documents with an ad view and counts the others")
  func folder() throws {
    let scratch = try Scratch()
    for name in ["a.xib", "deep/b.xib", "Pods/c.xib"] { try scratch.write(Xib.ad, to: name) }
    try scratch.write(Xib.plain, to: "plain.xib")
    let run = try AdPane.run("render", ".", in: scratch.path)
    #expect(run.status == 0)
    #expect(run.text.contains("Ad  a.xib  "))
    #expect(run.text.contains("Ad  deep/b.xib  "))
    #expect(!run.text.contains("plain.xib"))
    #expect(!run.text.contains("c.xib"))
    #expect(
      run.errors
        == "adpane: left out 1 document without an ad view: plain.xib; --all takes every document\n"
    )
    #expect(try AdPane.run("render", ".", "--all", in: scratch.path).text.contains("plain.xib"))
  }

  @Test("a folder without layouts is an error")
  func emptyFolder() throws {
    let scratch = try Scratch()
    let run = try AdPane.run("render", ".", in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
  }
}
