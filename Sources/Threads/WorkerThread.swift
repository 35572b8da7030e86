import Glibc

/// A thread that does one thing, and is joined or let go.
struct WorkerThread: Sendable {
  /// Deep views need deep recursion, as on the main thread.
  private static let stackSize = 16 << 20

  private let handle: pthread_t

  /// Starts a thread; nil where the system has no more.
  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    var handle = pthread_t()
    let argument = Unmanaged.passRetained(Body(run))
    let code = pthread_create(
      &handle, &attributes,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, argument.toOpaque())
    guard code == 0 else {
      argument.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for the thread's end.
  func join() { pthread_join(handle, nil) }

  /// Lets the thread end by itself.
  func detach() { pthread_detach(handle) }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
