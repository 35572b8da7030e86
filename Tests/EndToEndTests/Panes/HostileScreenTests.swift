import Foundation
import Testing

/// D5, D6 and case 45: what comes from outside is shown, and does nothing.
@Suite("Hostile text in a terminal", .serialized, .enabled(if: TerminalSession.isPossible))
struct HostileScreenTests {
  @Test("ads, file names, class names and comments act nowhere, and stand there as marks")
  func marks() async throws {
    let folder = try BrowsedFolder()
    let evil = "e\u{1B}]0;owned\u{7}vil"
    try folder.write(
      Xib.ad.replacingOccurrences(of: "GADNativeAdView", with: "GADNativeAdView&#x9B;31m")
        .replacingOccurrences(of: "<objects>", with: "<!-- \u{9B}2J\u{202E} --><objects>"),
      to: "0\(evil).xib")
    try folder.write(
      #"""
      {"headline": "Sale \u001b]52;c;eA==\u0007 now", "body": "A\u001b[2J\u001b[10;10HB",
       "callToAction": "Go\u202Etxt\u0008", "link": "https://x.example/\u001b[31m\u202E"}
      """#, to: "\(evil).json")
    let session = try TerminalSession(columns: 120, rows: 40, in: folder.path)
    try session.start(["browse", ".", "--all", "--object", "root", "--ad", "\(evil).json"])
    try await session.wait(for: "e␛]0;owned␇vil")
    let screen = try await session.wait(for: "Sale ␛]52")
    #expect(screen.contains("0e␛]0;owned␇vil.x"))
    #expect(screen.contains("Go⟨RLO⟩txt"))
    // A tap says where the link leads.
    let action = try #require(try await session.settle().place(of: "Go⟨RLO⟩txt"))
    try session.click(action.column, action.row, times: 2)
    try await session.settle()
    // Prompts show what is pasted, in a list's filter too.
    try session.press("/")
    try session.paste("x\u{1B}[31m\u{9B}y")
    try await session.settle()
    try session.press("Escape")
    try session.type(":save \(folder.path)/")
    try session.press("Tab")
    try await session.settle()
    try session.press("C-u")
    try session.type("save no\u{9B}where/x.txt")
    try session.press("Enter")
    try await session.settle()
    // Broken: the parser's message names the file.
    try folder.write("<oops \u{9B}31m", to: "0\(evil).xib")
    try await session.wait(for: "0e␛]0;owned␇vil.xib:1:")
    try session.press("Q")
    try await session.wait(for: "ended with 0")
    let escapes = Escapes(session.output)
    #expect(escapes.isHarmless, "\(escapes.others) \(escapes.controls)")
    let text = String(decoding: escapes.text, as: UTF8.self)
    #expect(!text.unicodeScalars.contains { (0x80...0x9F).contains($0.value) || $0 == "\u{202E}" })
  }

  @Test("a paste outside of a line is no row of keys, and in a line it is one line")
  func pastes() async throws {
    let session = try TerminalSession(columns: 100, rows: 24)
    try session.start(["browse", "Layouts"])
    try await session.wait(for: "impression")
    let before = try await session.settle()
    try session.paste("qQ?:quit\nd")
    #expect(try await session.settle() == before)
    try session.press("/")
    try session.paste("feed\ncell")
    try await session.wait(for: "\n/feed cell")
    try session.press("C-u")
    try session.type("Feed")
    try await session.wait(for: "FeedCell.xib  every-asset")
    // Escape leaves at once what it is alone in, and belongs to the key where something follows.
    try session.send("\u{1B}[B\u{1B}")
    try await session.wait(without: "\n/Feed")
    // Half a character, and bytes that are none, hold nothing back.
    try session.sendBytes([0xFF, 0xC3])
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }
}
