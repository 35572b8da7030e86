import Glibc

/// What a video's file says about itself, as ffprobe reads it.
public struct VideoFacts: Equatable, Sendable {
  /// The length in seconds; -1 where it is not known.
  public var duration: Double
  /// Frames a second; -1 where the rate is not known.
  public var framesPerSecond: Double

  /// Nothing is known.
  public static let unknown = VideoFacts(duration: -1, framesPerSecond: -1)

  /// Creates facts.
  public init(duration: Double, framesPerSecond: Double) {
    self.duration = duration
    self.framesPerSecond = framesPerSecond
  }

  /// Asks ffprobe, which comes with ffmpeg; waits for its answer, 3 seconds at most.
  ///
  /// - Parameter path: The video's file.
  /// - Throws: ``PictureError/noPlayer`` without ffprobe, ``PictureError/noProcess(code:)`` where it does not start.
  public static func read(_ path: String) throws(PictureError) -> VideoFacts {
    let probe = try ChildProcess([
      "ffprobe", "-v", "quiet", "-protocol_whitelist", "file,pipe", "-select_streams", "v:0",
      "-show_entries", "stream=avg_frame_rate,duration:format=duration", "-of",
      "default=noprint_wrappers=1", "file:" + path,
    ])
    return VideoFacts(answer(from: probe.output))
  }

  /// Reads lines such as `duration=30.000000`; the stream's come before the file's.
  init(_ answer: String) {
    self = .unknown
    for line in answer.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "duration": if duration <= 0 { duration = Self.positive(Double(parts[1])) }
      case "avg_frame_rate":
        let terms = parts[1].split(separator: "/").map { Double($0) ?? 0 }
        framesPerSecond = Self.positive(terms.count == 2 ? terms[0] / terms[1] : terms.first)
      default: break
      }
    }
  }

  private static func positive(_ value: Double?) -> Double {
    guard let value, value.isFinite, value > 0 else { return -1 }
    return value
  }

  private static func answer(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while bytes.count < 1 << 16 {
      let ready = poll(&waiting, 1, 3000)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { break }
      let got = Glibc.read(descriptor, &buffer, buffer.count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      bytes += buffer[..<got]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
