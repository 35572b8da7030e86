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
    let size = try #require(PictureSize(head: bytes))
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
      let size = try #require(PictureSize(head: bytes))
      #expect(Double(size.width) == media.width && Double(size.height) == media.height, "\(name)")
    }
  }

  @Test("an unknown name has no bytes")
  func unknown() {
    #expect(BundledPictures.bytes(named: "nothing.png") == nil)
  }

  @Test(
    "a header that is cut off or lies has no size",
    arguments: [
      [], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
      [0x89, 0x50, 0x4E, 0x47], Array("GIF89a\0\0\0\0".utf8), Array("RIFF0000WEBPVP8".utf8),
    ] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    #expect(PictureSize(head: bytes) == nil)
  }
}
