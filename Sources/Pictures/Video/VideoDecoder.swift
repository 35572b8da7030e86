import Glibc

/// An ffmpeg that decodes a file into raw frames, as fast as they are read; it ends with the value.
///
/// It may read local files alone.
struct VideoDecoder: ~Copyable {
  private let process: ChildProcess

  /// The pipe that frames come from, four bytes a pixel and without gaps.
  var output: Int32 { process.output }

  /// The process of ffmpeg.
  var identifier: pid_t { process.identifier }

  /// Starts decoding at a moment, in seconds from the beginning.
  init(
    path: String, size: PictureSize, crop: PictureCrop, framesPerSecond: Double, start: Double
  ) throws(PictureError) {
    process = try ChildProcess([
      "ffmpeg", "-v", "quiet", "-nostdin", "-protocol_whitelist", "file,pipe", "-threads", "1",
      "-ss", "\(max(0, start))", "-i", "file:" + path, "-an", "-sn", "-vf",
      "fps=\(framesPerSecond),\(Self.filter(crop))scale=\(size.width):\(size.height):flags=area",
      "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1",
    ])
  }

  private static func filter(_ crop: PictureCrop) -> String {
    guard crop != .whole else { return "" }
    return "crop=iw*\(crop.width):ih*\(crop.height):iw*\(crop.x):ih*\(crop.y),"
  }
}
