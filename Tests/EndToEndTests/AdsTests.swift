import Foundation
import Testing

@Suite("Ads", .enabled(if: AdPane.isThere))
struct AdsTests {
  @Test("the test ads are listed")
  func list() throws {
    let run = try AdPane.run("ads")
    #expect(run.status == 0)
    for name in ["app-install", "content", "video", "minimal", "long-texts", "arabic"] {
      #expect(run.text.contains(name))
    }
  }

  @Test("an ad file is shown as it was understood, as text and as JSON")
  func file() throws {
    let scratch = try Scratch()
    try scratch.write(#"{"headline": "Bike lights", "colour": "red"}"#, to: "bike.json")
    let text = try AdPane.run("ads", "bike.json", in: scratch.path)
    #expect(text.status == 0)
    #expect(text.text.contains("Bike lights"))
    #expect(text.text.contains("colour"))
    let json = try AdPane.run("ads", "bike.json", "--format", "json", in: scratch.path)
    let object = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(object?["file"] as? String == "bike.json")
    #expect((object?["ads"] as? [Any])?.count == 1)
  }

  @Test("what is no ad is refused, the others are shown")
  func refused() throws {
    let scratch = try Scratch()
    try scratch.write("[", to: "broken.json")
    let run = try AdPane.run("ads", "broken.json", "test:minimal", in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.text.contains("minimal"))
  }
}
