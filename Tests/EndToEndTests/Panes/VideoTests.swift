import Foundation
import Testing

/// Videos in the panes, decoded by ffmpeg.
@Suite("Videos in the panes", .serialized, .enabled(if: TerminalSession.isPossible))
struct VideoTests {
  private static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

  /// A folder with an ad whose video is red and then blue.
  private func makeAd(seconds: Int) throws -> Scratch {
    let scratch = try Scratch()
    let ffmpeg = Process()
    ffmpeg.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    ffmpeg.arguments = [
      "-v", "quiet", "-nostdin", "-f", "lavfi", "-i", "testsrc=s=320x180:r=4:d=\(seconds)",
      "-c:v", "mpeg4", scratch.path + "/clip.mp4",
    ]
    try ffmpeg.run()
    ffmpeg.waitUntilExit()
    try scratch.write(
      """
      {"name": "clip", "headline": "A clip", "callToAction": "Watch", "media":
        {"kind": "video", "file": "clip.mp4", "width": 320, "height": 180, "duration": \(seconds)}}
      """, to: "clip.json")
    return scratch
  }

  /// The second of the video that the status line tells; nil where none plays or stands.
  private static func second(in screen: ScreenText) -> Int? {
    let parts = screen.text.matches(of: /video [▶‖■] (\d+):(\d\d)/).last
    return parts.flatMap { match in
      Int(match.1).flatMap { minutes in Int(match.2).map { minutes * 60 + $0 } }
    }
  }

  /// Waits until a video has come so far, or farther: a single second may pass while nobody looks.
  @discardableResult
  private func waitForSecond(_ second: Int, in session: TerminalSession) async throws -> Int {
    var reached = 0
    try await session.wait("second \(second) of the video") { screen in
      reached = Self.second(in: screen) ?? 0
      return reached >= second
    }
    return reached
  }

  private func decoders(of session: TerminalSession) throws -> [pid_t] {
    guard let program = try session.program else { return [] }
    return TerminalSession.children(of: "\(program)")
  }

  /// The sizes that frames are decoded in, by what the decoders were started with.
  private func decodedSizes(of session: TerminalSession) throws -> [String] {
    try decoders(of: session).compactMap { decoder in
      let words = try? String(contentsOfFile: "/proc/\(decoder)/cmdline", encoding: .utf8)
      return words?.firstMatch(of: /scale=(\d+:\d+)/).map { String($0.1) }
    }
  }

  @Test("a video plays once to its end, and then its poster stands", .enabled(if: hasFFmpeg))
  func playsToItsEnd() async throws {
    let ad = try makeAd(seconds: 5)
    let session = try TerminalSession(columns: 120, rows: 44)
    try session.start(["browse", "Layouts/NativeAdView.xib", "--ad", ad.path + "/clip.json"])
    try await session.wait(for: "clip  video end")
    let end = try await session.wait(for: "■ 0:05/0:05 muted")
    #expect(end.rows.contains { $0.contains("▶") }, "the poster has the sign to play it")
    try await session.wait("the end of ffmpeg") { _ in try decoders(of: session).isEmpty }
    try session.press("Tab", "Tab", "Space")
    try await session.wait("the video from its beginning") { screen in
      screen.text.matches(of: /clip  video play/).count == 2
    }
    try session.press("Escape", "Q")
    try await session.wait(for: "ended with 0")
  }

  @Test("it is paused, goes on at another size, and ends with the program", .enabled(if: hasFFmpeg))
  func pausesAndEnds() async throws {
    let ad = try makeAd(seconds: 600)
    let session = try TerminalSession(columns: 120, rows: 44)
    try session.start(["browse", "Layouts/NativeAdView.xib", "--ad", ad.path + "/clip.json"])
    try await waitForSecond(1, in: session)
    try session.press("Tab", "Tab", "Space", "u")
    try await session.wait(for: "clip  video unmute")
    let paused = try await session.settle()
    #expect(paused.contains("clip  video pause") && !paused.contains("10:00 muted"))
    let second = try #require(Self.second(in: paused))
    try await session.resize(columns: 100, rows: 30)
    try await session.wait("the frame at another size") { $0.rows.count <= 30 && $0.contains("━") }
    let resized = try await session.settle()
    #expect(Self.second(in: resized) == second, "a pause holds the video's clock")
    try session.press("Space")
    try await waitForSecond(second + 1, in: session)
    let decoders = try decoders(of: session)
    #expect(decoders.count == 1)
    let program = try #require(try session.program)
    kill(program, SIGKILL)
    // It leaves the cursor anywhere, so that the shell's words may be broken.
    try await session.wait("the end of the program") { _ in try session.program == nil }
    try await session.wait("the end of ffmpeg") { _ in decoders.allSatisfy { kill($0, 0) != 0 } }
  }

  @Test("it goes on in every new size of the window, with one decoder", .enabled(if: hasFFmpeg))
  func resizedWhilePlaying() async throws {
    let ad = try makeAd(seconds: 600)
    let session = try TerminalSession(columns: 120, rows: 44)
    try session.start(["browse", "Layouts/NativeAdView.xib", "--ad", ad.path + "/clip.json"])
    var second = try await waitForSecond(1, in: session)
    let first = try decodedSizes(of: session)
    #expect(first.count == 1)
    for (columns, rows) in [(70, 24), (190, 70), (120, 44)] {
      let before = try decodedSizes(of: session)
      try await session.resize(columns: columns, rows: rows)
      try await session.wait("a decoder of another size alone") { _ in
        let now = try decodedSizes(of: session)
        return now.count == 1 && now != before
      }
      second = try await waitForSecond(second + 1, in: session)
    }
    #expect(try decodedSizes(of: session) == first, "the size of before is decoded as it was")
    for (columns, rows) in [(90, 30), (190, 70), (100, 20), (70, 24), (120, 44)] {
      try await session.resize(columns: columns, rows: rows)
    }
    try await session.wait("the decoder of before alone") { _ in
      try decodedSizes(of: session) == first
    }
    let screen = try await session.wait("the video further on") { screen in
      (Self.second(in: screen) ?? 0) > second
    }
    #expect(screen.contains("clip  video play") && !screen.contains("clip  video pause"))
    try session.press("Q")
    try await session.wait(for: "ended with 0")
    try await session.wait("the end of ffmpeg") { _ in try decoders(of: session).isEmpty }
  }

  @Test("without ffmpeg the poster stands, and the bar and the inspector say why")
  func withoutFFmpeg() async throws {
    let scratch = try Scratch()
    try scratch.write("\0\0\0\u{18}ftypisom, and nobody looks further", to: "clip.mp4")
    try scratch.write(
      """
      {"name": "clip", "headline": "A clip", "media": {"kind": "video", "file": "clip.mp4",
       "width": 320, "height": 180, "duration": 9}}
      """, to: "clip.json")
    for tool in ["sh", "stty"] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/" + tool, withDestinationPath: "/bin/" + tool)
    }
    let session = try TerminalSession(
      columns: 120, rows: 40, environment: ["PATH": scratch.path])
    try session.start(["browse", "Layouts/NativeAdView.xib", "--ad", scratch.path + "/clip.json"])
    let screen = try await session.wait(for: "\n the video's frames need ffmpeg")
    #expect(screen.contains("│ the video's frames need"), "in the inspector")
    try session.press("Q")
    try await session.wait(for: "ended with 0")
  }

  @Test("a test ad's video has no file: its clock runs, and a key to play it says so")
  func testAd() async throws {
    let session = try TerminalSession(columns: 120, rows: 44)
    try session.start(["browse", "Layouts/NativeAdView.xib", "--ad", "test:video"])
    try await waitForSecond(1, in: session)
    try session.press("Tab", "Tab", "Space")
    try await session.wait(for: "the test ad has no video file; its poster stands for it")
    try session.press("Escape", "Q")
    try await session.wait(for: "ended with 0")
  }
}
