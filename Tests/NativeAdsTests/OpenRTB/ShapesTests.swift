import JSON
import Testing

@testable import NativeAds

/// Ten shapes that responses come in, each worked out by hand from the specification.
@Suite("OpenRTB: shapes of responses")
struct ShapesTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    var name: String
    var response: String
    var request: String?
    var assets: [String: String]
    var notes: [String] = []
    var testDescription: String { name }
  }

  private static let shapes = [
    Shape(
      name: "1.2, bare, all typed",
      response: """
        {"ver": "1.2", "assets": [
          {"id": 1, "title": {"text": "Oven-fresh by seven"}},
          {"id": 2, "img": {"type": 1, "url": "https://i.example/i.png", "w": 80, "h": 80}},
          {"id": 3, "img": {"type": 3, "url": "https://i.example/m.jpg", "w": 1200, "h": 600}},
          {"id": 4, "data": {"type": 1, "value": "Corner Bakery"}},
          {"id": 5, "data": {"type": 2, "value": "Bread at your door."}},
          {"id": 6, "data": {"type": 3, "value": "4.5"}},
          {"id": 7, "data": {"type": 6, "value": "$6"}},
          {"id": 8, "data": {"type": 12, "value": "Order"}}],
         "link": {"url": "https://bakery.example/"}, "privacy": "https://privacy.example/"}
        """,
      assets: [
        "headline": "Oven-fresh by seven", "icon": "80x80", "image": "1200x600", "ratio": "2.0",
        "advertiser": "Corner Bakery", "body": "Bread at your door.", "stars": "4.5",
        "price": "$6", "cta": "Order", "link": "https://bakery.example/",
        "privacy": "https://privacy.example/", "extra": "openrtb.ver",
      ]),
    Shape(
      name: "1.0, wrapped in native, with logo, labels and layout fields",
      response: """
        {"native": {"ver": 1, "assets": [
          {"id": 1, "title": {"text": "Plant swap"}},
          {"id": 2, "img": {"type": 2, "url": "https://i.example/logo.png", "w": 40, "h": 40}},
          {"id": 3, "data": {"label": "desc", "value": "Bring one, take one"}},
          {"id": 4, "data": {"label": "Sponsored by", "value": "Greenhouse"}}],
         "link": {"url": "https://plants.example/"}}}
        """,
      assets: [
        "headline": "Plant swap", "icon": "40x40", "logo": "40x40",
        "body": "Bring one, take one", "advertiser": "Greenhouse",
        "link": "https://plants.example/", "extra": "openrtb.ver",
      ], notes: ["type unknown (asset id 3)", "type unknown (asset id 4)"]),
    Shape(
      name: "bid response with the markup as an escaped string, untyped, with the bid request",
      response: #"""
        {"id": "r", "seatbid": [{"bid": [{"id": "b", "impid": "7", "price": 1, "adm":
         "{\"native\":{\"assets\":[{\"id\":10,\"title\":{\"text\":\"Swim early\"}},{\"id\":11,\"img\":{\"url\":\"https://i.example/a\",\"w\":100,\"h\":100}},{\"id\":12,\"data\":{\"value\":\"Go\"}}],\"link\":{\"url\":\"https://pool.example/\"}}}"
        }]}]}
        """#,
      request: #"""
        {"id": "r", "imp": [{"id": "6", "native": {"request": "{\"assets\":[{\"id\":12,\"data\":{\"type\":2}}]}"}},
         {"id": "7", "native": {"request": "{\"native\":{\"assets\":[{\"id\":10,\"title\":{\"len\":25}},{\"id\":11,\"img\":{\"type\":3}},{\"id\":12,\"data\":{\"type\":12}}]}}"}}]}
        """#,
      assets: [
        "headline": "Swim early", "image": "100x100", "ratio": "1.0", "cta": "Go",
        "link": "https://pool.example/",
      ]),
    Shape(
      name: "markup as an object under adm, ids as strings in the request",
      response: """
        {"seatbid": [{"bid": [{"adm": {"assets": [
          {"id": 1, "title": {"text": "Owl tours"}},
          {"id": "2", "data": {"value": "Night Walks"}}]}}]}]}
        """,
      request: """
        {"assets": [{"id": "1", "title": {"len": 90}}, {"id": 2, "data": {"type": 1}}]}
        """,
      assets: ["headline": "Owl tours", "advertiser": "Night Walks"]),
    Shape(
      name: "untyped, without request: everything is guessed and said",
      response: """
        {"assets": [
          {"id": 1, "title": {"text": "Tea by post"}},
          {"id": 2, "img": {"url": "https://i.example/a.jpg", "w": 800, "h": 800}},
          {"id": 3, "img": {"url": "https://i.example/b.jpg", "w": 200, "h": 200}},
          {"id": 4, "data": {"value": "Leaf & Sons"}},
          {"id": 5, "data": {"value": "Four teas a month, chosen by a person with opinions."}},
          {"id": 6, "data": {"value": "from £12"}},
          {"id": 7, "data": {"value": "Shop now"}},
          {"id": 8, "data": {"value": "5 stars"}}]}
        """,
      assets: [
        "headline": "Tea by post", "image": "800x800", "ratio": "1.0", "icon": "200x200",
        "advertiser": "Leaf & Sons",
        "body": "Four teas a month, chosen by a person with opinions.", "price": "from £12",
        "cta": "Shop now", "stars": "5.0",
      ],
      notes: (2...8).map { "type unknown (asset id \($0)): guessed" }),
    Shape(
      name: "several images, sale price beside price, rest of the data kept",
      response: """
        {"assets": [
          {"id": 1, "title": {"text": "Rain boots"}},
          {"id": 2, "img": {"type": 3, "url": "https://i.example/1", "w": 382, "h": 200}},
          {"id": 3, "img": {"type": 3, "url": "https://i.example/2", "w": 200, "h": 200}},
          {"id": 4, "data": {"type": 6, "value": "€60"}},
          {"id": 5, "data": {"type": 7, "value": "€39"}},
          {"id": 6, "data": {"type": 4, "value": "1001"}},
          {"id": 7, "data": {"type": 11, "value": "boots.example"}},
          {"id": 8, "data": {"type": 501, "value": "own"}}]}
        """,
      assets: [
        "headline": "Rain boots", "image": "382x200,200x200", "ratio": "1.91", "price": "€39",
        "advertiser": "boots.example", "extra": "likes,data501,price,displayurl",
      ], notes: ["type 501 is an exchange's own"]),
    Shape(
      name: "video with VAST in it, link to a store, trackers of all kinds",
      response: """
        {"ver": "1.1", "assets": [
          {"id": 1, "title": {"text": "Kite Fighter"}},
          {"id": 2, "video": {"vasttag": "<VAST version='3.0'><Ad><InLine><Impression><![CDATA[https://t.example/v?a=1&b=2]]></Impression><Creatives><Creative><Linear><Duration>00:00:15.500</Duration><MediaFiles><MediaFile width='640' height='360'>https://v.example/s.mp4</MediaFile><MediaFile width='1280' height='720'><![CDATA[ https://v.example/l.mp4 ]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>"}},
          {"id": 3, "img": {"type": 3, "url": "https://i.example/p.jpg", "w": 1200, "h": 627}}],
         "link": {"url": "https://apps.apple.com/app/id1", "clicktrackers": ["https://t.example/c"],
                  "fallback": "https://kite.example/"},
         "imptrackers": ["https://t.example/i?p=${AUCTION_PRICE}"],
         "jstracker": "<script>1</script>",
         "eventtrackers": [{"event": 3, "method": 2, "url": "https://t.example/e.js"}]}
        """,
      assets: [
        "headline": "Kite Fighter", "image": "1200x627", "video": "15.5s 1280x720",
        "ratio": "1.78", "store": "App Store", "link": "https://apps.apple.com/app/id1",
        "trackers":
          "impression https://t.example/v?a=1&b=2,click https://t.example/c,"
          + "impression https://t.example/i?p=${AUCTION_PRICE},viewable-100 https://t.example/e.js,"
          + "impression <script>1</script>",
        "extra": "link.fallback,openrtb.ver",
      ], notes: ["the store, App Store, follows from the link"]),
    Shape(
      name: "numbers as strings, text as numbers, blank and missing values",
      response: """
        {"assets": [
          {"id": 1, "title": {"text": "Chess by mail"}},
          {"id": 2, "img": {"type": "3", "url": "https://i.example/m", "w": "600", "h": "400"}},
          {"id": 3, "data": {"type": 6, "value": 4.99}},
          {"id": 4, "data": {"type": 2, "value": "  "}},
          {"id": 5, "data": {"type": 12}},
          {"id": 6, "data": {"type": 3, "value": "93%"}},
          {"id": 7}], "imptrackers": "https://t.example/1", "link": "https://chess.example/"}
        """,
      assets: [
        "headline": "Chess by mail", "image": "600x400", "ratio": "1.5", "price": "4.99",
        "link": "https://chess.example/",
        "extra": "rating", "trackers": "impression https://t.example/1",
      ],
      notes: [
        "a number stands in quotes", "a number stands where a string was expected",
        "the value is blank or missing", "an asset without content",
        "the rating \"93%\" is not from 0 to 5", "a string stands where an object was expected",
      ]),
    Shape(
      name: "broken JSON in the escaped string: an unknown escape, a line break, a trailing comma",
      response: #"""
        {"adm": "{\"assets\":[{\"id\":1,\"title\":{\"text\":\"Salt \\& Pepper\nShakers\"}},]}"}
        """#,
      assets: ["headline": "Salt & Pepper\nShakers"],
      notes: ["an escape that JSON does not know", "a raw control character", "a comma before"]),
    Shape(
      name: "request whose ids do not agree, each kind asked for once",
      response: """
        {"assets": [
          {"id": 3, "img": {"url": "https://i.example/m", "w": 120, "h": 100}},
          {"id": 0, "title": {"text": "Bus to the sea"}},
          {"id": 5, "data": {"value": "Coastline"}}]}
        """,
      request: """
        {"assets": [{"id": 0, "img": {"type": 1}, "required": 1}, {"id": 1, "title": {"len": 90}},
                    {"id": 2, "data": {"type": 1}, "required": 1}]}
        """,
      assets: ["headline": "Bus to the sea", "icon": "120x100", "advertiser": "Coastline"],
      notes: [
        "asset id 3 is not in the request; taken for the icon",
        "asset id 5 is not in the request; taken for the advertiser",
        "the request requires asset id 2 (data); it is missing",
      ]),
  ]

  @Test("a response gives these assets and remarks", arguments: shapes)
  func shape(shape: Shape) throws {
    let request = try shape.request.map {
      try OpenRTBRequest.parse(Array($0.utf8), path: "request.json")
    }
    let file = try AdFile.parse(Array(shape.response.utf8), path: "ad.json", request: request)
    #expect(file.kind == .openRTB)
    let ad = try #require(file.ads.first)
    #expect(Self.assets(ad) == shape.assets)
    for words in shape.notes {
      #expect(file.notes.contains { $0.message.contains(words) }, "\(words)\n\(file.notes)")
    }
    #expect(shape.notes.isEmpty == file.notes.isEmpty, "\(file.notes)")
  }

  @Test(
    "a response without a bid is no fill, not a broken ad",
    arguments: [
      (#"{"id": "1", "nbr": 2}"#, 2, "(reason 2, invalid request)"),
      (#"{"id": "1", "nbr": 500}"#, 500, "(reason 500)"),
      (#"{"id": "1", "seatbid": []}"#, nil, "no bid, so"),
      (#"{"id": "1", "seatbid": [{"seat": "a", "bid": []}]}"#, nil, "no bid, so"),
    ] as [(String, Int?, String)])
  func noBid(response: String, reason: Int?, words: String) throws {
    let error = #expect(throws: NativeAdsError.noBid(file: "ad.json", reason: reason)) {
      try AdFile.parse(Array(response.utf8), path: "ad.json")
    }
    #expect(error?.message.contains(words) == true)
  }

  private static func assets(_ ad: NativeAd) -> [String: String] {
    var assets: [String: String] = [:]
    assets["headline"] = ad.headline
    assets["body"] = ad.body
    assets["cta"] = ad.callToAction
    assets["advertiser"] = ad.advertiser
    assets["store"] = ad.store
    assets["price"] = ad.price
    assets["stars"] = ad.starRating.map { "\($0)" }
    assets["icon"] = ad.icon.map(size)
    assets["logo"] = ad.logo.map(size)
    assets["link"] = ad.link
    assets["privacy"] = ad.privacyLink
    if !ad.images.isEmpty { assets["image"] = ad.images.map(size).joined(separator: ",") }
    let media = ad.mediaContent
    if media.aspectRatio > 0 {
      assets["ratio"] = "\((media.aspectRatio * 100).rounded() / 100)"
    }
    if media.hasVideoContent {
      assets["video"] = "\(media.duration)s \(Int(media.width ?? 0))x\(Int(media.height ?? 0))"
    }
    if !ad.trackers.isEmpty {
      assets["trackers"] = ad.trackers.map { "\($0.event.name) \($0.url)" }.joined(separator: ",")
    }
    if !ad.extraAssets.isEmpty {
      assets["extra"] = ad.extraAssets.map(\.key).joined(separator: ",")
    }
    return assets
  }

  private static func size(_ image: NativeAdImage) -> String {
    "\(Int(image.width ?? 0))x\(Int(image.height ?? 0))"
  }
}
