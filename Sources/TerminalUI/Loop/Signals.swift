import CPlatform
import Glibc

/// The signals that a terminal program must answer, as a descriptor for the loop.
@MainActor
struct Signals {
  /// What the program should do.
  enum Meaning: Equatable {
    case resize, quit(Int32), suspend, resumed
  }

  private static let all = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]
  /// What to wait for.
  let descriptor: Int32

  /// Keeps the signals from their usual effect.
  init() { descriptor = platform_signal_descriptor(Self.all, Int32(Self.all.count)) }

  /// Takes all signals that have come.
  func take() -> [Meaning] {
    var meanings: [Meaning] = []
    while true {
      let signal = platform_read_signal(descriptor)
      switch signal {
      case 0: return meanings
      case SIGWINCH: if !meanings.contains(.resize) { meanings.append(.resize) }
      case SIGTSTP: meanings.append(.suspend)
      case SIGCONT: meanings.append(.resumed)
      default: meanings.append(.quit(signal))
      }
    }
  }

  /// Takes the signals that came while another program had the terminal, but not those that keys sent to both.
  func takeAfterChild() -> [Meaning] {
    take().filter { ![.quit(SIGINT), .quit(SIGQUIT), .suspend].contains($0) }
  }

  /// Stops the program's whole job, as `^Z` does; returns when it goes on.
  func stopJob() {
    let stop = [SIGTSTP]
    // The terminal would have sent it to all of a pipeline; where it has, this changes nothing.
    kill(0, SIGTSTP)
    platform_release_signals(stop, 1)
    platform_keep_signals(stop, 1)
  }
}
