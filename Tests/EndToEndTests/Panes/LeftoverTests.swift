import Foundation
import Testing

/// D15: pictures are characters, and nothing of them stays behind.
@Suite("Pictures in a terminal", .serialized, .enabled(if: TerminalSession.isPossible))
struct LeftoverTests {
  @Test("pictures, outlines, boxes and sizes come and go without leaving anything on the screen")
  func comeAndGo() async throws {
    let session = try TerminalSession(columns: 120, rows: 40, environment: ["TERM": "xterm-direct"])
    try session.start(["browse", "Layouts/NativeAdView.xib", "--ad", "test:every-asset"])
    try await session.wait(for: "impression")
    try await session.wait(without: "1200×627")
    try await session.settle()
    let first = Styled(try session.styledScreen())
    for (open, close) in [
      ("p", "p"), ("o", "o"), ("?", "?"), ("i", "i"), ("d", "Escape"), ("a", "a"),
    ] {
      try session.press(open)
      try await session.settle()
      #expect(Styled(try session.styledScreen()) != first, "\(open)")
      try session.press(close)
      try await session.settle()
      #expect(Styled(try session.styledScreen()) == first, "\(open) and \(close)")
    }
    try await session.resize(columns: 61, rows: 18)
    try await session.settle()
    try await session.resize(columns: 120, rows: 40)
    try await session.settle()
    #expect(Styled(try session.styledScreen()) == first)
    let escapes = Escapes(session.output)
    #expect(escapes.isHarmless, "no pictures of pixels: \(escapes.others)")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }
}
