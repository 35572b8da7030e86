import Foundation
import Testing

@Suite("Inspecting", .enabled(if: AdPane.isThere))
struct InspectTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
  }

  private func objects(_ run: AdPane.Run) throws -> [[String: Any]] {
    try run.text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test("a layout is one line of JSON with the promised keys")
  func keys() throws {
    let run = try AdPane.run(
      "inspect", "a.xib", "--ad", "test:minimal", "--ad", "test:content", "--format", "json",
      in: scratch.path)
    #expect(run.status == 0)
    let objects = try objects(run)
    #expect(objects.count == 2)
    let object = try #require(objects.first)
    #expect(
      Set(object.keys).isSuperset(of: [
        "schema", "layout", "object", "ad", "device", "scale", "cell", "adView", "size", "assets",
        "views", "adChoices", "attribution", "constraints", "findings",
      ]))
    #expect(object["layout"] as? String == "a.xib")
    #expect(object["object"] as? String == "root")
    #expect(object["ad"] as? String == "minimal")
    let views = try #require(object["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["root", "badge", "headline", "cta"])
    let headline = try #require(views.first { $0["id"] as? String == "headline" })
    #expect(
      Set(headline.keys).isSuperset(of: [
        "id", "path", "element", "class", "outlets", "parent", "line", "mode", "content", "frame",
        "rect", "saved", "cells", "hidden", "text", "lines", "truncated", "picture",
      ]))
    #expect(headline["outlets"] as? [String] == ["headlineView"])
    #expect(headline["content"] as? String == "asset")
    let frame = try #require(headline["frame"] as? [String: Double])
    #expect(frame["x"] == 0)
    #expect(frame["width"] == 240)
  }

  @Test("an object of the document can be chosen")
  func object() throws {
    let run = try AdPane.run(
      "inspect", "a.xib", "--object", "headline", "--format", "json", in: scratch.path)
    #expect(try objects(run).first?["object"] as? String == "headline")
    #expect(try AdPane.run("inspect", "a.xib", "--object", "nope", in: scratch.path).status == 2)
  }

  @Test("the table names every asset and view")
  func table() throws {
    let run = try AdPane.run("inspect", "a.xib", in: scratch.path)
    #expect(run.status == 0)
    for word in ["headlineView", "callToActionView", "badge", "cta"] {
      #expect(run.text.contains(word))
    }
  }

  @Test("the bundled layouts lie on the canvas as they were saved")
  func canvas() throws {
    let run = try AdPane.run("inspect", "Layouts", "--canvas", "--format", "json")
    #expect(run.status == 0)
    for object in try objects(run) {
      let layout = object["layout"] as? String ?? ""
      for view in object["views"] as? [[String: Any]] ?? [] {
        guard let saved = view["saved"] as? [String: Double],
          let frame = view["frame"] as? [String: Double]
        else { continue }
        for key in ["x", "y", "width", "height"] {
          let distance = abs((saved[key] ?? 0) - (frame[key] ?? .infinity))
          #expect(
            distance <= 0.5, "\(layout) \(view["id"] ?? "") \(key): \(frame) saved as \(saved)")
        }
      }
      let constraints = object["constraints"] as? [String: Any]
      #expect((constraints?["conflicts"] as? [Any])?.isEmpty == true)
      #expect((constraints?["ambiguous"] as? [Any])?.isEmpty == true, "\(layout)")
    }
  }

  @Test("what holds a view in place is told with lines, as text and as JSON")
  func reasons() throws {
    let run = try AdPane.run("inspect", "a.xib", "--why", "headlineView", in: scratch.path)
    #expect(run.status == 0)
    #expect(run.text.contains("left    0 pt"))
    #expect(run.text.contains("headlineView.leading = layout.leading"))
    #expect(run.text.contains("line 17"))
    let json = try AdPane.run(
      "inspect", "a.xib", "--why", "headline", "--format", "json", in: scratch.path)
    let why = try #require(try objects(json).first?["why"] as? [String: Any])
    #expect(why["view"] as? String == "headline")
    #expect((why["parts"] as? [Any])?.count == 6)
  }

  @Test("a view that is not there is an error that says where to look")
  func unknownView() throws {
    let run = try AdPane.run("inspect", "a.xib", "--why", "nothing", in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("no view is called 'nothing'"))
  }
}
