import Foundation
import Testing

/// The feed as a person scrolls it.
@Suite("The feed", .serialized, .enabled(if: TerminalSession.isPossible))
struct FeedTests {
  private func open(_ ad: String, rows: Int) async throws -> TerminalSession {
    let session = try TerminalSession(columns: 120, rows: rows)
    try session.start(["browse", "Layouts/NativeAdView.xib", "--ad", "test:\(ad)"])
    try await session.wait(for: "\(ad)  impression")
    try session.press("f")
    try await session.wait(for: "of 3600")
    return session
  }

  @Test("ads are counted when their first cell comes to the screen, and not before")
  func impressions() async throws {
    // Three items of six rows and the caption of the first ad fill the pane.
    let session = try await open("minimal", rows: 28)
    let start = try await session.settle()
    #expect(start.contains("The ridge walk") && start.contains(" Ad  minimal"))
    #expect(!start.contains("impression"), "newer events stand below that of the ad alone")
    try session.press("j")
    try await session.wait(for: "minimal  impression")
    try session.press("G")
    try await session.wait(for: "–3600 of 3600")
    try session.press("g")
    try await session.wait(for: "feed  1–")
    try session.press("Escape", "Q")
    try await session.wait(for: "ended with 0")
  }

  @Test("/ looks through the whole feed, for ads by their texts too, and Escape goes back")
  func search() async throws {
    let session = try await open("minimal", rows: 40)
    try session.type("/five soups")
    try await session.wait(for: "feed  17–")
    try session.press("Escape")
    try await session.wait(for: "feed  1–")
    // No ad with this text is among those that are near the beginning.
    try session.type("/plank, nail")
    try await session.wait(for: "▌Ad  long-texts")
    try session.press("Enter")
    let found = try await session.wait(for: "advertiserView ←")
    try session.press("n")
    try await session.wait("the next one") { screen in
      screen.contains("▌Ad  long-texts") && screen.contains("advertiserView ←") && screen != found
    }
    try session.type("/zebra")
    try session.press("Enter")
    try await session.wait(for: "'zebra' is not there")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("a view of an ad in the feed is selected, explained and tapped, by keys and by mouse")
  func taps() async throws {
    let session = try await open("every-asset", rows: 40)
    try session.press("NPage")
    let screen = try await session.wait(for: "Install")
    let button = try #require(screen.place(of: "Install"))
    try session.click(button.column, button.row)
    try await session.wait(for: "“Install”")
    try session.press("Enter")
    try await session.wait(for: "every-asset  click  callToAction")
    try session.press("K")
    try await session.wait(without: "“Install”")
    try session.press("A")
    try await session.wait(for: "Programmatic ads carry this mark")
    try session.press("q", "a", "r")
    let turned = try await session.wait(for: "dark  rtl")
    #expect(turned.contains("feed  every-asset"), "the feed stays where it is")
    try session.press("f")
    try await session.wait(for: "┏ NativeAdView.xib  every-asset")
    try session.press("Escape", "Q")
    try await session.wait(for: "ended with 0")
  }
}
