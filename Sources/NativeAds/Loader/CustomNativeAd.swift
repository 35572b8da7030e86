/// An ad of a publisher's own format, whose assets have keys (`GADCustomNativeAd`).
@MainActor
public final class CustomNativeAd {
  /// The id of the format.
  public let formatID: String
  /// Called in place of what a click does by itself, with the asset's key.
  public var customClickHandler: (@MainActor (String) -> Void)?
  /// The ad's media and events.
  public let ad: LoadedAd

  init(_ ad: LoadedAd) {
    self.ad = ad
    formatID = ad.assets.customFormatID ?? ""
  }

  /// The keys of the ad's texts and images.
  public var availableAssetKeys: [String] {
    ad.extraAssets.map(\.key).filter { $0 != NativeAd.customFormatKey }
      + (ad.mediaContent.mainImage == nil ? [] : [Self.mainImageKey])
  }

  /// The key under which the main image comes.
  public static let mainImageKey = "MainImage"

  /// The text of a key.
  public func string(forKey key: String) -> String? {
    ad.extraAssets.first { $0.key == key }?.value
  }

  /// The image of a key.
  public func image(forKey key: String) -> NativeAdImage? {
    key == Self.mainImageKey ? ad.mediaContent.mainImage : nil
  }

  /// Records the impression; of many calls the first counts.
  public func recordImpression() {
    ad.recordVisibility(cells: 1)
  }

  /// Records a click on the asset of a key.
  public func performClickOnAsset(withKey key: String) {
    if let customClickHandler { return customClickHandler(key) }
    ad.click(NativeAdAsset(rawValue: key) ?? .custom)
  }
}
