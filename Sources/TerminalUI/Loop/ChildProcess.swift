import Glibc
import Processes

/// A program that has the terminal while it runs.
enum ChildProcess {
  /// Runs a program to its end; returns its status, 128 and more where a signal ended it, 127 where it cannot be started.
  /// - Parameter stopped: Called when the program was stopped, as by `^Z`; it goes on when that returns.
  static func run(_ arguments: [String], stopped: () -> Void) -> Int32 {
    guard let process = try? ProcessStart.start(arguments) else { return 127 }
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, WUNTRACED)
      if result < 0, errno == EINTR { continue }
      guard result == process, status & 0xFF == 0x7F else { break }
      stopped()
      // The shell goes on with all of a job, but whoever goes on with this process alone must not hang.
      kill(process, SIGCONT)
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
