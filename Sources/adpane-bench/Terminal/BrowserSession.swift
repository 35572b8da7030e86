import Glibc

/// The browser in a terminal, and the screen that it shows there.
final class BrowserSession {
  /// How long a key took to be answered, in milliseconds.
  struct Answer {
    /// Until letters, outlines and frames were as they stayed.
    var text: Double
    /// Until the last byte.
    var all: Double
    /// Processor time of the browser for all of it.
    var processor: Double
  }

  static let columns = 200
  static let rows = 60

  let program: ProgramInTerminal
  private(set) var screen = TerminalScreen(
    columns: BrowserSession.columns, rows: BrowserSession.rows)
  /// A folder of its own, so that no session takes up what the one before left.
  private let state: String
  /// What the start took.
  private(set) var start = Answer(text: 0, all: 0, processor: 0)

  /// Starts the browser and waits for its screen; nil where it does not start.
  init?(_ path: String, _ arguments: [String], terminal: String) {
    guard let state = TemporaryFolder.make() else { return nil }
    self.state = state
    let now = Stopwatch.now
    let environment = [
      "PATH": "/usr/bin:/bin", "TERM": terminal, "LC_ALL": "C.UTF-8", "HOME": state,
      "XDG_STATE_HOME": state,
    ]
    guard
      let program = ProgramInTerminal(
        path, ["browse"] + arguments, environment: environment, columns: Self.columns,
        rows: Self.rows)
    else {
      rmdir(state)
      return nil
    }
    self.program = program
    let chunks = program.output(quiet: 500, first: 5000)
    guard let answer = take(chunks, since: now, processor: 0) else { return nil }
    start = answer
  }

  /// Ends the browser, and deletes what it has remembered.
  func stop() {
    program.stop()
    unlink(state + "/adpane/last.json")
    rmdir(state + "/adpane")
    rmdir(state)
  }

  /// Types a text and waits for the answer; nil where none comes.
  /// - Parameter quiet: Milliseconds without a byte that end the answer.
  func press(_ text: String, quiet: Int) -> Answer? {
    let processor = program.processorTime
    let now = Stopwatch.now
    program.type(text)
    return take(program.output(quiet: quiet, first: 1000), since: now, processor: processor)
  }

  /// Types a text whose answer does not count.
  func prepare(_ text: String) { _ = press(text, quiet: 250) }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    program.resize(columns: columns, rows: rows)
    screen.resize(columns: columns, rows: rows)
  }

  /// Shows what has come meanwhile.
  func settle(quiet: Int) { screen.show(program.output(quiet: quiet)) }

  private func take(
    _ chunks: [ProgramInTerminal.Chunk], since start: Double, processor: Double
  ) -> Answer? {
    guard let last = chunks.last?.time else { return nil }
    screen.show(chunks)
    let text = screen.textTime
    return Answer(
      text: ((text > start ? text : last) - start) / 1000, all: (last - start) / 1000,
      processor: (program.processorTime - processor) / 1000)
  }
}
