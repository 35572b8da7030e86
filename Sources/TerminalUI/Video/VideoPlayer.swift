import Pictures

/// Plays the frames of an ad's video into the cells of one media view; ffmpeg ends with it.
@MainActor
final class VideoPlayer {
  /// What is played and into which pixels; another one of these needs another player.
  struct Source: Equatable {
    /// The loaded ad.
    var ad: ObjectIdentifier
    /// The video's file.
    var path: String
    /// The pixels of a frame.
    var size: PictureSize
    /// The part of the video that is seen.
    var crop: PictureCrop

    /// Whether the other one shows the same video, in whatever size.
    func isSameVideo(as other: Source) -> Bool { ad == other.ad && path == other.path }
  }

  /// What is played.
  let source: Source
  /// The newest frame; nil before the first.
  private(set) var frame: PicturePixels?
  /// What is shown before the first frame: the last one of the player before, whose size was another.
  let frameBefore: PicturePixels?
  /// The length in seconds; 0 where neither the ad nor the file has told it.
  private(set) var duration: Double
  private var playback: VideoPlayback

  /// Starts decoding.
  /// - Parameters:
  ///   - start: Seconds from the beginning.
  ///   - duration: The length that the ad states, in seconds; 0 where it states none.
  ///   - before: The player before, whose picture stays until there is another one of the same video.
  init(
    _ source: Source, start: Double, duration: Double, after before: VideoPlayer?
  ) throws(PictureError) {
    self.source = source
    let isSame = before?.source.isSameVideo(as: source) == true
    frameBefore = isSame ? before?.newestFrame : nil
    self.duration = duration
    playback = try VideoPlayback(
      path: source.path, size: source.size, crop: source.crop, start: start,
      duration: duration > 0 ? duration : -1)
    guard duration <= 0 else { return }
    let path = source.path
    Task { [weak self] in
      // Asking takes a moment in which the first frames can be seen already.
      let facts = await Task.detached { try? VideoFacts.read(path) }.value
      if let facts, facts.duration > 0 { self?.duration = facts.duration }
    }
  }

  /// What is to be shown, perhaps in another size; nil where there is nothing yet.
  var newestFrame: PicturePixels? { frame ?? frameBefore }

  /// What to wait for; -1 while no frame is wanted.
  var descriptor: Int32 { playback.descriptor }

  /// Why there is no picture; nil while all is well.
  var problem: PictureError? { playback.problem }

  /// Whether the last frame was shown for its time.
  var isOver: Bool { playback.state == .ended }

  /// Takes what ffmpeg has written.
  func read() { playback.read() }

  /// The moment of the video, in seconds from its beginning.
  func position(at now: Double) -> Double { playback.position(at: now) }

  /// Seconds until the next frame is due; nil where only ffmpeg can tell.
  func delay(at now: Double) -> Double? { playback.delay(at: now) }

  /// Plays or pauses, and takes the frame whose time it is.
  /// - Returns: Whether there is another frame to be shown.
  func advance(isPlaying: Bool, at now: Double) throws(PictureError) -> Bool {
    if isPlaying {
      if playback.state == .paused { try playback.resume(at: now) }
    } else {
      playback.pause(at: now)
    }
    guard let next = playback.frame(at: now) else { return false }
    frame = next
    return true
  }
}
