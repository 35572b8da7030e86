/// An ad that a loader delivered: its assets, and what happens to it (`GADNativeAd`).
///
/// The assets are read as of a `NativeAd`: `ad.headline`.
@MainActor
@dynamicMemberLookup
public final class LoadedAd {
  /// The longest time that an ad may be held before it is shown, in seconds: one hour.
  public static let shelfLife = 3600.0

  /// The assets.
  public private(set) var assets: NativeAd
  /// Hears what happens to the ad.
  public weak var delegate: (any NativeAdDelegate)?
  /// What the ad's screens are presented from.
  public var rootViewController: RootViewController?
  /// The controller of the ad's video; there is one without video too.
  public let videoController: VideoController
  /// When the ad arrived.
  public let loadedAt: AdTime
  /// Whether the app may offer to mute the ad.
  public let isCustomMuteThisAdAvailable: Bool
  /// Whether the impression is recorded.
  public private(set) var hasRecordedImpression = false
  /// Whether cells of the ad are on screen, as far as was told.
  public private(set) var isVisible = false
  /// Whether the ad is muted: it must not be shown any more.
  public private(set) var isMuted = false
  /// Whether a screen of the ad covers the app.
  public private(set) var isPresentingScreen = false

  private let environment: AdEnvironment

  init(
    _ ad: NativeAd, settings: AdLoaderSettings, rootViewController: RootViewController?,
    environment: AdEnvironment
  ) {
    var ad = settings.image.applied(to: ad)
    ad.adChoicesPosition = ad.adChoicesPosition ?? settings.view.preferredAdChoicesPosition
    assets = ad
    self.rootViewController = rootViewController
    self.environment = environment
    loadedAt = environment.clock.now
    isCustomMuteThisAdAvailable = settings.mute.isCustomMuteThisAdRequested
    videoController = VideoController(
      media: ad.mediaContent, ad: ad.name, options: settings.video, environment: environment)
  }

  /// An asset.
  public subscript<Value>(dynamicMember path: KeyPath<NativeAd, Value>) -> Value {
    assets[keyPath: path]
  }

  /// Gives the media view an image where image loading was disabled (`mediaContent.mainImage`).
  public func setMainImage(_ image: NativeAdImage?) {
    assets.mediaContent.mainImage = image
  }

  /// The reasons that a user may give for muting the ad; nil where muting is not available.
  public var muteThisAdReasons: [MuteThisAdReason]? {
    isCustomMuteThisAdAvailable ? MuteThisAdReason.allCases : nil
  }

  /// Whether the ad was held too long without being shown and should be replaced by a new one.
  public var isExpired: Bool {
    !hasRecordedImpression && environment.clock.now - loadedAt > Self.shelfLife
  }

  /// Tells that cells of the ad are on screen; the first ever record the impression, once.
  public func recordVisibility(cells: Int) {
    isVisible = cells > 0
    guard cells > 0, !hasRecordedImpression, !isMuted else { return }
    hasRecordedImpression = true
    environment.record(.impression, ad: assets.name)
    delegate?.nativeAdDidRecordImpression(self)
  }

  /// Takes the ad off the screen, since its view shows another one or none.
  func leaveScreen() {
    isVisible = false
    videoController.mediaPause()
  }

  /// Clicks an asset.
  ///
  /// Where the click opens a screen, that stays until `dismissScreen()`.
  ///
  /// While a video plays, only the media view takes taps, and they control playback.
  public func click(_ asset: NativeAdAsset) {
    if isMuted { return ignore("the ad is muted") }
    if !hasRecordedImpression { return ignore("a click before the ad was on screen") }
    if videoController.state == .playing {
      return ignore("while the video plays, taps control playback and open nothing")
    }
    environment.record(.click(asset: asset.rawValue, link: assets.link), ad: assets.name)
    delegate?.nativeAdDidRecordClick(self)
    present()
  }

  /// Swipes over the ad: a swipe click, then a click.
  public func swipe(over asset: NativeAdAsset) {
    if isMuted || !hasRecordedImpression { return click(asset) }
    environment.record(.swipeClick, ad: assets.name)
    delegate?.nativeAdDidRecordSwipeGestureClick(self)
    click(asset)
  }

  private func present() {
    guard rootViewController != nil else {
      return ignore("the ad has no root view controller, so nothing is presented")
    }
    guard !isPresentingScreen else { return }
    isPresentingScreen = true
    environment.record(.willPresentScreen, ad: assets.name)
    delegate?.nativeAdWillPresentScreen(self)
  }

  /// Closes the screen that a click opened; does nothing without one.
  public func dismissScreen() {
    guard isPresentingScreen else { return }
    environment.record(.willDismissScreen, ad: assets.name)
    delegate?.nativeAdWillDismissScreen(self)
    isPresentingScreen = false
    environment.record(.didDismissScreen, ad: assets.name)
    delegate?.nativeAdDidDismissScreen(self)
  }

  /// Mutes the ad; a reason may be missing.
  public func muteThisAd(with reason: MuteThisAdReason?) {
    guard isCustomMuteThisAdAvailable else { return ignore("custom mute was not requested") }
    guard !isMuted else { return }
    isMuted = true
    environment.record(.muted(reason: reason?.reasonDescription), ad: assets.name)
    delegate?.nativeAdIsMuted(self)
  }

  /// Writes down that the ad was held too long; the holder drops it and requests a new one.
  func discard() {
    environment.record(.discarded, ad: assets.name)
  }

  func ignore(_ reason: String) {
    environment.record(.ignored(reason), ad: assets.name)
  }
}

/// Why a user mutes an ad (`GADMuteThisAdReason`).
public enum MuteThisAdReason: CaseIterable, Sendable {
  case covered, inappropriate, notInterested, seenTooOften

  /// The reason as it is shown.
  public var reasonDescription: String {
    switch self {
    case .covered: "Ad Covered Content"
    case .inappropriate: "Ad was inappropriate"
    case .notInterested: "Not interested in this ad"
    case .seenTooOften: "Seen this ad multiple times"
    }
  }
}
