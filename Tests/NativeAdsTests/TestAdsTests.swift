import Testing

@testable import NativeAds

@Suite("Test ads")
struct TestAdsTests {
  @Test("names are unique, in lower-case ASCII, and safe as file names")
  func names() {
    #expect(Set(TestAds.names).count == TestAds.all.count)
    for name in TestAds.names {
      #expect(name.allSatisfy { "abcdefghijklmnopqrstuvwxyz-".contains($0) }, "\(name)")
    }
  }

  @Test("an ad is found by its name and by its title, and a wrong name lists the right ones")
  func lookup() throws {
    #expect(try TestAds.named("japanese") == TestAds.named("日本語"))
    let error = #expect(throws: NativeAdsError.self) { try TestAds.named("nothing") }
    #expect(error?.description.contains("app-install, content, every-asset") == true)
  }

  @Test("links lead to domains that nobody can own", arguments: TestAds.all)
  func links(test: TestAd) throws {
    let host = try #require(test.ad.link?.split(separator: "/").dropFirst().first)
    #expect(host.hasSuffix(".example"))
  }

  @Test("the assets that a format guarantees are there")
  func guaranteed() {
    let appInstall = TestAds.standard(for: .appInstall)
    #expect(appInstall.format == .appInstall)
    #expect(appInstall.headline != nil && appInstall.icon != nil && appInstall.body != nil)
    #expect(appInstall.images.first != nil && appInstall.callToAction != nil)
    let content = TestAds.standard(for: .content)
    #expect(content.format == .content)
    #expect(content.headline != nil && content.body != nil && content.images.first != nil)
    #expect(content.advertiser != nil && content.callToAction != nil)
    #expect(TestAds.standard(for: .native).headline != nil)
  }

  @Test("every asset is in the ad of that name, and only headline and media in the minimal one")
  func extremes() throws {
    let full = try TestAds.named("every-asset").ad
    #expect(
      [full.headline, full.body, full.callToAction, full.advertiser].allSatisfy { $0 != nil })
    #expect([full.store, full.price].allSatisfy { $0 != nil } && full.starRating != nil)
    #expect(full.icon != nil && full.logo != nil && full.images.count > 1)
    let minimal = try TestAds.named("minimal").ad
    #expect(minimal.headline != nil && minimal.mediaContent.mainImage != nil)
    #expect([minimal.body, minimal.callToAction, minimal.advertiser].allSatisfy { $0 == nil })
    #expect(minimal.icon == nil && minimal.starRating == nil)
  }
}
