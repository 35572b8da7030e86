import Glibc

/// Does numbered pieces of work on several threads and hands their results over in order.
public enum Workers {
  /// Deep views need deep recursion, as on the main thread.
  private static let stackSize = 16 << 20

  /// How many threads run at the same time on this machine.
  public static var standardThreads: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Works on pieces.
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
    let body = Body {
      var state = start()
      while let piece = queue.next() { queue.finish(piece, work(&state, piece)) }
    }
    let handles = (0..<min(threads, count)).compactMap { _ in thread(body) }
    // Where the system has no more threads, the work is done all the same.
    if handles.isEmpty {
      var state = start()
      for piece in 0..<count { take(work(&state, piece)) }
      return
    }
    for piece in 0..<count { take(queue.result(of: piece)) }
    for handle in handles { pthread_join(handle, nil) }
  }

  private static func thread(_ body: Body) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var handle = pthread_t()
    let argument = Unmanaged.passRetained(body)
    let code = pthread_create(
      &handle, &attributes,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, argument.toOpaque())
    if code != 0 { argument.release() }
    return code == 0 ? handle : nil
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
