/// An ad view in use (`GADNativeAdView`): the registration and the ad that is associated with it.
///
/// As in the guides, the ad is associated last, after the views are populated.
@MainActor
public final class NativeAdView {
  /// The view with its asset views.
  public var registration: NativeAdRegistration {
    didSet {
      guard registration != oldValue, let nativeAd else { return }
      nativeAd.ignore("the ad view was changed after its ad was associated; associate the ad last")
    }
  }
  /// What the SDK found wrong when the ad was associated.
  public private(set) var faults: [NativeAdRegistration.Fault] = []
  /// The ad; setting it registers the asset views.
  public var nativeAd: LoadedAd? {
    didSet { associate(replacing: oldValue) }
  }

  /// Creates an ad view without an ad.
  public init(_ registration: NativeAdRegistration) {
    self.registration = registration
  }

  private func associate(replacing old: LoadedAd?) {
    if old !== nativeAd { old?.leaveScreen() }
    guard let nativeAd else {
      faults = []
      return
    }
    faults = registration.faults(for: nativeAd.assets)
    for fault in faults { nativeAd.ignore(fault.description) }
  }

  /// Tells how many cells of the view are on screen.
  ///
  /// The first one ever records the impression. A video plays when the view comes into sight, and pauses when it is
  /// out of sight; what the user does meanwhile stays.
  public func setVisibleCells(_ count: Int) {
    guard let nativeAd else { return }
    let wasVisible = nativeAd.isVisible
    nativeAd.recordVisibility(cells: count)
    guard nativeAd.isVisible != wasVisible else { return }
    let video = nativeAd.videoController
    if count <= 0 {
      video.mediaPause()
    } else if video.state == .stopped || video.state == .paused {
      video.mediaPlay()
    }
  }

  /// Taps the view of an asset.
  ///
  /// What has no outlet, and the background, takes no clicks.
  public func tap(_ asset: NativeAdAsset) {
    guard let nativeAd else { return }
    guard let view = registration.assetViews.first(where: { $0.asset == asset }) else {
      return nativeAd.ignore("\(asset.rawValue) is not registered, so a tap on it opens nothing")
    }
    if let clickable = registration.clickable, asset != .media, !clickable.contains(asset) {
      return nativeAd.ignore("\(asset.rawValue) is registered as not clickable")
    }
    if faults.contains(.notInside(asset)) {
      return nativeAd.ignore("\(asset.rawValue) is outside the ad view, so the tap is not counted")
    }
    if view.isControl && view.isUserInteractionEnabled {
      return nativeAd.ignore("the button of \(asset.rawValue) took the tap itself")
    }
    if asset == .media, nativeAd.videoController.hasVideoContent,
      nativeAd.videoController.state != .ended
    {
      return nativeAd.videoController.state == .playing
        ? nativeAd.videoController.mediaPause() : nativeAd.videoController.mediaPlay()
    }
    nativeAd.click(asset)
  }
}
