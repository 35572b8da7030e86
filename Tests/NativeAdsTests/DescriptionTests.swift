import JSON
import Testing

@testable import NativeAds

@Suite("How ads are described")
struct DescriptionTests {
  @Test("a response is described asset by asset, with origins")
  func lines() throws {
    let text = #"""
      {"assets": [{"id": 1, "title": {"text": "Row \u001b[31mred"}},
        {"id": 2, "img": {"type": 3, "url": "https://i.example/m", "w": 1200, "h": 627}},
        {"id": 3, "data": {"value": "Two oars, no engine, all yours."}}],
       "link": {"url": "https://lake.example/"}, "imptrackers": ["https://t.example/${X}"]}
      """#
    let file = try AdFile.parse(Array(text.utf8), path: "lake.json")
    #expect(
      file.descriptionLines == [
        "lake  native, programmatic",
        #"  headline        "Row \u001b[31mred" from $.assets[0]"#,
        #"  body            "Two oars, no engine, all yours." from $.assets[2], a guess"#,
        #"  image           1200×627 "https://i.example/m" from $.assets[1]"#,
        "  media           image 1200×627, ratio 1.91 from $.assets[1]",
        "  absent          callToAction, advertiser, store, price, starRating, icon",
        #"  link            "https://lake.example/""#,
        #"  tracker         impression "https://t.example/${X}""#,
        "lake.json:3:3: note: $.assets[2]: type unknown (asset id 3): guessed to be the body; "
          + "the request (--request) would tell",
      ])
  }

  @Test("each of several images has an origin of its own")
  func severalImages() throws {
    let text = """
      {"assets": [{"id": 1, "img": {"type": 3, "url": "a", "w": 4, "h": 2}},
        {"id": 2, "img": {"type": 1, "url": "b", "w": 1, "h": 1}},
        {"id": 3, "title": {"text": "T"}},
        {"id": 4, "img": {"type": 3, "url": "c", "w": 4, "h": 3}}]}
      """
    let file = try AdFile.parse(Array(text.utf8), path: "a.json")
    #expect(
      file.descriptionLines.filter { $0.contains("image") || $0.contains("icon") } == [
        #"  icon            1×1 "b" from $.assets[1]"#,
        #"  image           4×2 "a" from $.assets[0]"#,
        #"  image           4×3 "c" from $.assets[3]"#,
        "  media           image 4×2, ratio 2 from $.assets[0]",
      ])
  }

  @Test("an image that the request names comes before a guessed one, each with its basis")
  func requestedImage() throws {
    let response = """
      {"assets": [{"id": 1, "title": {"text": "T"}},
        {"id": 2, "img": {"url": "image.jpg", "w": 320, "h": 250}},
        {"id": 3, "img": {"url": "asked.jpg", "w": 50, "h": 50}}]}
      """
    let request = try OpenRTBRequest.parse(
      Array(#"{"assets": [{"id": 3, "img": {"type": 3}}]}"#.utf8), path: "r.json")
    let file = try AdFile.parse(Array(response.utf8), path: "a.json", request: request)
    #expect(
      file.descriptionLines.filter { $0.hasPrefix("  image") || $0.hasPrefix("  media") } == [
        #"  image           50×50 "asked.jpg" from $.assets[2], as the request says"#,
        #"  image           320×250 "image.jpg" from $.assets[1], a guess"#,
        "  media           image 50×50, ratio 1 from $.assets[2], as the request says",
      ])
  }

  @Test("images of an ad file have the paths of their elements")
  func imagesOfAdFile() throws {
    let text = #"{"images": [{"width": 3, "height": 2}, null, {"width": 5, "height": 2}]}"#
    let file = try AdFile.parse(Array(text.utf8), path: "a.json")
    let assets = file.description(path: "a.json")["ads"]?[0]?["assets"]?.elements ?? []
    #expect(
      assets.map { $0["path"]?.stringValue } == ["$.images[0]", "$.images[2]", "$.images[0]"])
  }

  @Test("the same as JSON")
  func json() throws {
    let file = try AdFile.parse(
      Array(#"{"headline": "H", "media": {"kind": "video", "duration": 15}}"#.utf8), path: "a.json")
    let json = file.description(path: "a.json")
    #expect(json["kind"]?.stringValue == "ad-file")
    let ad = try #require(json["ads"]?[0])
    #expect(
      ad["assets"]?[0]?.serialized()
        == #"{"asset":"headline","value":"H","path":"$.headline","basis":"stated"}"#)
    #expect(ad["assets"]?[1]?["value"]?["duration"]?.numberValue == 15)
    #expect(try JSONValue.parse(Array(json.serialized(pretty: true).utf8))["schema"] == .integer(1))
  }

  @Test("the test ads are listed with what they are good for")
  func testAds() {
    #expect(TestAds.descriptionLines.count == TestAds.all.count)
    #expect(TestAds.descriptionLines.contains { $0.hasPrefix("japanese ") && $0.contains("日本語") })
    #expect(TestAds.description["testAds"]?.elements?.count == TestAds.all.count)
  }
}
