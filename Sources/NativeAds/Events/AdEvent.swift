import JSON

/// Something that happened to an ad or a loader, under the SDK's names.
public struct AdEvent: Equatable, Sendable {
  /// What happened.
  public enum Kind: Equatable, Sendable {
    /// A request was sent; its ad unit.
    case request(adUnitID: String)
    /// A request was turned away before it was sent; the reason.
    case requestRefused(String)
    /// `adLoader:didReceiveNativeAd:` and its like.
    case loaded
    /// `adLoader:didFailToReceiveAdWithError:`
    case failed(RequestError)
    /// `adLoaderDidFinishLoading:`
    case finishedLoading
    /// The ad was held too long without being shown.
    case discarded
    /// `nativeAdDidRecordImpression:`
    case impression
    /// `nativeAdDidRecordClick:`, with the asset's name and where it leads.
    case click(asset: String, link: String?)
    /// `nativeAdDidRecordSwipeGestureClick:`; a click follows.
    case swipeClick
    /// `nativeAdWillPresentScreen:`
    case willPresentScreen
    /// `nativeAdWillDismissScreen:`
    case willDismissScreen
    /// `nativeAdDidDismissScreen:`
    case didDismissScreen
    /// `nativeAdIsMuted:`, with the reason that the user gave.
    case muted(reason: String?)
    /// `videoControllerDidPlayVideo:`
    case videoPlay
    /// `videoControllerDidPauseVideo:`
    case videoPause
    /// `videoControllerDidEndVideoPlayback:`
    case videoEnd
    /// `videoControllerDidMuteVideo:`
    case videoMute
    /// `videoControllerDidUnmuteVideo:`
    case videoUnmute
    /// Something that the SDK would refuse or ignore; the reason.
    case ignored(String)
  }

  /// When it happened.
  public var time: AdTime
  /// The ad's name; nil for what happens to a loader.
  public var ad: String?
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(time: AdTime, ad: String?, kind: Kind) {
    self.time = time
    self.ad = ad
    self.kind = kind
  }
}

extension AdEvent.Kind {
  /// The stable name in saved logs.
  public var name: String {
    switch self {
    case .request: "request"
    case .requestRefused: "request-refused"
    case .loaded: "loaded"
    case .failed: "failed"
    case .finishedLoading: "finished-loading"
    case .discarded: "discarded"
    case .impression: "impression"
    case .click: "click"
    case .swipeClick: "swipe-click"
    case .willPresentScreen: "will-present-screen"
    case .willDismissScreen: "will-dismiss-screen"
    case .didDismissScreen: "did-dismiss-screen"
    case .muted: "muted"
    case .videoPlay: "video-play"
    case .videoPause: "video-pause"
    case .videoEnd: "video-end"
    case .videoMute: "video-mute"
    case .videoUnmute: "video-unmute"
    case .ignored: "ignored"
    }
  }

  private var details: [JSONValue.Member] {
    switch self {
    case .request(let unit): [.init("adUnitID", .string(unit))]
    case .requestRefused(let reason), .ignored(let reason): [.init("reason", .string(reason))]
    case .failed(let error):
      [
        .init("code", .integer(error.code.rawValue)), .init("error", .string(error.code.name)),
        .init("message", .string(error.message)),
      ]
    case .click(let asset, let link):
      [.init("asset", .string(asset)), .init("link", .string(orNull: link))]
    case .muted(let reason): [.init("reason", .string(orNull: reason))]
    default: []
    }
  }

  /// The event in words.
  public var words: String {
    switch self {
    case .request(let unit): "request for \(unit)"
    case .requestRefused(let reason): "request refused: \(reason)"
    case .failed(let error): "failed: \(error)"
    case .finishedLoading: "finished loading"
    case .discarded: "discarded: held for more than an hour without being shown"
    case .impression: "impression (first cell visible)"
    case .click(let asset, let link): "click  \(asset)" + (link.map { " → \($0)" } ?? "")
    case .muted(let reason): "muted" + (reason.map { ": \($0)" } ?? "")
    case .ignored(let reason): "ignored: \(reason)"
    default: String(name.map { $0 == "-" ? " " : $0 })
    }
  }

  fileprivate var members: [JSONValue.Member] { [.init("event", .string(name))] + details }
}

extension AdEvent {
  /// The event as one line: time of day, ad, words.
  ///
  /// Texts come from outside and may hold anything.
  public var line: String {
    [time.timeOfDay, ad, kind.words].compactMap { $0 }.joined(separator: "  ")
  }

  /// The event as an object of a saved log.
  public var json: JSONValue {
    .object(
      [
        .init("time", .string(time.timestamp)), .init("ad", .string(orNull: ad)),
      ] + kind.members)
  }
}
