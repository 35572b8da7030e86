/// Numbered pieces of work that were begun, and whose results are taken when they are needed.
///
/// Where the system has no more threads, a piece is done when its result is asked for. All threads have ended when the
/// last reference is gone.
public final class PendingWork<Result: Sendable>: Sendable {
  private let work: @Sendable (Int) -> Result
  private let queue: WorkQueue<Result>
  private let threads: [WorkerThread]

  /// Begins with the work.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - threads: How many threads work, at most.
  ///   - work: Does a piece.
  public init(count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result) {
    self.work = work
    let queue = WorkQueue<Result>(count: count)
    self.queue = queue
    self.threads = (0..<min(threads, count)).compactMap { _ in
      WorkerThread { while let piece = queue.next() { queue.finish(piece, work(piece)) } }
    }
  }

  deinit {
    for thread in threads { thread.join() }
  }

  /// Waits for the result of a piece.
  public func result(of piece: Int) -> Result {
    threads.isEmpty ? work(piece) : queue.peek(at: piece)
  }
}
