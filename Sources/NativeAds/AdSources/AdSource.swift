/// Where the ads of a loader come from.
public protocol AdSource: Sendable {
  /// Finds ads for a request; at most as many as it asks for, and at least one.
  /// - Throws: What the ad server would answer, such as `noFill`.
  func ads(for query: AdQuery) async throws(RequestError) -> [NativeAd]
}

/// What a loader asks a source for.
public struct AdQuery: Equatable, Sendable {
  /// The ad unit.
  public var adUnitID: String
  /// The targeting.
  public var request: Request
  /// The types that the loader takes.
  public var adTypes: [AdLoaderAdType]
  /// The loader's settings.
  public var settings: AdLoaderSettings
  /// How many ads are wanted, 1…5.
  public var count: Int
  /// How many requests of this loader came before, so that a source can go through its ads.
  public var ordinal: Int

  /// Creates a query.
  public init(
    adUnitID: String, request: Request = Request(), adTypes: [AdLoaderAdType] = [.native],
    settings: AdLoaderSettings = AdLoaderSettings(), count: Int = 1, ordinal: Int = 0
  ) {
    self.adUnitID = adUnitID
    self.request = request
    self.adTypes = adTypes
    self.settings = settings
    self.count = count
    self.ordinal = ordinal
  }

  /// The ads among some that the query is for, as many as it wants, going round.
  /// - Throws: `noFill` where none fits.
  public func choose(from ads: [NativeAd]) throws(RequestError) -> [NativeAd] {
    let ratio = settings.media.mediaAspectRatio
    let fitting = ads.filter { ad in adTypes.contains { $0.takes(ad) } }
    let preferred = fitting.filter { ratio.matches($0.mediaContent.aspectRatio) }
    // The ratio is a preference: an ad of another one comes rather than none.
    let chosen = preferred.isEmpty ? fitting : preferred
    guard !chosen.isEmpty else {
      throw RequestError(.noFill, "there is no ad of the types that the loader takes")
    }
    return (0..<min(count, chosen.count)).map { chosen[(ordinal * count + $0) % chosen.count] }
  }
}

/// The types of ads that a loader takes (`GADAdLoaderAdType` constants).
public enum AdLoaderAdType: String, CaseIterable, Sendable {
  /// App-install ads, 2015 to 2019.
  case nativeAppInstall
  /// Content ads, 2015 to 2019.
  case nativeContent
  /// Ads of the unified format since 7.29.
  case native
  /// Ads of a format of the publisher's own.
  case customNative

  /// Whether an ad comes as this type.
  ///
  /// The unified type takes app-install and content ads too.
  func takes(_ ad: NativeAd) -> Bool {
    switch self {
    case .nativeAppInstall: ad.format == .appInstall && ad.customFormatID == nil
    case .nativeContent: ad.format == .content && ad.customFormatID == nil
    case .native: ad.customFormatID == nil
    case .customNative: ad.customFormatID != nil
    }
  }
}

extension NativeAd {
  /// The key among the extra assets that makes an ad one of a custom format.
  public static let customFormatKey = "customFormatID"

  /// The id of the ad's custom format; nil for the SDK's own formats.
  public var customFormatID: String? {
    extraAssets.first { $0.key == Self.customFormatKey }?.value
  }
}
