import Glibc

/// Does numbered pieces of work on several threads and hands their results over in order.
public enum Workers {
  /// How many threads run at the same time on this machine.
  public static var standardThreads: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Works on pieces.
  ///
  /// Where each piece has a thread of its own, the calling thread does the first one; else it only takes results.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - threads: How many threads work; with 1 the calling thread does.
  ///   - start: Makes what a thread keeps from one piece to the next.
  ///   - work: Does a piece, on any of the threads.
  ///   - take: Takes a result, in order of the pieces, on the calling thread.
  public static func run<State, Result: Sendable>(
    count: Int, threads: Int, start: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, Int) -> Result, take: (Result) -> Void
  ) {
    guard threads > 1, count > 1 else {
      var state = start()
      for piece in 0..<count { take(work(&state, piece)) }
      return
    }
    let queue = WorkQueue<Result>(count: count)
    let body: @Sendable () -> Void = {
      var state = start()
      while let piece = queue.next() { queue.finish(piece, work(&state, piece)) }
    }
    let worksHere = count <= threads
    let running = (0..<(worksHere ? count - 1 : threads)).compactMap { _ in WorkerThread(body) }
    // Where the system has no more threads, the work is done all the same.
    if running.isEmpty {
      var state = start()
      for piece in 0..<count { take(work(&state, piece)) }
      return
    }
    if worksHere { body() }
    for piece in 0..<count { take(queue.result(of: piece)) }
    for thread in running { thread.join() }
  }
}
