import Foundation
import Testing

/// What the browser keeps from one run to the next.
@Suite("What is remembered", .serialized, .enabled(if: TerminalSession.isPossible))
struct MemoryTests {
  private static let file = "state/adpane/last.json"

  private func run(
    _ arguments: [String], in session: TerminalSession, shows: String, keys: [String] = [],
    then: String? = nil
  ) async throws {
    try session.type("clear")
    try session.press("Enter")
    try session.start(arguments)
    try await session.wait(for: "impression")
    try await session.wait(for: shows)
    for key in keys {
      try await session.settle()
      try session.press(key)
    }
    if let then { try await session.wait(for: then) }
    try await session.settle()
    try session.press("Q")
    try await session.wait(for: "ended with 0")
  }

  @Test("keys are remembered, options of the command line are not and go before")
  func options() async throws {
    let folder = try BrowsedFolder()
    let session = try TerminalSession(columns: 120, rows: 40, in: folder.path)
    let plain = ["browse", ".", "--ad", "ads.json"]
    try await run(
      plain + ["--appearance", "dark", "--device", "iphone-se-3", "--language", "ar"], in: session,
      shows: "iphone-se-3  375")
    #expect(!session.scratch.read(Self.file).contains("dark"))
    #expect(!session.scratch.read(Self.file).contains("iphone-se-3"))
    try await run(plain, in: session, shows: "ads-1  240×75", keys: ["a", "r"], then: "dark  rtl")
    let kept = session.scratch.read(Self.file)
    #expect(kept.contains(#""dark""#) && kept.contains(#""rightToLeft":true"#))
    try await run(plain, in: session, shows: "as last time: dark, right to left")
    try await run(
      plain + ["--appearance", "light", "--text-size", "xLarge"], in: session,
      shows: "as last time: right to left")
    #expect(session.scratch.read(Self.file) == kept, "options change nothing that is kept")
    try await run(plain, in: session, shows: "as last time: dark, right to left")
  }

  @Test("the layout is remembered for its own folder")
  func places() async throws {
    let (one, other) = (try BrowsedFolder(), try BrowsedFolder())
    let session = try TerminalSession(columns: 120, rows: 40, in: one.path)
    try await run(
      ["browse", "."], in: session, shows: "Banner.xib  every-asset", keys: ["Down"],
      then: "Card.xib  every-asset")
    try await run(["browse", other.path], in: session, shows: "Banner.xib  every-asset")
    try await run(["browse", one.path], in: session, shows: "Card.xib  every-asset")
    try session.type("clear")
    try session.press("Enter")
    try session.start(["browse", one.path])
    try await session.wait(for: "impression")
    let screen = try await session.settle()
    #expect(screen.contains("Card.xib  every-asset"))
    #expect(
      screen.rows.filter { $0.contains(" loaded ") }.count == 1,
      "no ad is requested for the layout above it in the list: \(screen)")
    try session.press("Q")
    try await session.wait(for: "ended with 0")
    try await run(["browse", "Banner.xib"], in: session, shows: "Banner.xib  every-asset")
  }
}
