/// Numbered pieces of work that other threads begin with, and whose results are taken when they are needed.
///
/// A piece that none has come to yet is done by whoever asks for its result. All threads have ended when the last
/// reference is gone.
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
    queue.stop()
    for thread in threads { thread.join() }
  }

  /// Does a piece that was not begun, or waits for its result.
  public func result(of piece: Int) -> Result {
    if queue.claim(piece) { queue.finish(piece, work(piece)) }
    return queue.peek(at: piece)
  }
}
