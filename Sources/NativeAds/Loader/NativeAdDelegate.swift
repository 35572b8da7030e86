/// Hears what happens to an ad (`GADNativeAdDelegate`); every method is optional.
@MainActor
public protocol NativeAdDelegate: AnyObject {
  /// The impression was recorded.
  func nativeAdDidRecordImpression(_ nativeAd: LoadedAd)
  /// A click was recorded.
  func nativeAdDidRecordClick(_ nativeAd: LoadedAd)
  /// A swipe was recorded as a click.
  func nativeAdDidRecordSwipeGestureClick(_ nativeAd: LoadedAd)
  /// A screen is about to cover the app.
  func nativeAdWillPresentScreen(_ nativeAd: LoadedAd)
  /// That screen is about to go.
  func nativeAdWillDismissScreen(_ nativeAd: LoadedAd)
  /// That screen has gone.
  func nativeAdDidDismissScreen(_ nativeAd: LoadedAd)
  /// The ad was muted.
  func nativeAdIsMuted(_ nativeAd: LoadedAd)
}

extension NativeAdDelegate {
  /// Does nothing.
  public func nativeAdDidRecordImpression(_ nativeAd: LoadedAd) {}
  /// Does nothing.
  public func nativeAdDidRecordClick(_ nativeAd: LoadedAd) {}
  /// Does nothing.
  public func nativeAdDidRecordSwipeGestureClick(_ nativeAd: LoadedAd) {}
  /// Does nothing.
  public func nativeAdWillPresentScreen(_ nativeAd: LoadedAd) {}
  /// Does nothing.
  public func nativeAdWillDismissScreen(_ nativeAd: LoadedAd) {}
  /// Does nothing.
  public func nativeAdDidDismissScreen(_ nativeAd: LoadedAd) {}
  /// Does nothing.
  public func nativeAdIsMuted(_ nativeAd: LoadedAd) {}
}
