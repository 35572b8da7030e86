import Foundation
import Testing

@Suite("Browsing in a terminal", .serialized, .enabled(if: TerminalSession.isPossible))
struct BrowseTests {
  @Test("a person starts, filters, clicks, edits, breaks and mends a layout, saves, and quits")
  func walk() async throws {
    let folder = try BrowsedFolder()
    let session = try TerminalSession(columns: 80, rows: 24, in: folder.path)
    try session.start(["browse", ".", "--ad", "ads.json"])
    try await session.wait(for: "impression")
    try RecordedScreen.expect(try await session.settle(), "browse-80x24")

    try session.type("/car")
    try await session.wait(for: "Card.xib  ads-1  180×75 pt")
    try RecordedScreen.expect(try await session.settle(), "browse-filtered")
    try session.press("Escape")
    try await session.wait(for: "┃  Banner.xib")
    try await session.wait(for: "┃▌ Card.xib")
    try session.press("Up")
    try await session.wait(for: "Banner.xib  ads-1  240×75 pt")

    let headline = try #require(try await session.settle().place(of: "Maps that fold"))
    try session.click(headline.column + 2, headline.row)
    try await session.wait(for: "┌ Layouts ─")
    try session.press("Tab")
    try await session.wait(for: "headlineView ← headline")
    try session.press("BTab")
    try await session.wait(without: "headlineView ← headline")
    let action = try #require(try await session.settle().place(of: "Get"))
    try session.click(action.column, action.row, times: 2)
    try await session.wait(for: "click  callToAction → https://maps.example/get")

    let good = Xib.ad.replacingOccurrences(of: "width=\"240\"", with: "width=\"300\"")
    try folder.write(good, to: "Banner.xib")
    try await session.wait(for: "300×75 pt")
    try folder.write(String(good.prefix(900)), to: "Banner.xib")
    let broken = try await session.wait(for: "Banner.xib:")
    #expect(broken.contains("Get"), "the last good frame stays")
    try folder.write(Xib.ad, to: "Banner.xib")
    try await session.wait("the mended layout") {
      $0.contains("240×75 pt") && !$0.contains("Banner.xib:")
    }

    try session.press("s")
    try await session.wait(for: ":save banner.ads-1.svg")
    try session.press("C-u")
    try session.type("save ad.txt")
    try session.press("Enter")
    try await session.wait(for: "saved ad.txt")
    #expect(folder.scratch.read("app/ad.txt").contains("Maps that fold"))
    #expect(folder.scratch.names == ["app"], "nothing else is written beside the layouts")
    try session.press("q")
    try await session.wait(for: "ended with 0")
    #expect(try await session.file("after") == session.scratch.read("before"))
  }

  @Test(
    "every size shows what it has room for, and q quits there",
    arguments: [(120, 40), (300, 80), (20, 5), (1, 1)])
  func sizes(columns: Int, rows: Int) async throws {
    let folder = try BrowsedFolder()
    let session = try TerminalSession(columns: columns, rows: rows, in: folder.path)
    try session.start(["browse", ".", "--ad", "ads.json"])
    try await session.wait("the program") { _ in try session.modes().contains("alternate 1") }
    if rows >= 16 { try await session.wait(for: "impression") }
    try RecordedScreen.expect(try await session.settle(), "browse-\(columns)x\(rows)")
    try session.press("Tab", "?", "Escape", "Tab", "j", "d", "Escape")
    try await session.settle()
    try session.press("q")
    try await session.wait("the shell") { _ in try session.modes().contains("alternate 0") }
    #expect(try await session.file("after") == session.scratch.read("before"))
  }

  @Test(
    "an ad that is as wide as a phone is whole beside lists and inspector",
    arguments: [(100, 30, true), (100, 30, false), (80, 24, true), (80, 24, false)])
  func wholeAd(columns: Int, rows: Int, togglesInspector: Bool) async throws {
    let session = try TerminalSession(columns: columns, rows: rows)
    try session.start(["browse", "Layouts/NativeAdView.xib", "--device", "iphone-se-3"])
    try await session.wait(for: "impression")
    if togglesInspector { try session.press("i") }
    let screen = try await session.settle()
    #expect(screen.contains("Inspector") == ((columns == 100) != togglesInspector))
    #expect(screen.contains("▷i") && !screen.contains("columns "))
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("devices that there is no room for are named, and neighbours share an edge")
  func devices() async throws {
    let session = try TerminalSession(columns: 150, rows: 40)
    let devices = ["iphone-se-3", "iphone-16-pro-max", "ipad-9"].flatMap { ["--device", $0] }
    try session.start(["preview", "Layouts/NativeAdView.xib"] + devices)
    let screen = try await session.wait(for: "no room beside for ipad-9")
    #expect(screen.contains("┱─ iphone-16-pro-max  440×") && !screen.contains("┓┏"))
    try session.press("a")
    try await session.wait("both in the dark") { screen in
      screen.contains("┏ iphone-se-3") && screen.contains("dark")
    }
    try session.press("Q")
    try await session.wait(for: "ended with 0")
  }

  @Test("alone in a folder, the program browses it; without a terminal for panes it is a gallery")
  func alone() async throws {
    let folder = try BrowsedFolder()
    let session = try TerminalSession(columns: 80, rows: 24, in: folder.path)
    try session.start([])
    let screen = try await session.wait(for: "impression")
    #expect(screen.contains("┃▌ Banner.xib"))
    try session.press("q")
    try await session.wait(for: "ended with 0")
    try session.start([], environment: ["TERM": "dumb"])
    try await session.wait(for: "Card.xib")
    let gallery = try await session.wait(for: "ended with 0")
    #expect(!gallery.contains("┃▌"))
  }
}
