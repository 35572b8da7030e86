import Glibc

/// `adpane-bench terminal`: drives the built program through a pseudo-terminal, as a person at its keys would.
///
/// On a machine that does other work too, `chrt -f 10` in front gives figures of the program alone.
struct TerminalCommand {
  private static let samples = 100
  private static let milliseconds = (selection: 16.0, text: 16.0, pictures: 100.0)

  private let program: String
  private let layouts: String
  /// What the names of the rows contain that are measured; empty for all.
  private let wanted: String
  private var report = TerminalReport()

  /// Runs the command; returns the exit status: 1 where a limit is missed.
  static func run(_ arguments: [String]) -> Int32 {
    let program = arguments.first ?? ".build/release/adpane"
    let layouts = arguments.count > 1 ? arguments[1] : "Layouts"
    guard access(program, X_OK) == 0 else {
      print("adpane-bench: error: \(program): can't be run; build it first")
      return 2
    }
    var command = TerminalCommand(
      program: program, layouts: layouts, wanted: arguments.count > 2 ? arguments[2] : "")
    guard command.measure() else {
      print("adpane-bench: error: \(program): does not start in a terminal")
      return 2
    }
    return command.report.holds ? 0 : 1
  }

  private mutating func measure() -> Bool {
    for terminal in ["xterm-direct", "xterm-256color"] {
      guard measureKeys(terminal) else { return false }
    }
    report.begin("everything else, xterm-256color")
    return (!isWanted("resizes") || measureResizing()) && (!isWanted("idle") || measureIdling())
      && (!isWanted("1,000 layouts") || measureMany())
  }

  private func isWanted(_ name: String) -> Bool { wanted.isEmpty || name.contains(wanted) }

  private func session(_ terminal: String, _ paths: [String]) -> BrowserSession? {
    BrowserSession(program, paths, terminal: terminal)
  }

  // MARK: Keys

  private mutating func measureKeys(_ terminal: String) -> Bool {
    guard let session = session(terminal, [layouts]) else { return false }
    defer { session.stop() }
    report.begin("\(terminal), \(BrowserSession.columns)x\(BrowserSession.rows)")
    select("next layout (j, k)", session, Self.toAndFro("j", "k", count: 5))
    // An ad whose picture grows with its width.
    session.prepare(":layout NativeAdView.xib\r")
    session.prepare("\t")
    select("next ad (j, k)", session, Self.toAndFro("j", "k", count: 15))
    // Its findings make the inspector longer than its pane.
    session.prepare(":ad long-texts\r")
    session.prepare("\t")
    session.prepare("j")
    select("next view (j, k)", session, Self.toAndFro("j", "k", count: 5))
    // The inspector is at the right; 64 and 65 are the wheel.
    select(
      "wheel on the inspector", session,
      Self.toAndFro("\u{1B}[<65;190;20M", "\u{1B}[<64;190;20M", count: 4))
    session.prepare("?")
    select("down in the help (j, k)", session, Self.toAndFro("j", "k", count: 10))
    select(
      "wheel on the help", session,
      Self.toAndFro("\u{1B}[<65;100;30M", "\u{1B}[<64;100;30M", count: 4))
    session.prepare("\u{1B}")
    layOut("width (<, >)", session, Self.toAndFro("<", ">", count: 12))
    layOut("light and dark (a)", session, ["a"])
    layOut("right to left (r)", session, ["r"])
    layOut("zoom (z, Z)", session, Self.toAndFro("z", "Z", count: 2))
    layOut("outlines (o)", session, ["o"])
    layOut("next device (D)", session, ["D"])
    layOut(
      "text size", session,
      ["xLarge", "xxxLarge", "accessibilityL", "large"].map { ":text-size \($0)\r" })
    // The items that are found are hundreds of rows apart.
    session.prepare("f")
    session.prepare("/plank\r")
    select("next match in the feed (n)", session, ["n"])
    return true
  }

  /// So many steps forth and as many back.
  private static func toAndFro(_ forth: String, _ back: String, count: Int) -> [String] {
    Array(repeating: forth, count: count) + Array(repeating: back, count: count)
  }

  private mutating func select(_ name: String, _ session: BrowserSession, _ keys: [String]) {
    guard isWanted(name) else { return }
    let answers = answers(session, keys, quiet: 60)
    report.add(name, answers, \.text, limit: Self.milliseconds.selection)
  }

  private mutating func layOut(_ name: String, _ session: BrowserSession, _ keys: [String]) {
    guard isWanted(name) else { return }
    let answers = answers(session, keys, quiet: 130)
    report.add(name + ": text", answers, \.text, limit: Self.milliseconds.text)
    report.add(name + ": all", answers, \.all, limit: Self.milliseconds.pictures)
  }

  private func answers(
    _ session: BrowserSession, _ keys: [String], quiet: Int
  ) -> [BrowserSession.Answer] {
    (0..<Self.samples).compactMap { index in
      session.press(keys[index % keys.count], quiet: quiet)
    }
  }

  // MARK: Everything else

  private mutating func measureResizing() -> Bool {
    guard let session = session("xterm-256color", [layouts]) else { return false }
    defer { session.stop() }
    let before = session.screen.cells
    let start = Stopwatch.now
    for index in 1...200 {
      // The 200th is the size that it began with.
      let columns = BrowserSession.columns - (200 - index) * 7 % 140
      let rows = BrowserSession.rows - (200 - index) * 3 % 45
      session.resize(columns: columns, rows: rows)
      let next = start + Double(index) * 500
      while Stopwatch.now < next {}
    }
    session.settle(quiet: 500)
    let isWhole = session.screen.cells == before
    report.add("200 resizes in 100 ms: one screen", isFine: isWhole)
    session.program.type("\u{0C}")
    session.settle(quiet: 500)
    report.add("  and the same when drawn anew", isFine: session.screen.cells == before)
    return true
  }

  private mutating func measureIdling() -> Bool {
    guard let session = session("xterm-256color", [layouts]) else { return false }
    defer { session.stop() }
    session.settle(quiet: 1000)
    let (time, sleeps) = (session.program.processorTime, session.program.sleepCount)
    session.settle(quiet: 10_000)
    report.add(
      "10 s idle: processor time", (session.program.processorTime - time) / 1e6, limit: 0.005,
      unit: "s", decimals: 3)
    report.add(
      "10 s idle: wakes up", Double(session.program.sleepCount - sleeps), limit: 0, unit: "times",
      decimals: 0)
    return true
  }

  private mutating func measureMany() -> Bool {
    let count = 1_000
    guard let copies = LayoutCopies(of: layouts, count: count) else { return false }
    defer { copies.remove() }
    guard let session = session("xterm-256color", [copies.folder]) else { return false }
    defer { session.stop() }
    // Their findings are counted meanwhile.
    session.settle(quiet: 1500)
    report.add(
      "1,000 layouts found: memory", session.program.peakMemory, limit: 60, unit: "MiB",
      decimals: 1)
    var answers: [BrowserSession.Answer] = []
    for _ in 1..<count {
      if let answer = session.press("j", quiet: 40) { answers.append(answer) }
    }
    report.add(
      "1,000 layouts: next layout", answers, \.text, limit: Self.milliseconds.selection)
    report.add("1,000 layouts: the last is shown", isFine: answers.count == count - 1)
    report.add(
      "1,000 layouts selected: memory", session.program.peakMemory, limit: 60, unit: "MiB",
      decimals: 1)
    return true
  }
}
