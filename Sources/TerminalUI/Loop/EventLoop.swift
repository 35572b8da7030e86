import CTerminal
import Glibc

/// Waits with `poll(2)` for everything that can happen: keys, signals, files, frames of a video, work of the main actor.
///
/// Nothing wakes up when nothing happens.
@MainActor
final class EventLoop {
  private struct Source {
    var descriptor: Int32
    var handle: @MainActor () -> Void
  }

  private var sources: [Source] = []
  /// When the loop must wake up by itself, in seconds of ``now``; nil for never, and after it has come.
  var deadline: Double?
  /// What happens when the deadline comes.
  var answerDeadline: (@MainActor () -> Void)?
  /// Work in small pieces for when nothing else happens; returns whether there is more.
  var idleWork: (@MainActor () -> Bool)?
  private var isRunning = false
  /// How often the idle work had to wait for something else since its last piece.
  private var postponements = 0
  private static let mostPostponements = 4

  /// Creates a loop that does the main actor's work.
  init() {
    watch(terminal_main_queue_descriptor()) { terminal_run_main_queue() }
  }

  /// Seconds of a clock that only goes forward.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Calls back when a descriptor can be read.
  func watch(_ descriptor: Int32, _ handle: @escaping @MainActor () -> Void) {
    guard descriptor >= 0 else { return }
    unwatch(descriptor)
    sources.append(Source(descriptor: descriptor, handle: handle))
  }

  /// Forgets a descriptor.
  func unwatch(_ descriptor: Int32) {
    sources.removeAll { $0.descriptor == descriptor }
  }

  /// Ends the loop before its next wait.
  func stop() { isRunning = false }

  /// Waits and handles, until ``stop()``.
  /// - Parameter update: Called before each wait, to bring to the screen what changed.
  func run(update: @MainActor () -> Void) {
    isRunning = true
    while isRunning {
      update()
      guard isRunning else { return }
      wait()
    }
  }

  /// Does the main actor's work until something is done, and nothing else meanwhile.
  /// - Parameter seconds: The longest time that this may take.
  func workForMainActor(atMost seconds: Double, until isDone: () -> Bool) {
    let end = Self.now + seconds
    while !isDone() {
      var entry = pollfd(fd: terminal_main_queue_descriptor(), events: Int16(POLLIN), revents: 0)
      let rest = Int32(((end - Self.now) * 1000).rounded(.up))
      guard rest > 0, poll(&entry, 1, rest) > 0 else { return }
      terminal_run_main_queue()
    }
  }

  private func wait() {
    var polls = sources.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&polls, nfds_t(polls.count), timeout)
    if ready > 0 {
      for entry in polls where entry.revents != 0 {
        // A handler may have taken the source away.
        sources.first { $0.descriptor == entry.fd }?.handle()
      }
      workIfPostponed()
      return
    }
    if let time = deadline, time <= Self.now {
      deadline = nil
      answerDeadline?()
      workIfPostponed()
    } else {
      workOnce()
    }
  }

  private func workOnce() {
    postponements = 0
    if let work = idleWork, !work() { idleWork = nil }
  }

  /// The frames of a video may leave no moment in which nothing happens.
  private func workIfPostponed() {
    guard idleWork != nil else { return }
    postponements += 1
    if postponements > Self.mostPostponements { workOnce() }
  }

  /// Milliseconds to wait at most; -1 for as long as it takes.
  private var timeout: Int32 {
    if idleWork != nil { return 0 }
    guard let deadline else { return -1 }
    return Int32(max(0, min(1e6, ((deadline - Self.now) * 1000).rounded(.up))))
  }
}
