import Glibc

/// Work on a thread of its own that stands back behind those that somebody waits for.
public enum QuietThread {
  /// How far the thread stands back, up to 19: it gets a third of what others get where all want a processor.
  private static let niceness: Int32 = 5

  /// Does work on a new thread and returns its result; threads that the work starts stand back too.
  ///
  /// Where the system has no more threads, the work is done where it was asked for.
  public static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = WorkerThread {
        // To Linux, each thread is a process with a priority of its own.
        setpriority(Int32(PRIO_PROCESS.rawValue), 0, niceness)
        continuation.resume(returning: work())
      }
      if let thread { thread.detach() } else { continuation.resume(returning: work()) }
    }
  }
}
