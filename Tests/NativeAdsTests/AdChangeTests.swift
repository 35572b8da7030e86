import NativeAds
import Testing

@Suite("Changes to an ad")
struct AdChangeTests {
  private func changed(_ change: AdChange) throws -> NativeAd {
    try change.applied(to: TestAds.named("every-asset").ad)
  }

  @Test("texts, numbers, words and sizes are set by the ad file's keys")
  func setting() throws {
    #expect(try changed(.set(key: "headline", value: "Hi")).headline == "Hi")
    #expect(try changed(.set(key: "body", value: " ")).body == nil)
    #expect(try changed(.set(key: "starRating", value: "3.5")).starRating == 3.5)
    #expect(try changed(.set(key: "format", value: "content")).format == .content)
    #expect(try changed(.set(key: "adChoices", value: "topLeft")).adChoicesPosition == .topLeft)
    let media = try changed(.set(key: "media", value: "600x300")).mediaContent
    #expect(media.aspectRatio == 2)
    #expect(media.mainImage?.width == 600)
  }

  @Test(
    "assets are taken out",
    arguments: ["headline", "starRating", "icon", "logo", "images", "media", "link"])
  func removing(key: String) throws {
    let ad = try TestAds.named("every-asset").ad
    #expect(try changed(.remove(key: key)) != ad)
  }

  @Test(
    "what cannot be set is named with what can",
    arguments: [
      ("headlin", "x", "did you mean “headline”?"), ("starRating", "6", "from 0 to 5"),
      ("format", "banner", "native, appInstall, content"), ("icon", "big", "1200x627"),
    ])
  func faults(key: String, value: String, words: String) throws {
    do {
      _ = try changed(.set(key: key, value: value))
      Issue.record("nothing was thrown")
    } catch let error as NativeAdsError {
      #expect(error.message.contains(words))
      #expect(error.message.hasPrefix(key + ": "))
    }
  }
}
