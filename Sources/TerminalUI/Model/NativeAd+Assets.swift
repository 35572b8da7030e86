import NativeAds

extension NativeAd {
  /// Whether the ad has anything to show; other JSON is understood as an ad without any asset.
  var hasAssets: Bool {
    NativeAdAsset.allCases.contains { $0 != .adChoices && $0.isPresent(in: self) }
  }
}
