import Foundation
import Testing

/// What is typed on the lowest line, in menus and in boxes never means anything else.
@Suite("Typed lines in the panes", .serialized, .enabled(if: TerminalSession.isPossible))
struct TypedLineTests {
  private func start(
    _ folder: BrowsedFolder, columns: Int = 80, _ options: [String] = []
  ) async throws -> TerminalSession {
    let session = try TerminalSession(columns: columns, rows: 24, in: folder.path)
    try session.start(["browse", ".", "--ad", "ads.json"] + options)
    try await session.wait(for: "impression")
    try await session.settle()
    return session
  }

  @Test("on 80 columns, i shows beside the ad why a view is where it is, and how to close that")
  func narrowInspector() async throws {
    let folder = try BrowsedFolder()
    let session = try await start(folder)
    try session.press("i")
    let opened = try await session.wait(for: "i close inspector")
    #expect(opened.contains("┌ Inspector ─") && opened.contains("┏ Banner.xib"))
    try session.press("Down")
    try await session.wait(for: "held by")
    try session.press("i")
    try await session.wait(for: "┌ Layouts ─")
    try session.press("i")
    try await session.wait(for: "held by")
    try session.press("Escape")
    try await session.wait(for: "┌ Layouts ─")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("on 60 columns, the inspector takes the ad's place until it is closed")
  func veryNarrowInspector() async throws {
    let folder = try BrowsedFolder()
    let session = try await start(folder, columns: 60)
    try session.press("i")
    try await session.wait(for: "┏ Inspector ━")
    try session.press("i")
    try await session.wait(for: "┏ Banner.xib")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("letters behind / are searched for in every pane and in the help, and do nothing else")
  func searching() async throws {
    let folder = try BrowsedFolder()
    let session = try await start(folder, columns: 120)
    for _ in 0..<5 {
      try session.type("/Qqadf:?")
      try await session.wait(for: "\n/Qqadf:?")
      try session.press("C-c")
      try await session.wait(without: "\n/Qqadf")
      try session.press("Tab")
    }
    try session.type("?/quits")
    try await session.wait("the line about quitting") {
      $0.contains("┏ Keys ━") && $0.contains("\n/quits") && $0.contains("Q ^C")
    }
    try session.press("Enter")
    try await session.wait(without: "\n/quits")
    try session.type("gn")
    try await session.wait("another line about quitting") {
      $0.contains("┏ Keys ━") && $0.contains("quits")
    }
    try session.type("/zebra")
    try session.press("Enter")
    try await session.wait(for: "'zebra' is not there")
    try session.press("Escape")
    try await session.wait(without: "┏ Keys ━")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("in the ad, / selects views by their outlets and texts, and n goes on")
  func searchingViews() async throws {
    let folder = try BrowsedFolder()
    let session = try await start(folder, columns: 120)
    try session.press("Enter")
    try session.type("/headline")
    try await session.wait(for: "headlineView ← headline")
    try session.press("Enter")
    try session.type("/Get")
    try await session.wait(for: "callToActionView ←")
    try session.press("Escape")
    try await session.wait(for: "headlineView ← headline")
    try session.type("/Get")
    try session.press("Enter")
    try await session.wait(for: "callToActionView ←")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("^C takes back a line, a menu, a box and a question, and quits only without any")
  func interrupt() async throws {
    let folder = try BrowsedFolder()
    try folder.write("kept\n", to: "old.txt")
    let session = try await start(folder)
    let openings: [([String], String)] = [
      ([":"], "\n:"), (["/", "x"], "\n/x"), (["d"], "┏ Device ━"), (["d", "/", "x"], "\n/x"),
      (["?"], "┏ Keys ━"), ([":save old.txt", "Enter"], "write over it?"),
    ]
    for (keys, shown) in openings {
      for key in keys {
        if key.count > 1, key != "Enter" { try session.type(key) } else { try session.press(key) }
      }
      try await session.wait(for: shown)
      try session.press("C-c")
      try await session.wait(without: shown)
      // A filtered menu is left as a whole.
      let screen = try session.screen()
      #expect(!screen.contains("┏ Device ━") && !screen.contains("┏ Device  /"))
    }
    #expect(folder.scratch.read("app/old.txt") == "kept\n")
    try session.press("C-c")
    try await session.wait(for: "ended with 0")
  }

  @Test("a file that is there is written over only when that is meant")
  func overwriting() async throws {
    let folder = try BrowsedFolder()
    try folder.write("kept\n", to: "old.txt")
    try folder.write("kept\n", to: "old.frame")
    let session = try await start(folder)
    for name in ["old.txt", "old.frame"] {
      let command = name.hasSuffix("txt") ? "save" : "snapshot"
      try session.type(":\(command) \(name)")
      try session.press("Enter")
      try await session.wait(for: "\(name) is there already; write over it?")
      try session.type("x/n")
      try await session.wait(for: "\(name) is left as it was")
      #expect(folder.scratch.read("app/" + name) == "kept\n")
      try session.type(":\(command) \(name)")
      try session.press("Enter", "y")
      try await session.wait(for: "saved \(name)")
      #expect(folder.scratch.read("app/" + name) != "kept\n")
      try folder.write("kept\n", to: name)
      try session.type(":\(command)! \(name)")
      try session.press("Enter")
      try await session.wait("the file written") { _ in
        folder.scratch.read("app/" + name) != "kept\n"
      }
    }
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("Tab offers the names that can be written, and ~ is the user's folder")
  func completion() async throws {
    let folder = try BrowsedFolder()
    try folder.write("", to: "old.txt")
    try folder.write("", to: "old.svg")
    try folder.write("", to: "old.json")
    let session = try await start(folder)
    try session.type(":save o")
    try session.press("Tab", "Tab")
    let offered = try await session.wait(for: "old.svg  old.txt")
    #expect(!offered.contains("old.json  ") && !offered.contains("  old.json"))
    for (typed, whole) in [
      ("set headl", "set headline="), ("without headl", "without headline"),
      ("layout car", "layout Card.xib"), ("ad old.j", "ad old.json"),
    ] {
      try session.press("C-u")
      try session.type(typed)
      try session.press("Tab")
      try await session.wait("the whole of '\(typed)'") { $0.rows.last == ":\(whole)" }
    }
    try session.press("C-u")
    try session.type("save ~/home.txt")
    try session.press("Enter")
    try await session.wait(for: "saved \(session.scratch.path)/home.txt".prefix(40).description)
    #expect(session.scratch.read("home.txt").contains("Maps that fold"))
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  static let refusals = [
    (":edit foo", "edit takes no argument"), (":quit now", "quit takes no argument"),
    (":plain x", "plain takes no argument"), (":nonsense", "there is no command 'nonsense'"),
    (":language xx-zz", "no texts in 'xx-zz' stand beside the layout; there are ar, he, double"),
    (":layout No.xib", "no layout is called 'No.xib'"),
  ]

  @Test("commands refuse what they have no use for, and :messages keeps the words")
  func refusals() async throws {
    let folder = try BrowsedFolder()
    let session = try await start(folder)
    for (line, words) in Self.refusals {
      try session.type(line)
      try session.press("Enter")
      try await session.wait(for: words)
    }
    try session.type(":messages")
    try session.press("Enter")
    let box = try await session.wait(for: "┏ Messages ━")
    for (_, words) in Self.refusals { #expect(box.contains(words.prefix(40).description)) }
    try session.press("q", "q")
    try await session.wait(for: "ended with 0")
  }

  @Test("a message that is longer than the screen is wide is shown whole")
  func longMessage() async throws {
    let folder = try BrowsedFolder()
    let session = try await start(folder, columns: 70)
    try session.type(":language xx-zz")
    try session.press("Enter")
    try await session.wait(for: "accented")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("a file that is no ad is told by what is wrong with it, the SDK's code by the events")
  func brokenAd() async throws {
    let folder = try BrowsedFolder()
    try folder.write("{\"headline\": }\n", to: "broken.json")
    let session = try TerminalSession(columns: 120, rows: 24, in: folder.path)
    for (name, words) in [
      ("broken.json", "broken.json:1:"), ("none.json", "none.json: error: there is no such file"),
    ] {
      try session.type("clear")
      try session.press("Enter")
      try session.start(["browse", ".", "--ad", name])
      let screen = try await session.wait(for: "failed: receivedInvalidResponse (13)")
      let status = try await session.settle().rows.dropLast().last ?? ""
      #expect(status.contains(words) && !status.contains("receivedInvalid"), "\(screen)")
      try session.press("Q")
      try await session.wait(for: "ended with 0")
    }
  }

  @Test("letters filter a menu, which becomes lower, and Enter chooses at once")
  func menus() async throws {
    let folder = try BrowsedFolder()
    let session = try await start(folder, columns: 120)
    try session.type("dSE (3")
    let box = try await session.wait(for: "\n/SE (3")
    #expect(box.contains("┏ Device  /SE (3 ━") && !box.contains("iPhone 16"))
    try session.press("Enter")
    try await session.wait(for: "iphone-se-3  375×")
    try session.type("d/zzz")
    try await session.wait(for: "none fits")
    try session.press("Enter", "C-u")
    try session.type("SE (2")
    try await session.wait(for: "iPhone SE (2nd")
    try session.press("Enter")
    try await session.wait(for: "iphone-se-2  375×")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("Space plays and pauses from every pane")
  func playing() async throws {
    let session = try TerminalSession(columns: 120, rows: 40)
    try session.start(["browse", "Layouts", "--ad", "test:video"])
    try await session.wait(for: "  video ▶")
    try session.press("Space")
    try await session.wait(for: "  video ‖")
    try session.press("Tab", "Tab", "Tab", "Space")
    try await session.wait(for: "  video ▶")
    try session.press("Q")
    try await session.wait(for: "ended with 0")
  }

  @Test("a filter that leaves no ad, and a file that is none, leave the ad that is shown")
  func nothingFits() async throws {
    let folder = try BrowsedFolder()
    try folder.write("{\"headline\": }\n", to: "broken.json")
    try folder.write("{\"headline\": \"Ropes\"}\n", to: "../ropes.json")
    let session = try await start(folder, columns: 120)
    let place = try session.screen().text.firstMatch(of: /Ads ─+ \d+\/(\d+) ┐/)
    let count = try #require(place.flatMap { Int($0.1) }) + 1
    try session.press("Tab")
    try session.type("/zzz")
    try await session.wait(for: "┃ none fits")
    try session.press("Enter")
    let filtered = try await session.wait(for: "none fits 'zzz'; Esc takes the filter away")
    #expect(filtered.contains("Maps that fold") && filtered.contains("┌ Banner.xib  ads-1"))
    try session.press("Escape")
    try await session.wait(without: "none fits")
    try session.type(":ad broken.json")
    try session.press("Enter")
    try await session.wait(for: "broken.json:1:")
    try folder.write("{\"layouts\": [\".\"]}\n", to: "../adpane.json")
    try session.type(":ad ../adpane.json")
    try session.press("Enter")
    try await session.wait(for: "../adpane.json: error: ")
    for name in ["../ropes.json", "./../ropes.json", "../app/../ropes.json"] {
      try session.type(":ad \(name)")
      try session.press("Enter")
      let screen = try await session.wait(for: "Banner.xib  ropes")
      #expect(screen.contains("/\(count) ┓"), "\(screen)")
    }
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("a layout that is asked for while layouts are looked for is shown when it is found")
  func waitingForLayout() async throws {
    let folder = try BrowsedFolder()
    for number in 1...150 { try folder.write(Xib.ad, to: "many/Ad\(number).xib") }
    let session = try TerminalSession(columns: 120, rows: 24, in: folder.path)
    try session.start(["browse", "many"])
    try await session.wait("the first layout") { $0.contains("Ad1.xib") }
    try session.type(":layout Ad150.xib")
    try session.press("Enter")
    let screen = try await session.wait(for: "Ad150.xib  every-asset")
    #expect(screen.contains("150/150"), "in the order that people count in: \(screen)")
    try session.press("Q")
    try await session.wait(for: "ended with 0")
  }
}
