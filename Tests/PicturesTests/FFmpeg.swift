import Foundation

/// ffmpeg as the tests use it: to make the clips that they play.
enum FFmpeg {
  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/ffmpeg" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isThere: Bool { path != nil }

  /// A clip that lives as long as a test.
  final class Clip {
    let path: String

    init(_ inputs: [String], arguments: [String]) throws {
      path = NSTemporaryDirectory() + "adpane-\(UUID().uuidString).mp4"
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
}
