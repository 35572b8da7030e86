import Glibc

/// A video that plays at its own speed, for a program that waits in `poll(2)` and keeps its own clock.
///
/// ffmpeg decodes in a child process that ends with the value, and with the program. Nothing here waits: ``read()``
/// takes what is there, ``frame(at:)`` gives the frame whose time it is. Frames that come too late are left out; those
/// that come early wait, and ffmpeg waits with them, so that memory is bounded. Time begins with the first frame, not
/// with the start of ffmpeg. All times are seconds.
public struct VideoPlayback: ~Copyable {
  /// What a video does.
  public enum State: Equatable, Sendable {
    case playing, paused, ended
  }

  /// For so long a picture may stand still before a frame is shown although it is late.
  private static let patience = 0.25

  /// The video's file.
  public let path: String
  /// The pixels of a frame.
  public let size: PictureSize
  /// The part of the video that is shown.
  public let crop: PictureCrop
  /// Frames a second of video time.
  public let framesPerSecond: Double
  /// The video's length in seconds; 0 or less where it is not known before the end is there.
  public let duration: Double

  /// What the video does.
  public private(set) var state = State.playing
  /// Frames that ``frame(at:)`` gave out.
  public private(set) var shownCount = 0
  /// Frames that were left out because they came too late.
  public private(set) var droppedCount = 0

  private var decoder: VideoDecoder?
  private var queue: FrameQueue
  private var clock: PlaybackClock
  /// Where decoding began.
  private var start: Double
  private var hasAllFrames = false
  private var lastShown: Double?
  /// Whether the first frame since ``start`` came, which time begins with.
  private var hasBegun = false

  /// Starts decoding; the video plays as soon as its first frame is there.
  ///
  /// - Parameters:
  ///   - path: The video's file.
  ///   - size: The pixels of a frame.
  ///   - crop: The part of the video that is shown.
  ///   - framesPerSecond: Frames a second, above 0; others are left out or repeated.
  ///   - start: Where playing begins, in seconds from the beginning.
  ///   - duration: The video's length in seconds; 0 or less where it is not known.
  /// - Throws: ``PictureError/noPlayer`` without ffmpeg, ``PictureError/noProcess(code:)`` where it does not start.
  public init(
    path: String, size: PictureSize, crop: PictureCrop = .whole, framesPerSecond: Double = 25,
    start: Double = 0, duration: Double = -1
  ) throws(PictureError) {
    self.path = path
    self.size = size
    self.crop = crop
    self.framesPerSecond = max(0.1, framesPerSecond.isFinite ? framesPerSecond : 25)
    self.duration = duration
    self.start = Self.place(start)
    clock = PlaybackClock(at: self.start)
    queue = FrameQueue(frameLength: size.width * size.height * 4)
    decoder = try Self.decoder(
      path: path, size: size, crop: crop, framesPerSecond: self.framesPerSecond, start: self.start)
  }

  // MARK: Reading

  /// What to wait for with `poll`; -1, which `poll` passes over, while no frame is wanted and after the last.
  public var descriptor: Int32 {
    guard queue.hasRoom, !hasAllFrames, decoder != nil else { return -1 }
    return output
  }

  /// Takes what ffmpeg has written so far, without waiting.
  public mutating func read() {
    let descriptor = descriptor
    guard descriptor >= 0, case .ended = queue.fill(from: descriptor) else { return }
    hasAllFrames = true
    decoder = nil
  }

  /// Why there is no picture: the file ended before its first frame; nil while all is well.
  public var problem: PictureError? {
    hasAllFrames && queue.count == 0 && start == 0 ? .noFrame : nil
  }

  // MARK: Showing

  /// Returns the frame to show from now on; nil where the one before still stands.
  ///
  /// A video that is paused gives the frame of its place once.
  ///
  /// - Parameter now: The time of a clock that never goes back, such as `CLOCK_MONOTONIC`.
  public mutating func frame(at now: Double) -> PicturePixels? {
    if queue.firstIndex != nil { hasBegun = true }
    if state == .playing, hasBegun { clock.start(at: now) }
    let due = index(at: now)
    var latest: FrameQueue.Frame?
    while let first = queue.firstIndex, first <= due {
      if latest != nil { droppedCount += 1 }
      latest = queue.removeFirst()
    }
    endIfOver(at: now)
    guard let latest else { return nil }
    let isLate = latest.index < due && state == .playing
    if isLate, let lastShown, now - lastShown < Self.patience {
      droppedCount += 1
      return nil
    }
    lastShown = now
    shownCount += 1
    return PicturePixels(size: size, rgba: latest.rgba)
  }

  /// Returns the seconds until ``frame(at:)`` has something to do; nil where only the pipe can tell, and after the end.
  public func delay(at now: Double) -> Double? {
    guard state != .ended else { return nil }
    if let first = queue.firstIndex {
      if state == .paused { return first <= index(at: now) ? 0 : nil }
      guard clock.isRunning else { return 0 }
      return max(0, start + Double(first) / framesPerSecond - clock.position(at: now))
    }
    guard state == .playing, let end else { return nil }
    return max(0, end - clock.position(at: now))
  }

  /// Returns the moment of the video, in seconds from its beginning.
  public func position(at now: Double) -> Double {
    let position = clock.position(at: now)
    return end.map { min($0, position) } ?? position
  }

  // MARK: Controls

  /// Stops at the frame that is shown; the place is kept.
  public mutating func pause(at now: Double) {
    guard state == .playing else { return }
    clock.stop(at: now)
    state = .paused
  }

  /// Plays on from the place; from the beginning after the end.
  public mutating func resume(at now: Double) throws(PictureError) {
    switch state {
    case .playing: return
    case .ended: try restart(at: 0)
    case .paused:
      // Time that passed in the pause makes no frame late.
      lastShown = nil
      if hasBegun { clock.start(at: now) }
    }
    state = .playing
  }

  /// Goes to another place, playing or paused as before; a video that ended plays.
  ///
  /// - Parameter place: Seconds from the beginning.
  public mutating func seek(to place: Double) throws(PictureError) {
    try restart(at: place)
    if state == .ended { state = .playing }
  }

  /// The process that decodes; nil after the last frame.
  var process: pid_t? {
    // An optional that cannot be copied has no map that borrows.
    switch decoder {
    case .some(let decoder): decoder.identifier
    case .none: nil
    }
  }

  // MARK: Parts

  private var output: Int32 {
    switch decoder {
    case .some(let decoder): decoder.output
    case .none: -1
    }
  }

  /// The number of the frame whose time it is, counted from where decoding began.
  private func index(at now: Double) -> Int {
    // Sums of fractions may miss a whole number by a little.
    Int(min(1e9, (clock.position(at: now) - start) * framesPerSecond + 1e-6))
  }

  /// Where the video ends; nil while that is not known.
  private var end: Double? {
    if hasAllFrames { return start + Double(queue.count) / framesPerSecond }
    return duration > 0 ? max(start, duration) : nil
  }

  private mutating func endIfOver(at now: Double) {
    guard state == .playing, let end, clock.position(at: now) >= end - 1e-6 else { return }
    // A file without frames has no first frame to wait for.
    guard clock.isRunning || hasAllFrames else { return }
    clock.stop(at: now)
    state = .ended
    decoder = nil
  }

  private mutating func restart(at place: Double) throws(PictureError) {
    let place = Self.place(place)
    decoder = try Self.decoder(
      path: path, size: size, crop: crop, framesPerSecond: framesPerSecond, start: place)
    start = place
    clock = PlaybackClock(at: place)
    queue = FrameQueue(frameLength: size.width * size.height * 4)
    hasAllFrames = false
    lastShown = nil
    hasBegun = false
  }

  private static func place(_ seconds: Double) -> Double {
    seconds.isFinite ? max(0, seconds) : 0
  }

  private static func decoder(
    path: String, size: PictureSize, crop: PictureCrop, framesPerSecond: Double, start: Double
  ) throws(PictureError) -> VideoDecoder {
    let decoder = try VideoDecoder(
      path: path, size: size, crop: crop, framesPerSecond: framesPerSecond, start: start)
    // Only this end: ffmpeg shall wait in its own.
    _ = fcntl(decoder.output, F_SETFL, O_RDONLY | O_NONBLOCK)
    return decoder
  }
}
