import Glibc

/// The frames of a video one after another, each waited for.
///
/// Frames come as fast as they are asked for; ``VideoPlayback`` is what keeps the time. The child process that decodes
/// them ends with the value, and with the program.
public struct VideoFrames: ~Copyable {
  /// The pixels of a frame.
  public let size: PictureSize
  /// Frames a second of video time.
  public let framesPerSecond: Double
  private let decoder: VideoDecoder

  /// Starts decoding.
  ///
  /// - Parameters:
  ///   - path: The video's file.
  ///   - size: The pixels of a frame.
  ///   - crop: The part of the video that is shown.
  ///   - framesPerSecond: Frames a second; others are left out or repeated.
  ///   - start: Seconds from the beginning.
  /// - Throws: ``PictureError/noPlayer`` without ffmpeg, ``PictureError/noProcess(code:)`` where it does not start.
  public init(
    path: String, size: PictureSize, crop: PictureCrop = .whole, framesPerSecond: Double = 25,
    start: Double = 0
  ) throws(PictureError) {
    self.size = size
    self.framesPerSecond = framesPerSecond
    decoder = try VideoDecoder(
      path: path, size: size, crop: crop, framesPerSecond: framesPerSecond, start: start)
  }

  /// The process that decodes.
  var process: pid_t { decoder.identifier }

  /// Waits for the next frame; nil at the end, and where the file is no video.
  public mutating func next() -> PicturePixels? {
    let count = size.width * size.height * 4
    let descriptor = decoder.output
    let rgba = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          break
        }
      }
    }
    return rgba.count == count ? PicturePixels(size: size, rgba: rgba) : nil
  }
}
