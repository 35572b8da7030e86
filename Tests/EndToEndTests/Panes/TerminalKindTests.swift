import Foundation
import Testing

/// D8, D11, D16 and case 49: terminals of all kinds, with and without colours, and none.
@Suite("Kinds of terminals", .serialized, .enabled(if: TerminalSession.isPossible))
struct TerminalKindTests {
  /// A terminal, and the ways in which it may be told colours.
  struct Kind {
    var environment: [String: String]
    var colorings: Set<Escapes.Coloring>
    var hasMouse = true

    init(
      _ name: String, _ colorings: Set<Escapes.Coloring>, hasMouse: Bool = true,
      _ variables: [String: String] = [:]
    ) {
      environment = variables.merging(["TERM": name]) { first, _ in first }
      self.colorings = colorings
      self.hasMouse = hasMouse
    }
  }

  static let kinds = [
    Kind("tmux-256color", [.basic, .bright, .palette]),
    Kind("xterm-256color", [.basic, .bright, .palette]),
    Kind("screen", [.basic]),
    Kind("linux", [.basic]),
    Kind("vt100", [], hasMouse: false),
    Kind("xterm-direct", [.basic, .direct]),
    Kind("xterm-256color", [.basic, .direct], ["COLORTERM": "truecolor"]),
    Kind("tmux-256color", [.basic, .direct], ["COLORTERM": "truecolor"]),
    Kind("xterm-direct", [], ["NO_COLOR": "1", "COLORTERM": "truecolor"]),
    Kind("xterm-256color", [], ["NO_COLOR": "0"]),
    Kind("xterm-256color", [.basic, .bright, .palette], ["NO_COLOR": ""]),
  ]

  @Test(
    "all show the same characters but for blocks of colour and the outlines in their place, and the selection never goes"
  )
  func sameCharacters() async throws {
    let session = try TerminalSession()
    var first: [Bool: ScreenText] = [:]
    for kind in Self.kinds {
      let start = session.output.count
      try session.start(
        ["browse", "Layouts", "--pictures", "outline", "--ad", "test:every-asset"],
        environment: kind.environment)
      try await session.wait(for: "impression")
      let screen = try await session.settle().withoutTimes.withoutBlocks
      // Without colours, a filled button is told by its outline.
      let hasColors = !kind.colorings.isEmpty
      #expect(screen == first[hasColors] ?? screen, "\(kind.environment)")
      first[hasColors] = screen
      let escapes = Escapes(session.output[start...])
      #expect(escapes.colorings.isSubset(of: kind.colorings), "\(kind.environment)")
      #expect(escapes.colorings.max() == kind.colorings.max(), "\(kind.environment)")
      #expect(escapes.attributes.contains("7"), "the selection is reversed")
      #expect(escapes.isHarmless, "\(kind.environment) \(escapes.others) \(escapes.controls)")
      #expect(escapes.modesOn.contains("1006") == kind.hasMouse)
      #expect(!escapes.modesOn.contains("1003"), "nobody asks for movements without a button")
      try session.press("q")
      try await session.wait("the shell") { _ in try session.modes().hasPrefix("alternate 0") }
      #expect(try await session.file("after") == session.scratch.read("before"))
      try session.type("clear")
      try session.press("Enter")
    }
  }

  @Test(
    "where panes cannot be shown, the message names the command that works, and the status is 2")
  func noPanes() async throws {
    let session = try TerminalSession(columns: 120)
    for name in ["dumb", "", "no-such-terminal"] {
      for arguments in [["browse", "Layouts"], ["preview", "Layouts/Minimal.xib"]] {
        try session.start(arguments, environment: ["TERM": name])
        let screen = try await session.wait(for: "ended with 2")
        #expect(screen.contains("adpane render"))
        #expect(try await session.file("after") == session.scratch.read("before"))
        try session.type("clear")
        try session.press("Enter")
        try await session.wait(without: "ended with")
      }
    }
    #expect(Escapes(session.output).modesOn.subtracting(["25"]).isEmpty)
    for command in [["browse"], ["browse", "Layouts"], ["preview", "Layouts/Minimal.xib"]] {
      let run = try AdPane.run(command, environment: ["TERM": "xterm-256color"])
      #expect(run.status == 2)
      #expect(run.errors.contains("adpane render"))
      #expect(run.errorLines.count == 1)
      #expect(run.output.isEmpty)
    }
  }

  @Test("a click far to the right, past what older reports can tell, meets the right pane")
  func wideMouse() async throws {
    let session = try TerminalSession(columns: 300, rows: 80)
    try session.start(["browse", "Layouts"])
    try await session.wait(for: "impression")
    try session.click(295, 10)
    try await session.wait(for: "┏ Inspector")
    try session.click(150, 75)
    try await session.wait(for: "┏ Events")
    // Reports that are no reports, in the older form or cut off, do nothing and end nothing.
    try session.send("\u{1B}[<0;999999999999;3M\u{1B}[<0;;M\u{1B}[<99;5;5M\u{1B}[<")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }
}
