import Glibc

/// Frames that were read from a pipe and are not shown yet, and the beginning of the next one.
struct FrameQueue {
  /// A frame with its place in the video, counted from where decoding began.
  struct Frame {
    var index: Int
    var rgba: [UInt8]
  }

  /// What reading came to.
  enum Outcome {
    /// The pipe is empty, or there is no more room.
    case open
    /// No more frames will come.
    case ended
  }

  /// Frames that are kept; ffmpeg waits for the rest to be wanted.
  static let limit = 6

  /// Frames that came whole, since decoding began.
  private(set) var count = 0
  private let frameLength: Int
  private var frames: [Frame] = []
  private var partial: [UInt8] = []
  private var filled = 0

  /// Creates an empty queue of frames of so many bytes.
  init(frameLength: Int) { self.frameLength = frameLength }

  /// Whether another frame may be read.
  var hasRoom: Bool { frames.count < Self.limit }

  /// The place of the first frame that waits; nil where none does.
  var firstIndex: Int? { frames.first?.index }

  /// Takes the first frame out.
  mutating func removeFirst() -> Frame? { frames.isEmpty ? nil : frames.removeFirst() }

  /// Takes what a pipe holds, as far as there is room, and waits for nothing.
  ///
  /// - Parameter descriptor: A pipe that does not block.
  mutating func fill(from descriptor: Int32) -> Outcome {
    while hasRoom {
      if partial.isEmpty { partial = [UInt8](repeating: 0, count: frameLength) }
      let start = filled
      let got = partial.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if got > 0 {
        filled += got
        if filled == frameLength { closeFrame() }
      } else if got == 0 {
        return .ended
      } else if errno == EAGAIN {
        return .open
      } else if errno != EINTR {
        return .ended
      }
    }
    return .open
  }

  private mutating func closeFrame() {
    frames.append(Frame(index: count, rgba: partial))
    count += 1
    partial = []
    filled = 0
  }
}
