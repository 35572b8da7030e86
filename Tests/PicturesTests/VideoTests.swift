import Foundation
import Testing

@testable import Pictures

@Suite("Frames of videos", .enabled(if: FFmpeg.isThere, "ffmpeg is not installed"))
struct VideoTests {
  private let clip: FFmpeg.Clip

  init() throws { clip = try FFmpeg.redThenBlue() }

  private func isRed(_ picture: PicturePixels) -> Bool {
    picture.rgba[0] > 200 && picture.rgba[2] < 60
  }

  @Test("all frames come, at the size and rate that are asked for")
  func frames() throws {
    var video = try VideoFrames(
      path: clip.path, size: PictureSize(width: 16, height: 8), framesPerSecond: 5)
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
    var video = try VideoFrames(
      path: clip.path, size: PictureSize(width: 8, height: 8), start: 1.5)
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
    func decoder() throws -> pid_t {
      var video = try VideoFrames(
        path: clip.path, size: PictureSize(width: 512, height: 512), framesPerSecond: 60)
      let frame = video.next()
      #expect(frame != nil)
      #expect(kill(video.process, 0) == 0)
      return video.process
    }
    #expect(kill(try decoder(), 0) == -1)
  }

  @Test("a file's length and rate are read, and what is no video has none")
  func facts() throws {
    #expect(try VideoFacts.read(clip.path) == VideoFacts(duration: 2, framesPerSecond: 10))
    #expect(try VideoFacts.read(#filePath) == .unknown)
  }
}

@Suite("What ffprobe says of videos")
struct VideoFactsTests {
  @Test(
    "a length and a rate are numbers above 0, or not known",
    arguments: [
      ("avg_frame_rate=30000/1001\nduration=30.03\nduration=31.5\n", 30.03, 30000.0 / 1001),
      ("avg_frame_rate=25/1\nduration=N/A\nduration=12.5\n", 12.5, 25),
      ("avg_frame_rate=0/0\nduration=N/A\n", -1, -1),
      ("avg_frame_rate=nan\nduration=-4\n", -1, -1),
      ("", -1, -1),
    ])
  func answers(answer: String, duration: Double, rate: Double) {
    #expect(VideoFacts(answer) == VideoFacts(duration: duration, framesPerSecond: rate))
  }
}
