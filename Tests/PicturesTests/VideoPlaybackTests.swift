import Foundation
import Testing

@testable import Pictures

/// Playing by a clock that stands wherever a test puts it.
@Suite("Playing videos", .enabled(if: FFmpeg.isThere, "ffmpeg is not installed"))
struct VideoPlaybackTests {
  /// A monotonic clock begins anywhere.
  private let begin = 5_000.0
  private let clip: FFmpeg.Clip

  init() throws { clip = try FFmpeg.redThenBlue() }

  private func playback(
    framesPerSecond: Double = 5, start: Double = 0, duration: Double = -1
  ) throws -> VideoPlayback {
    try VideoPlayback(
      path: clip.path, size: PictureSize(width: 16, height: 8), framesPerSecond: framesPerSecond,
      start: start, duration: duration)
  }

  /// Reads until no more is wanted.
  private func fill(_ video: inout VideoPlayback) {
    while video.descriptor >= 0 {
      var waiting = pollfd(fd: video.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 10_000) > 0 else { return }
      video.read()
    }
  }

  private func isRed(_ picture: PicturePixels?) -> Bool? {
    picture.map { $0.rgba[0] > 200 && $0.rgba[2] < 60 }
  }

  @Test("each frame comes once, when its time has come, and the end with the last one's")
  func pace() throws {
    var video = try playback()
    fill(&video)
    #expect(video.delay(at: begin) == 0)
    var colors: [Bool] = []
    for step in 0..<10 {
      let now = begin + Double(step) * 0.2
      if let red = isRed(video.frame(at: now)) { colors.append(red) }
      #expect(video.frame(at: now + 0.05) == nil)
      fill(&video)
      #expect(abs((video.delay(at: now + 0.05) ?? -1) - 0.15) < 1e-6)
      #expect(abs(video.position(at: now + 0.05) - Double(step) * 0.2 - 0.05) < 1e-6)
    }
    #expect(colors == Array(repeating: true, count: 5) + Array(repeating: false, count: 5))
    #expect(video.state == .playing)
    #expect(video.frame(at: begin + 2) == nil)
    #expect(video.state == .ended)
    #expect(video.position(at: begin + 9) == 2)
    #expect(video.delay(at: begin + 9) == nil)
    #expect(video.shownCount == 10)
    #expect(video.droppedCount == 0)
    #expect(video.problem == nil)
  }

  @Test("frames whose time is over are left out, and nothing is shown late")
  func drops() throws {
    var video = try playback(framesPerSecond: 50)
    fill(&video)
    #expect(isRed(video.frame(at: begin)) == true)
    fill(&video)
    // The sixth frame after the first is the last that waits, and late where the ninth is due.
    #expect(video.frame(at: begin + 0.181) == nil)
    #expect(video.droppedCount == 6)
    #expect(video.shownCount == 1)
    // A picture that stood still for long takes what there is.
    fill(&video)
    #expect(isRed(video.frame(at: begin + 0.6)) == true)
  }

  @Test("no more frames are read than are wanted soon")
  func bound() throws {
    var video = try playback(framesPerSecond: 100)
    fill(&video)
    #expect(video.descriptor == -1)
    let process = video.process
    #expect(kill(try #require(process), 0) == 0)
    var early = 0
    while video.frame(at: begin + Double(early) / 100) != nil { early += 1 }
    #expect(early == FrameQueue.limit)
    #expect(video.descriptor >= 0)
  }

  @Test("a pause keeps the place for as long as it takes")
  func pause() throws {
    var video = try playback()
    fill(&video)
    #expect(isRed(video.frame(at: begin + 10)) == true)
    video.pause(at: begin + 10.3)
    #expect(video.state == .paused)
    #expect(video.frame(at: begin + 70) != nil)
    #expect(video.frame(at: begin + 80) == nil)
    #expect(abs(video.position(at: begin + 90) - 0.3) < 1e-6)
    #expect(video.delay(at: begin + 90) == nil)
    try video.resume(at: begin + 100)
    #expect(abs(video.position(at: begin + 100.2) - 0.5) < 1e-6)
    #expect(video.frame(at: begin + 100.05) == nil)
    #expect(video.frame(at: begin + 100.1) != nil)
    #expect(video.droppedCount == 0)
  }

  @Test(
    "another place is played from there, and shown though the video stands",
    arguments: [false, true])
  func seek(isPaused: Bool) throws {
    var video = try playback()
    fill(&video)
    #expect(isRed(video.frame(at: begin)) == true)
    if isPaused { video.pause(at: begin) }
    try video.seek(to: 1.5)
    fill(&video)
    #expect(isRed(video.frame(at: begin + 3)) == false)
    #expect(abs(video.position(at: begin + 3.2) - (isPaused ? 1.5 : 1.7)) < 1e-6)
    #expect(video.state == (isPaused ? .paused : .playing))
  }

  @Test("after the end it plays from the beginning")
  func again() throws {
    var video = try playback(start: 1.6)
    fill(&video)
    #expect(isRed(video.frame(at: begin)) == false)
    #expect(isRed(video.frame(at: begin + 60)) == false)
    #expect(video.state == .ended)
    #expect(video.process == nil)
    try video.resume(at: begin + 61)
    fill(&video)
    #expect(isRed(video.frame(at: begin + 62)) == true)
    #expect(video.position(at: begin + 62) == 0)
  }

  @Test("a known length ends a video whose frames are not all there")
  func length() throws {
    var video = try playback(framesPerSecond: 50, duration: 2)
    fill(&video)
    _ = video.frame(at: begin)
    _ = video.frame(at: begin + 1.9)
    #expect(video.state == .playing)
    _ = video.frame(at: begin + 2)
    #expect(video.state == .ended)
    #expect(video.descriptor == -1)
    #expect(video.process == nil)
  }

  @Test("what is no video ends at once, and why is told", arguments: [#filePath, "/nowhere.mp4"])
  func none(path: String) throws {
    var video = try VideoPlayback(path: path, size: PictureSize(width: 8, height: 8))
    fill(&video)
    #expect(video.frame(at: begin) == nil)
    #expect(video.problem == .noFrame)
    #expect(video.state == .ended)
  }

  @Test("the child ends with the value though it waits to write")
  func child() throws {
    func decoder() throws -> pid_t {
      var video = try playback(framesPerSecond: 100)
      fill(&video)
      let process = video.process
      return try #require(process)
    }
    #expect(kill(try decoder(), 0) == -1)
  }
}
