import Foundation

/// ffmpeg as the tests use it: to make the clips that they play.
enum FFmpeg {
  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/ffmpeg" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isThere: Bool { path != nil }

  /// A clip or picture that lives as long as a test.
  final class Clip {
    let path: String

    init(_ inputs: [String], arguments: [String], kind: String = "mp4") throws {
      path = NSTemporaryDirectory() + "adpane-\(UUID().uuidString).\(kind)"
      let ffmpeg = Process()
      ffmpeg.executableURL = URL(fileURLWithPath: FFmpeg.path ?? "")
      ffmpeg.arguments =
        ["-v", "quiet", "-nostdin"] + inputs.flatMap { ["-f", "lavfi", "-i", $0] } + arguments
        + [path]
      try ffmpeg.run()
      ffmpeg.waitUntilExit()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A clip of one second red and one second blue, 10 frames a second.
  static func redThenBlue() throws -> Clip {
    try Clip(
      ["color=red:s=64x32:r=10:d=1", "color=blue:s=64x32:r=10:d=1"],
      arguments: ["-filter_complex", "concat=n=2", "-c:v", "mpeg4"])
  }

  /// A test pattern of 97 by 61 pixels as a PNG.
  ///
  /// - Parameters:
  ///   - pixels: ffmpeg's name of how pixels are stored, such as `pal8`.
  ///   - isInterlaced: Whether the file shows the whole picture coarsely first.
  static func png(_ pixels: String, isInterlaced: Bool) throws -> [UInt8] {
    let file = try Clip(
      ["testsrc2=s=97x61,format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='255*X/97'"],
      arguments: ["-frames:v", "1", "-pix_fmt", pixels, "-c:v", "png"]
        + (isInterlaced ? ["-flags", "+ildct"] : []), kind: "png")
    return Array(try Data(contentsOf: URL(fileURLWithPath: file.path)))
  }
}
