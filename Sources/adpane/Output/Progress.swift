import Files

/// A line at a terminal that tells how far a long run is; nothing where standard error is none.
struct Progress {
  private let isShown: Bool
  private let total: Int
  private var done = 0
  private var isOnScreen = false

  init(total: Int, environment: Environment) {
    self.total = total
    isShown = OutputStream.standardError.isTerminal && !environment.isDumb && total > 1
  }

  /// Counts a piece of work.
  mutating func advance(failed: Int) {
    done += 1
    guard isShown, done % step == 0 || done == total else { return }
    let failures = failed == 0 ? "" : ", \(failed) not as recorded"
    write("\r\u{1B}[K\(done) of \(total)\(failures)")
    isOnScreen = true
  }

  /// Takes the line away, so that something else can be written.
  mutating func clear() {
    guard isOnScreen else { return }
    write("\r\u{1B}[K")
    isOnScreen = false
  }

  private var step: Int { max(1, total / 200) }

  private func write(_ text: String) { _ = try? OutputStream.standardError.write(text) }
}
