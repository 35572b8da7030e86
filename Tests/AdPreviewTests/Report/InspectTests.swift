import JSON
import NativeAds
import Testing

@testable import AdPreview

@Suite("Reports")
struct InspectTests {
  private func rendered() throws -> RenderedAd {
    var ad = Preview.ad(body: "Rolls.", callToAction: "Order")
    ad.price = "Free"
    ad.mediaContent = Preview.media(900, 600)
    return try Preview.render(ConstrainedCard.xib(), ad: ad)
  }

  private func keys(_ value: JSONValue?) -> [String] {
    guard case .object(let members)? = value else { return [] }
    return members.map(\.key)
  }

  private func value(_ object: JSONValue?, _ key: String) -> JSONValue? {
    guard case .object(let members)? = object else { return nil }
    return members.first { $0.key == key }?.value
  }

  private func first(_ object: JSONValue?, _ key: String) -> JSONValue? {
    guard case .array(let values)? = value(object, key) else { return nil }
    return values.first
  }

  @Test("the JSON object has its keys in their order")
  func json() throws {
    let json = try rendered().inspectJSON()
    #expect(
      keys(json) == [
        "schema", "layout", "object", "ad", "device", "scale", "cell", "adView", "size", "assets",
        "views", "adChoices", "attribution", "constraints", "findings",
      ])
    #expect(keys(first(json, "assets")) == ["asset", "outlet", "view", "state"])
    #expect(
      keys(first(json, "views")) == [
        "id", "path", "element", "class", "outlets", "parent", "line", "mode", "content", "frame",
        "rect", "saved", "cells", "hidden", "text", "lines", "truncated", "picture",
      ])
    #expect(keys(value(json, "adChoices")) == ["corner", "rect", "cells"])
    #expect(keys(value(json, "attribution")) == ["id", "text"])
    #expect(
      keys(value(json, "constraints")) == [
        "total", "dropped", "conflicts", "unsatisfied", "ambiguous",
      ])
    #expect(
      keys(first(json, "findings")) == [
        "rule", "severity", "view", "outlet", "message", "line", "column",
      ])
    #expect(value(json, "schema") == .integer(1))
    #expect(value(value(json, "size"), "columns") == .integer(50))
  }

  @Test("the table names each asset with its view, and what has no view")
  func table() throws {
    let lines = try rendered().inspectTable()
    #expect(lines.contains { $0.contains("headlineView") && $0.contains("head") })
    #expect(lines.contains { $0.contains("price") && $0.contains("unplaced") })
    #expect(lines.contains { $0.hasPrefix("AdChoices") })
    #expect(lines.contains { $0.contains("Attribution") && $0.contains("\"Ad\"") })
  }

  @Test("the same inputs give the same frame and the same report")
  func stable() throws {
    let (one, two) = (try rendered(), try rendered())
    #expect(one.grid == two.grid)
    #expect(one.inspectJSON() == two.inspectJSON())
  }
}
