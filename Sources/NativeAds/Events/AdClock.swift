import Glibc

/// What tells the time to loaders, ads and videos.
///
/// The SDK works on the main thread, and so does its simulation.
@MainActor
public protocol AdClock: AnyObject, Sendable {
  /// The present moment.
  var now: AdTime { get }
  /// Returns when some seconds have passed, or at once when the task is cancelled.
  func sleep(seconds: Double) async
}

/// This machine's clock.
public final class SystemClock: AdClock {
  /// Creates a clock.
  public nonisolated init() {}

  /// The present moment.
  public var now: AdTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return AdTime(seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Returns when some seconds have passed, or at once when the task is cancelled.
  public func sleep(seconds: Double) async {
    guard seconds > 0 else { return }
    // A cancelled sleep returns early, which is what the caller wants to know.
    _ = try? await Task.sleep(for: .seconds(seconds))
  }
}

/// A clock that stands still until it is told to go on, for tests and recordings.
public final class ManualClock: AdClock {
  private struct Sleeper {
    var id: Int
    var wakes: AdTime
    var continuation: CheckedContinuation<Void, Never>
  }

  /// The present moment.
  public private(set) var now: AdTime
  private var sleepers: [Sleeper] = []
  private var nextID = 0

  /// Creates a clock; by default it shows the start of 1970.
  public nonisolated init(now: AdTime = AdTime(seconds: 0)) {
    self.now = now
  }

  /// How many tasks wait for this clock.
  public var sleeperCount: Int { sleepers.count }

  /// Lets time pass and wakes whoever waited for it, the earliest first.
  ///
  /// The ones who wake up run when the caller next suspends.
  public func advance(by seconds: Double) {
    now = now + seconds
    let due = sleepers.filter { $0.wakes <= now }.sorted { ($0.wakes, $0.id) < ($1.wakes, $1.id) }
    sleepers.removeAll { $0.wakes <= now }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Returns when the clock was advanced far enough, or at once when the task is cancelled.
  public func sleep(seconds: Double) async {
    guard seconds > 0, !Task.isCancelled else { return }
    let id = nextID
    nextID += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleepers.append(Sleeper(id: id, wakes: now + seconds, continuation: continuation))
      }
    } onCancel: {
      Task { @MainActor in self.wake(id) }
    }
  }

  private func wake(_ id: Int) {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
    sleepers.remove(at: index).continuation.resume()
  }
}
