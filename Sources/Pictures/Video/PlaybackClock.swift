/// The moment of a video, by a clock that is passed in.
///
/// All times are seconds.
struct PlaybackClock: Equatable, Sendable {
  private var place: Double
  private var since: Double?

  /// Creates a clock that stands at a moment of the video.
  init(at place: Double) { self.place = place }

  /// Whether the video's time goes on.
  var isRunning: Bool { since != nil }

  /// Returns the moment of the video.
  ///
  /// - Parameter now: The time of a clock that never goes back.
  func position(at now: Double) -> Double { place + (since.map { max(0, now - $0) } ?? 0) }

  /// Lets the video's time go on.
  mutating func start(at now: Double) {
    if since == nil { since = now }
  }

  /// Stops the video's time where it is.
  mutating func stop(at now: Double) {
    place = position(at: now)
    since = nil
  }
}
