/// Hears what happens to a video (`GADVideoControllerDelegate`); every method is optional.
@MainActor
public protocol VideoControllerDelegate: AnyObject {
  /// Playback began or went on.
  func videoControllerDidPlayVideo(_ videoController: VideoController)
  /// Playback paused.
  func videoControllerDidPauseVideo(_ videoController: VideoController)
  /// Playback came to its end.
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController)
  /// The sound went off.
  func videoControllerDidMuteVideo(_ videoController: VideoController)
  /// The sound went on.
  func videoControllerDidUnmuteVideo(_ videoController: VideoController)
}

extension VideoControllerDelegate {
  /// Does nothing.
  public func videoControllerDidPlayVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidPauseVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidMuteVideo(_ videoController: VideoController) {}
  /// Does nothing.
  public func videoControllerDidUnmuteVideo(_ videoController: VideoController) {}
}

/// Plays an ad's video on the injected clock (`GADVideoController`).
///
/// `play`, `pause`, `stop` and `setMuted` are the app's and obey `areCustomControlsEnabled`; the
/// `media…` methods are what the SDK's media view does by itself.
@MainActor
public final class VideoController {
  /// What a video does.
  public enum State: Equatable, Sendable {
    case stopped, playing, paused, ended
  }

  /// Hears what happens to the video.
  public weak var delegate: (any VideoControllerDelegate)?
  /// Whether the ad has a video.
  public let hasVideoContent: Bool
  /// Width divided by height; 0 where it is not known.
  public let aspectRatio: Double
  /// The length in seconds; 0 without video or where it is not known.
  public let duration: Double
  /// Whether the app may control playback.
  public let areCustomControlsEnabled: Bool
  /// Whether a tap makes the video large.
  public let isClickToExpandEnabled: Bool
  /// Whether the sound is off.
  public private(set) var isMuted: Bool
  /// What the video does.
  public private(set) var state = State.stopped

  /// The longest time that one frame stands, in seconds.
  private static let lastFrame = 0.25
  private let ad: String
  private let environment: AdEnvironment
  private var playedBefore = 0.0
  private var playingSince = AdTime(seconds: 0)
  private var end: Task<Void, Never>?

  init(media: MediaContent, ad: String, options: VideoOptions, environment: AdEnvironment) {
    hasVideoContent = media.hasVideoContent
    aspectRatio = media.aspectRatio
    duration = media.duration
    areCustomControlsEnabled = media.hasVideoContent && options.areCustomControlsRequested
    isClickToExpandEnabled = media.hasVideoContent && options.isClickToExpandRequested
    isMuted = options.shouldStartMuted
    self.ad = ad
    self.environment = environment
  }

  isolated deinit {
    end?.cancel()
  }

  /// The moment of the video in seconds; 0 without video.
  public var currentTime: Double {
    guard state == .playing else { return playedBefore }
    let time = playedBefore + (environment.clock.now - playingSince)
    return duration > 0 ? min(duration, time) : time
  }

  // MARK: The app's controls

  /// Plays from where the video stands; from the start after its end.
  public func play() { control(mediaPlay) }

  /// Pauses.
  public func pause() { control(mediaPause) }

  /// Goes back to the first frame, so that playing begins anew.
  public func stop() {
    control {
      guard state != .stopped else { return }
      if state == .playing { mediaPause() }
      state = .stopped
      playedBefore = 0
    }
  }

  /// Switches the sound off or on.
  public func setMuted(_ isMuted: Bool) {
    control { mediaSetMuted(isMuted) }
  }

  private func control(_ action: () -> Void) {
    guard areCustomControlsEnabled else { return }
    action()
  }

  // MARK: The media view's controls

  /// Plays, as the media view does once it is on screen or tapped.
  public func mediaPlay() {
    guard hasVideoContent, state != .playing else { return }
    if state == .ended { playedBefore = 0 }
    state = .playing
    playingSince = environment.clock.now
    environment.record(.videoPlay, ad: ad)
    delegate?.videoControllerDidPlayVideo(self)
    waitForEnd()
  }

  /// Pauses, as the media view does once it is off screen or tapped.
  public func mediaPause() {
    guard state == .playing else { return }
    update()
    guard state == .playing else { return }
    playedBefore = currentTime
    state = .paused
    end?.cancel()
    environment.record(.videoPause, ad: ad)
    delegate?.videoControllerDidPauseVideo(self)
  }

  /// Switches the sound, as the media view's own button does.
  public func mediaSetMuted(_ isMuted: Bool) {
    guard hasVideoContent, self.isMuted != isMuted else { return }
    self.isMuted = isMuted
    environment.record(isMuted ? .videoMute : .videoUnmute, ad: ad)
    if isMuted {
      delegate?.videoControllerDidMuteVideo(self)
    } else {
      delegate?.videoControllerDidUnmuteVideo(self)
    }
  }

  /// Sets the moment of a playing video to that of the media view's player, which begins later than it was asked to.
  /// - Parameter seconds: Seconds from the beginning.
  public func mediaFollow(_ seconds: Double) {
    guard state == .playing, seconds.isFinite else { return }
    playedBefore = max(0, seconds)
    playingSince = environment.clock.now
    waitForEnd()
  }

  /// Ends the video with the last frame of the media view's player, whatever length was stated.
  public func mediaEnd() {
    guard state == .playing else { return }
    // The last frame is over a little before the stated length, or after it.
    let isWhole = duration > 0 && duration - currentTime < Self.lastFrame
    finish(at: isWhole ? duration : currentTime)
  }

  /// Ends the video where its time is over.
  ///
  /// A task does this by itself; an event loop that keeps the main actor busy calls it too.
  public func update() {
    guard state == .playing, duration > 0, currentTime >= duration else { return }
    finish(at: duration)
  }

  private func finish(at moment: Double) {
    playedBefore = moment
    state = .ended
    end?.cancel()
    environment.record(.videoEnd, ad: ad)
    delegate?.videoControllerDidEndVideoPlayback(self)
  }

  private func waitForEnd() {
    guard duration > 0 else { return }
    let rest = duration - currentTime
    let clock = environment.clock
    end?.cancel()
    end = Task { [weak self] in
      await clock.sleep(seconds: rest)
      if !Task.isCancelled { self?.update() }
    }
  }
}
