import Foundation
import Pictures
import Testing

enum FFmpeg {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")
}

@Suite("Frames of videos", .enabled(if: FFmpeg.isThere))
struct VideoTests {
  /// A clip of one second red and one second blue, 10 frames a second.
  private func clip() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("adpane-\(UUID().uuidString).mp4")
    let ffmpeg = Process()
    ffmpeg.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    ffmpeg.arguments = [
      "-v", "quiet", "-nostdin", "-f", "lavfi", "-i", "color=red:s=64x32:r=10:d=1", "-f", "lavfi",
      "-i", "color=blue:s=64x32:r=10:d=1", "-filter_complex", "concat=n=2", "-c:v", "mpeg4",
      url.path,
    ]
    try ffmpeg.run()
    ffmpeg.waitUntilExit()
    return url
  }

  private func isRed(_ picture: PicturePixels) -> Bool {
    picture.rgba[0] > 200 && picture.rgba[2] < 60
  }

  @Test("all frames come, at the size and rate that are asked for")
  func frames() throws {
    let url = try clip()
    defer { try? FileManager.default.removeItem(at: url) }
    var video = try VideoFrames(
      path: url.path, size: PictureSize(width: 16, height: 8), framesPerSecond: 5)
    var colors: [Bool] = []
    while let frame = video.next() {
      #expect(frame.size == PictureSize(width: 16, height: 8))
      colors.append(isRed(frame))
    }
    #expect(colors.count == 10)
    #expect(colors.first == true)
    #expect(colors.last == false)
  }

  @Test("playing can begin anywhere")
  func start() throws {
    let url = try clip()
    defer { try? FileManager.default.removeItem(at: url) }
    var video = try VideoFrames(
      path: url.path, size: PictureSize(width: 8, height: 8), start: 1.5)
    let first = video.next()
    #expect(first.map(isRed) == false)
  }

  @Test("what is no video has no frame")
  func none() throws {
    var video = try VideoFrames(path: #filePath, size: PictureSize(width: 8, height: 8))
    let frame = video.next()
    #expect(frame == nil)
    var missing = try VideoFrames(path: "/nowhere.mp4", size: PictureSize(width: 8, height: 8))
    let none = missing.next()
    #expect(none == nil)
  }

  @Test("the child ends with the value, though nobody read all frames")
  func end() throws {
    let url = try clip()
    defer { try? FileManager.default.removeItem(at: url) }
    func descriptor() throws -> Int32 {
      var video = try VideoFrames(
        path: url.path, size: PictureSize(width: 512, height: 512), framesPerSecond: 60)
      let frame = video.next()
      #expect(frame != nil)
      return video.descriptor
    }
    let closed = try descriptor()
    #expect(fcntl(closed, F_GETFD) == -1)
    // No child is left to wait for.
    #expect(waitpid(-1, nil, WNOHANG) <= 0)
  }
}
