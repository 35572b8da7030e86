/// The ads that come with AdPane.
///
/// Their texts and pictures are AdPane's own work, and their links lead to `example` domains, which
/// nobody can register (RFC 2606): a preview never shows, counts or clicks a real ad.
public enum TestAds {
  /// All of them, the plain ones first.
  public static let all: [TestAd] =
    TestAds.formats + TestAds.extremes + TestAds.media + TestAds.scripts

  /// Their names in ASCII.
  public static var names: [String] { all.map(\.name) }

  /// The test ad of a name or title.
  public static func named(_ name: String) throws(NativeAdsError) -> TestAd {
    guard let found = all.first(where: { $0.name == name || $0.title == name }) else {
      throw .unknownTestAd(name)
    }
    return found
  }

  /// The ad that stands for a format where none was asked for.
  public static func standard(for format: NativeAd.Format) -> NativeAd {
    switch format {
    case .native: everyAsset.ad
    case .appInstall: appInstall.ad
    case .content: content.ad
    }
  }
}

extension NativeAdImage {
  /// A picture that comes with AdPane, in its real size.
  static func bundled(_ name: String, _ width: Double, _ height: Double) -> NativeAdImage {
    NativeAdImage(
      content: .bundled(name), imageURL: "https://cdn.example/\(name)", width: width,
      height: height)
  }
}

extension MediaContent {
  init(image: NativeAdImage) {
    self.init()
    mainImage = image
    width = image.width
    height = image.height
    aspectRatio = image.ratio
  }

  init(video name: String, _ width: Double, _ height: Double, duration: Double) {
    self.init()
    hasVideoContent = true
    video = .bundled(name)
    videoURL = "https://cdn.example/\(name).mp4"
    self.width = width
    self.height = height
    aspectRatio = width / height
    self.duration = duration
  }
}
