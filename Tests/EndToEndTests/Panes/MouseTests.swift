import Foundation
import Testing

/// What the mouse does besides selecting views.
@Suite("The mouse in the panes", .serialized, .enabled(if: TerminalSession.isPossible))
struct MouseTests {
  private func drag(
    _ session: TerminalSession, from start: (Int, Int), to end: (Int, Int)
  ) throws {
    let (from, to) = ("\(start.0 + 1);\(start.1 + 1)", "\(end.0 + 1);\(end.1 + 1)")
    try session.send("\u{1B}[<0;\(from)M\u{1B}[<32;\(to)M\u{1B}[<0;\(to)m")
  }

  @Test("names in the lowest line are clicked, borders dragged, and the wheel scrolls a long list")
  func walk() async throws {
    let session = try TerminalSession(columns: 120, rows: 40)
    try session.start(["browse", "Layouts"])
    try await session.wait(for: "impression")
    var screen = try await session.settle()

    let name = try #require(screen.place(of: "? help"))
    try session.click(name.column + 3, name.row)
    try await session.wait(for: "┏ Keys ━")
    screen = try await session.wait(for: "Esc close")
    let close = try #require(screen.place(of: "Esc close"))
    try session.click(close.column, close.row)
    screen = try await session.wait(without: "┏ Keys ━")

    let ads = try #require(screen.row(of: "┌ Ads ─"))
    try drag(session, from: (5, ads), to: (5, ads - 4))
    screen = try await session.wait("the lower list higher") {
      $0.row(of: "┏ Ads ━") == ads - 4
    }
    let events = try #require(screen.row(of: "┌ Events ─"))
    try drag(session, from: (50, events), to: (50, events - 5))
    try await session.wait("the events higher") { $0.row(of: "┏ Events ━") == events - 5 }
    try drag(session, from: (5, ads - 4), to: (5, ads + 4))
    screen = try await session.settle()

    let row = try #require(screen.row(of: " Ads "))
    let before = try #require(screen.place(of: "/23 ┓"))
    #expect(screen.rows[row + 1].contains("bike-lights.json"))
    try session.send("\u{1B}[<65;5;\(row + 3)M")
    screen = try await session.wait("the list scrolled") {
      $0.row(of: " Ads ") == row && !$0.rows[row + 1].contains("bike-lights.json")
    }
    #expect(screen.place(of: "/23 ┓")?.column == before.column, "the selection stays")
    try session.press("Q")
    try await session.wait(for: "ended with 0")
  }

  @Test("a click on the second device selects the view there, and the inspector tells about it")
  func devices() async throws {
    let session = try TerminalSession(columns: 150, rows: 40)
    let devices = ["iphone-se-3", "iphone-16-pro-max"].flatMap { ["--device", $0] }
    try session.start(["preview", "Layouts/NativeAdView.xib"] + devices)
    try await session.wait(for: "┱─ iphone-16-pro-max")
    let screen = try await session.settle()
    let row = try #require(screen.row(of: "Trail Maps"))
    let line = screen.rows[row]
    let range = try #require(line.range(of: "Trail Maps", options: .backwards))
    try session.click(line.distance(from: line.startIndex, to: range.lowerBound), row)
    let second = try await session.wait(for: "headlineView ← headline")
    #expect(second.contains("on iphone-16-pro-max") && second.contains("┲━ iphone-16-pro-max"))
    #expect(second.rows.last { $0.contains(" pt  ") }?.contains("440×") == true, "\(second)")
    try session.press("h")
    let first = try await session.wait(for: "on iphone-se-3")
    #expect(first.contains("┏ iphone-se-3") && first.contains("headlineView ← headline"))
    try session.press("l")
    try await session.wait(for: "on iphone-16-pro-max")
    try session.press("Q")
    try await session.wait(for: "ended with 0")
  }

  @Test("an ad that is wider than its pane says so and scrolls to the sides")
  func wide() async throws {
    let session = try TerminalSession(columns: 80, rows: 30)
    try session.start(
      ["preview", "Layouts/NativeAdView.xib", "--device", "iphone-16", "--landscape"])
    try await session.wait(for: "columns 1–78 of ")
    try session.press("l")
    try await session.wait("the ad moved") {
      $0.contains("◂ columns ") && !$0.contains("columns 1–78")
    }
    try session.press("h", "h")
    try await session.wait(for: "columns 1–78 of ")
    try session.press("Q")
    try await session.wait(for: "ended with 0")
  }
}
