import Files
import Testing

@testable import NativeAds

@Suite("Bundled pictures")
struct BundledPicturesTests {
  private static let images: [NativeAdImage] = TestAds.all.flatMap { test in
    [test.ad.icon, test.ad.logo, test.ad.mediaContent.mainImage].compactMap { $0 }
      + test.ad.images
  }

  @Test("every picture of a test ad is there, in the size that the ad states", arguments: images)
  func sizes(image: NativeAdImage) throws {
    guard case .bundled(let name) = image.content else {
      Issue.record("\(image) is not bundled")
      return
    }
    let bytes = try #require(BundledPictures.bytes(named: name))
    let size = try #require(ImageHeader(bytes))
    #expect(Double(size.width) == image.width && Double(size.height) == image.height, "\(name)")
  }

  @Test("every video of a test ad has frames in its size")
  func videos() throws {
    for media in TestAds.all.map(\.ad.mediaContent) where media.hasVideoContent {
      guard case .bundled(let name) = media.video else {
        Issue.record("\(media) has no frames")
        continue
      }
      let bytes = try #require(BundledPictures.bytes(named: name))
      let size = try #require(ImageHeader(bytes))
      #expect(Double(size.width) == media.width && Double(size.height) == media.height, "\(name)")
    }
  }

  @Test("an unknown name has no bytes")
  func unknown() {
    #expect(BundledPictures.bytes(named: "nothing.png") == nil)
  }
}
