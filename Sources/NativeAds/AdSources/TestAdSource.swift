/// The built-in test ads under the documented test ad units.
///
/// Any other ad unit is answered with an error that says why: AdPane never loads real ads.
public struct TestAdSource: AdSource {
  /// The documented ad units that always give test ads.
  public enum AdUnit: String, CaseIterable, Sendable {
    /// AdMob native advanced, iOS.
    case native = "ca-app-pub-3940256099942544/3986624511"
    /// AdMob native advanced video, iOS.
    case nativeVideo = "ca-app-pub-3940256099942544/2521693316"
    case adManagerNative = "/21775744923/example/native"
    case adManagerNativeVideo = "/21775744923/example/native-video"
    case legacyNative = "/6499/example/native"
    case legacyNativeVideo = "/6499/example/native-video"
    case legacyBackfill = "/6499/example/native-backfill"

    /// Whether the unit gives video ads only.
    public var isVideo: Bool {
      switch self {
      case .nativeVideo, .adManagerNativeVideo, .legacyNativeVideo: true
      case .native, .adManagerNative, .legacyNative, .legacyBackfill: false
      }
    }
  }

  /// The extra that asks for a test ad by name.
  public static let nameExtra = "adpane_ad"

  /// Creates the source.
  public init() {}

  /// Gives the test ads of an ad unit, or of the kind that `ft_ctype` asks for.
  public func ads(for query: AdQuery) async throws(RequestError) -> [NativeAd] {
    guard let unit = AdUnit(rawValue: query.adUnitID) else {
      throw RequestError(
        .invalidRequest,
        "\(query.adUnitID) is no test ad unit, and AdPane never loads real ads; use "
          + "\(AdUnit.native.rawValue) or \(AdUnit.nativeVideo.rawValue)")
    }
    if let name = query.request.extras[Self.nameExtra] {
      guard let test = try? TestAds.named(name) else {
        throw RequestError(.noFill, "there is no test ad “\(name)”")
      }
      return try query.choose(from: [test.ad])
    }
    if let creative = query.request.extras["ft_ctype"] {
      return try query.choose(from: try Self.ads(ofCreative: creative))
    }
    return try query.choose(
      from: Self.served.filter { $0.mediaContent.hasVideoContent == unit.isVideo })
  }

  /// Ads such as a server would serve; the extreme ones come only by name.
  private static let served: [NativeAd] =
    (TestAds.formats + TestAds.media + [TestAds.custom]).map(\.ad)

  private static func ads(ofCreative type: String) throws(RequestError) -> [NativeAd] {
    switch type {
    case "image_app_install": return [TestAds.appInstall.ad]
    case "text_app_install": return [TestAds.noMedia.ad]
    case "video_app_install": return [TestAds.video.ad]
    case "image_display": return [TestAds.content.ad]
    case "partial_slot": return [TestAds.minimal.ad]
    case "html5": throw RequestError(.noFill, "html5 creatives are no native ads")
    default: throw RequestError(.noFill, "ft_ctype \(type) is no documented kind of test creative")
    }
  }
}

extension TestAds {
  /// An ad of a custom format, with keys of its own; it is no ad view's content.
  static let custom = TestAd("custom-format", purpose: "a custom format with keys of its own") {
    ad in
    ad.headline = "Ferry times, without the ferry company"
    ad.extraAssets = [
      ExtraAsset(key: NativeAd.customFormatKey, value: "10063170"),
      ExtraAsset(key: "Headline", value: "Ferry times, without the ferry company"),
      ExtraAsset(key: "Caption", value: "Winter timetable"),
    ]
    ad.mediaContent = MediaContent(image: .bundled("boat.jpg", 1200, 627))
    ad.link = "https://ferries.example/"
  }
}
