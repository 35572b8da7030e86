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
    terminal.draw(
      ReviewPainter.paint(state, columns: terminal.columns, rows: terminal.rows))
  }

  /// Reads the frame that is decided next; ends where there is none.
  private func show() {
    state.top = 0
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
      case .key(let key): if let command = ReviewCommand.command(for: key) { perform(command) }
      case .mouse(let report):
        if report.action == .wheelUp { state.top -= 3 }
        if report.action == .wheelDown { state.top += 3 }
      case .paste: break
      }
    }
  }

  private func perform(_ command: ReviewCommand) {
    let page = max(1, terminal.rows - 5)
    switch command {
    case .decide(let letter): decide(letter)
    case .nextView:
      state.view = state.nextView
      state.top = 0
    case .up: state.top -= 1
    case .down: state.top += 1
    case .pageUp: state.top -= page
    case .pageDown: state.top += page
    case .redraw: terminal.redraw()
    case .suspend: terminal.lend { signals.stopJob() }
    case .quit: loop.stop()
    }
    state.top = max(0, state.top)
  }

  private func decide(_ letter: Character) {
    guard let decided = state.session.press(letter) else { return }
    for name in decided.names {
      do throws(SnapshotsError) {
        try store.settle(name, decided.decision)
      } catch {
        problems.append(error.description)
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
