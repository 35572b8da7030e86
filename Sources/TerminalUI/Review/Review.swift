import Glibc
import Snapshots

/// The review in a terminal: old, new and difference of each frame that waits, and keys to decide.
@MainActor
public final class Review {
  private let store: ReferenceStore
  private let terminal: Terminal
  private let loop = EventLoop()
  private let signals: Signals
  private var keys = KeyReader()
  private var state: ReviewState
  private var needsPaint = true
  private var problems: [String] = []
  private var endingSignal: Int32?

  /// How a review ended.
  public struct Outcome: Equatable, Sendable {
    /// What was decided.
    public var session: ReviewSession
    /// What could not be carried out, a line each.
    public var problems: [String]
    /// The signal that ended it; nil where the user did.
    public var signal: Int32?
  }

  /// Shows frames one after the other until all are decided or the user has enough; each decision is carried out at once.
  public static func run(
    _ names: [String], in store: ReferenceStore, terminal: TerminalConfiguration
  ) throws(TerminalError) -> Outcome {
    let signals = Signals()
    let review = Review(names, store, try Terminal(terminal), signals)
    review.start()
    review.loop.run { review.update() }
    review.terminal.stop()
    return Outcome(
      session: review.state.session, problems: review.problems, signal: review.endingSignal)
  }

  private init(
    _ names: [String], _ store: ReferenceStore, _ terminal: Terminal, _ signals: Signals
  ) {
    self.store = store
    self.terminal = terminal
    self.signals = signals
    state = ReviewState(session: ReviewSession(names: names))
  }

  private func start() {
    loop.watch(STDIN_FILENO) { [unowned self] in readKeys() }
    loop.watch(signals.descriptor) { [unowned self] in answerSignals() }
    show()
  }

  private func update() {
    guard needsPaint else { return }
    needsPaint = false
    let extent = ReviewPainter.extent(state, columns: terminal.columns, rows: terminal.rows)
    state.top = max(0, min(state.top, extent.count - extent.shown))
    let spare = (state.comparison?.columns ?? 0) - (terminal.columns - 2)
    state.left = max(0, min(state.left, spare))
    terminal.draw(
      ReviewPainter.paint(state, columns: terminal.columns, rows: terminal.rows))
  }

  /// Reads the frame that is decided next; ends where there is none.
  private func show() {
    state.top = 0
    state.left = 0
    needsPaint = true
    guard let name = state.session.current else { return loop.stop() }
    do throws(SnapshotsError) {
      state.comparison = try store.pendingCase(name)
      state.problem = nil
    } catch {
      state.comparison = nil
      state.problem = error.description
    }
  }

  private func readKeys() {
    while let input = keys.next() {
      needsPaint = true
      switch input {
      case .key(let key): handle(key)
      case .mouse(let report):
        if report.action == .wheelUp { scroll(by: -3) }
        if report.action == .wheelDown { scroll(by: 3) }
      case .paste(let text): state.prompt?.line.insert(text)
      }
    }
  }

  private func handle(_ key: Key) {
    state.message = nil
    if let prompt = state.prompt { return handle(key, in: prompt) }
    let command = ReviewCommand.command(for: key)
    if let question = state.question, command != .redraw, command != .suspend {
      return answer(question, key)
    }
    guard let command else { return }
    guard state.help != nil else { return perform(command) }
    switch command {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -max(1, terminal.rows - 4))
    case .pageDown: scroll(by: max(1, terminal.rows - 4))
    case .first: state.help = 0
    case .last: scroll(by: 1_000)
    case .redraw, .suspend: perform(command)
    case .quit where key != .control("c"): perform(command)
    case .close, .cancel, .quit, .help: state.help = nil
    // A decision about a frame that the help hides is not meant.
    default: break
    }
  }

  private func handle(_ key: Key, in prompt: Prompt) {
    switch key {
    case .escape, .control("g"), .control("c"): state.prompt = nil
    case .backspace where prompt.line.text.isEmpty: state.prompt = nil
    case .enter:
      state.prompt = nil
      state.searchText = prompt.line.text
      find(step: 0)
    default:
      var line = prompt.line
      guard line.handle(key) else { return }
      state.prompt?.line = line
    }
  }

  private func scroll(by rows: Int) {
    guard let top = state.help else {
      state.top = max(0, state.top + rows)
      return
    }
    state.help = ReviewPainter.fittedHelp(
      top + rows, columns: terminal.columns, rows: terminal.rows)
  }

  /// Scrolls to the next row with what is looked for.
  private func find(step: Int) {
    guard !state.searchText.isEmpty else { return }
    let match = TextSearch.match(
      state.searchText, state.searchedLines, from: state.top, step: step)
    if let match {
      state.top = match
    } else {
      state.message = SearchWords.notThere(state.searchText)
    }
  }

  private func perform(_ command: ReviewCommand) {
    let page = max(1, terminal.rows - 5)
    switch command {
    case .decide(let letter):
      state.question = ReviewQuestion(letter, in: state.session)
      if state.question == nil { decide(letter) }
    case .nextView:
      state.view = state.nextView(
        isAlone: ReviewPainter.showsOneFrame(
          state, columns: terminal.columns, rows: terminal.rows))
      state.top = 0
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .left: state.left -= max(1, terminal.columns / 4)
    case .right: state.left += max(1, terminal.columns / 4)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .first: state.top = 0
    case .last:
      state.top =
        ReviewPainter.extent(
          state, columns: terminal.columns, rows: terminal.rows
        ).count
    case .search: state.prompt = Prompt(.search)
    case .nextMatch: find(step: 1)
    case .previousMatch: find(step: -1)
    case .help: state.help = 0
    case .redraw: terminal.redraw()
    case .suspend: terminal.lend { signals.stopJob() }
    case .close, .quit: loop.stop()
    case .cancel:
      if state.searchText.isEmpty { state.message = EndWords.quits }
      state.searchText = ""
    }
    state.top = max(0, state.top)
  }

  /// Takes the answer to a question; other keys than those of an answer do nothing.
  private func answer(_ question: ReviewQuestion, _ key: Key) {
    guard let isYes = Question.answer(key) else { return }
    state.question = nil
    if isYes { decide(question.letter) } else { state.message = ReviewQuestion.declined }
  }

  private func decide(_ letter: Character) {
    guard let decided = state.session.press(letter) else { return }
    for name in decided.names {
      do throws(SnapshotsError) {
        try store.settle(name, decided.decision)
      } catch {
        problems.append(error.description)
        state.session.fail(name)
      }
    }
    show()
  }

  private func answerSignals() {
    needsPaint = true
    for meaning in signals.take() {
      switch meaning {
      case .resize, .resumed: if !terminal.fitSize() { terminal.redraw() }
      case .suspend: terminal.lend { signals.stopJob() }
      case .quit(let signal):
        endingSignal = signal
        loop.stop()
      }
    }
  }
}
