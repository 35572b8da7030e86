import JSON
import Testing

@testable import NativeAds

/// Shapes after public bug reports of other OpenRTB programs.
@Suite("OpenRTB: shapes that others refuse")
struct ReportedBugsTests {
  private static let escaped = #"""
    {"id": "r9", "cur": "USD", "seatbid": [{"seat": "s", "bid": [{"id": "b", "impid": "1",
      "nurl": "https://t.example/win?p=${AUCTION_PRICE}",
      "adm": "{\"native\":{\"ver\":1,\"assets\":[{\"id\":1,\"title\":{\"text\":\"Row the lake\"}},{\"id\":2,\"img\":{\"url\":\"https://i.example/lake.jpg\",\"w\":1200,\"h\":627}},{\"id\":3,\"img\":{\"url\":\"https://i.example/oar.png\",\"w\":100,\"h\":100}},{\"id\":4,\"data\":{\"value\":\"One boat, two oars, no engine to argue with.\"}},{\"id\":5,\"data\":{\"value\":\"Lakeside Boats\"}}],\"link\":{\"url\":\"https://lake.example/go\",\"clicktrackers\":[\"https://t.example/c?p=${AUCTION_PRICE}\"]}}}"}]}]}
    """#

  private static let request = """
    {"ver": "1.2", "assets": [{"id": 1, "title": {"len": 90}}, {"id": 2, "img": {"type": 3}},
      {"id": 3, "img": {"type": 1}}, {"id": 4, "data": {"type": 2}}, {"id": 5, "data": {"type": 1}}]}
    """

  @Test("without its request, an escaped response names each asset whose type is unknown")
  func untypedWithoutRequest() throws {
    let file = try AdFile.parse(Array(Self.escaped.utf8), path: "ad.json")
    #expect(file.ads.first?.headline == "Row the lake")
    #expect(file.ads.first?.link == "https://lake.example/go")
    let unknown = file.notes.map(\.message).filter { $0.hasPrefix("type unknown") }
    #expect(unknown.count == 4)
    for (message, id) in zip(unknown, 2...5) { #expect(message.contains("asset id \(id)")) }
    #expect(file.notes.allSatisfy { $0.position?.line == 3 }, "\(file.notes)")
  }

  @Test("with its request, the same response is mapped whole, and nothing is left to say")
  func untypedWithRequest() throws {
    let request = try OpenRTBRequest.parse(Array(Self.request.utf8), path: "request.json")
    let file = try AdFile.parse(Array(Self.escaped.utf8), path: "ad.json", request: request)
    let ad = try #require(file.ads.first)
    #expect(ad.mediaContent.mainImage?.imageURL == "https://i.example/lake.jpg")
    #expect((ad.mediaContent.aspectRatio * 1000).rounded() == 1914)
    #expect(ad.icon?.imageURL == "https://i.example/oar.png")
    #expect(ad.body == "One boat, two oars, no engine to argue with.")
    #expect(ad.advertiser == "Lakeside Boats")
    #expect(ad.callToAction == nil && ad.starRating == nil && ad.price == nil && ad.store == nil)
    #expect(ad.trackers.map(\.url) == ["https://t.example/c?p=${AUCTION_PRICE}"])
    #expect(file.notes.isEmpty)
    #expect(file.origins.first?.map(\.basis) == [.stated] + Array(repeating: .request, count: 4))
  }

  @Test("missing and repeated ids, images of size 0, unknown types and double kinds cost no ad")
  func sloppyIDs() throws {
    let text = """
      {"ver": "1.2", "assets": [{"title": {"text": "Tram tickets"}},
        {"id": 1, "img": {"type": 1, "url": "https://i.example/a.png"}},
        {"id": 1, "img": {"type": 3, "url": "https://i.example/b.jpg", "w": 0, "h": 0}},
        {"id": 3, "data": {"type": 1, "value": "Tramline"}},
        {"id": 4, "data": {"type": 2, "value": "Tap in, tap out."}},
        {"id": 5, "data": {"type": 999, "value": "x"}},
        {"id": 6, "title": {"text": "A"}, "img": {"url": "https://i.example/c.jpg"}}],
       "link": {"url": "https://tram.example/"}}
      """
    let file = try AdFile.parse(Array(text.utf8), path: "ad.json")
    let ad = try #require(file.ads.first)
    #expect(ad.headline == "Tram tickets")
    #expect(ad.icon == NativeAdImage(content: .none, imageURL: "https://i.example/a.png"))
    #expect(ad.mediaContent.mainImage?.imageURL == "https://i.example/b.jpg")
    #expect(ad.mediaContent.aspectRatio == 0)
    #expect(ad.advertiser == "Tramline" && ad.body == "Tap in, tap out.")
    #expect(ad.extraAssets.map(\.key) == ["data999", "title", "img", "openrtb.ver"])
    let messages = file.notes.map(\.message)
    #expect(messages.contains("asset 0 has no id"))
    #expect(messages.contains("id 1 is used more than once"))
    #expect(messages.contains { $0.hasPrefix("type 999 is an exchange's own: ignored") })
    #expect(
      messages.contains { $0.hasPrefix("an asset with title and img: only the title counts") })
  }

  @Test("links and extensions of assets are kept, also where an asset has nothing else")
  func ownLinks() throws {
    let text = """
      {"assets": [{"id": 1, "title": {"text": "A", "ext": {"x": 1}}, "ext": {"y": 2},
          "link": {"url": "https://a.example/title", "clicktrackers": ["https://t.example/1"]}},
        {"id": 2, "link": {"url": "https://a.example/2", "fallback": "https://a.example/f"}}]}
      """
    let file = try AdFile.parse(Array(text.utf8), path: "a.json")
    #expect(
      file.ads[0].extraAssets.map { "\($0.key) \($0.value)" } == [
        "link.asset https://a.example/2", "link.asset.fallback https://a.example/f",
        "link.headline https://a.example/title", "ext {\"y\":2}", "title.ext {\"x\":1}",
      ])
    #expect(file.ads[0].trackers == [AdTracker(event: .click, url: "https://t.example/1")])
    #expect(file.notes.isEmpty)
  }

  @Test("several bids are several ads, and markup of other kinds is left out with a note")
  func severalBids() throws {
    let text = #"""
      {"seatbid": [{"bid": [{"impid": "1", "adm": "{\"assets\":[{\"id\":1,\"title\":{\"text\":\"One\"}}]}"},
        {"impid": "2", "adm": "<html></html>"}, {"impid": "3"}]},
       {"bid": [{"adm": "%7B%22assets%22%3A%5B%7B%22id%22%3A1%2C%22title%22%3A%7B%22text%22%3A%22Two%22%7D%7D%5D%7D"}]}]}
      """#
    let file = try AdFile.parse(Array(text.utf8), path: "bids.json")
    #expect(file.ads.map(\.headline) == ["One", "Two"])
    #expect(file.ads.map(\.name) == ["bids-1", "bids-2"])
    let messages = file.notes.map(\.message)
    #expect(messages.contains { $0.contains("HTML or VAST") })
    #expect(messages.contains { $0.contains("no native markup here") })
    #expect(messages.contains { $0.contains("percent-encoded") })
  }

  @Test("assets elsewhere are never fetched: those in the file count, or the address is named")
  func assetsElsewhere() throws {
    let both =
      #"{"assetsurl": "https://a.example/x", "assets": [{"id": 1, "title": {"text": "Here"}}]}"#
    #expect(try AdFile.parse(Array(both.utf8), path: "a.json").ads.first?.headline == "Here")
    let error = #expect(throws: NativeAdsError.self) {
      try AdFile.parse(Array(#"{"dcourl": "https://a.example/x"}"#.utf8), path: "a.json")
    }
    #expect(
      error?.description.hasPrefix("a.json:1:12: error: $.dcourl: the assets are at https:") == true
    )
  }

  @Test("a bid response without native markup is an error, not an empty ad")
  func noMarkup() {
    let error = #expect(throws: NativeAdsError.self) {
      try AdFile.parse(Array(#"{"seatbid": [{"bid": [{"id": "b"}]}]}"#.utf8), path: "a.json")
    }
    #expect(error?.message.contains("no native response is in it") == true)
  }

  @Test("a file that is no request says so")
  func noRequest() {
    let error = #expect(throws: NativeAdsError.self) {
      try OpenRTBRequest.parse(Array(#"{"headline": "H"}"#.utf8), path: "r.json")
    }
    #expect(
      error?.description.hasPrefix("r.json: error: this is no OpenRTB native request") == true)
  }
}
