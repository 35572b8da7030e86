import CPlatform
import Glibc
import Processes

/// A program that runs in a terminal of the benchmark's own.
final class ProgramInTerminal {
  /// Bytes that came together, and when.
  struct Chunk {
    /// Microseconds of ``Stopwatch/now``.
    var time: Double
    var bytes: [UInt8]
  }

  private let terminal: Int32
  private let process: Int32

  /// Starts a program; nil where that fails.
  init?(
    _ path: String, _ arguments: [String], environment: [String: String], columns: Int, rows: Int
  ) {
    let started = CStrings.with([path] + arguments) { words in
      CStrings.with(environment.map { "\($0)=\($1)" }) { variables in
        platform_start_in_terminal(path, words, variables, Int32(columns), Int32(rows))
      }
    }
    guard started.terminal >= 0 else { return nil }
    terminal = started.terminal
    process = started.process
  }

  /// Ends the program.
  func stop() {
    kill(process, SIGTERM)
    _ = output(quiet: 20)
    close(terminal)
    waitpid(process, nil, 0)
  }

  /// Types a text.
  func type(_ text: String) {
    var text = text
    _ = text.withUTF8 { write(terminal, $0.baseAddress, $0.count) }
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    platform_resize_terminal(terminal, Int32(columns), Int32(rows))
  }

  /// What comes until nothing has come for so many milliseconds.
  /// - Parameter first: Milliseconds to wait for the first byte.
  func output(quiet: Int, first: Int? = nil) -> [Chunk] {
    var chunks: [Chunk] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      let patience = chunks.isEmpty ? first ?? quiet : quiet
      guard poll(&entry, 1, Int32(patience)) > 0 else { return chunks }
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return chunks }
      chunks.append(Chunk(time: Stopwatch.now, bytes: Array(buffer[..<count])))
    }
  }

  /// Processor time of all threads so far, in microseconds.
  var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// The most memory that was resident, in MiB.
  var peakMemory: Double { status("VmHWM:") / 1024 }

  /// How often the program has gone to sleep of its own accord.
  var sleepCount: Int { Int(status("voluntary_ctxt_switches:")) }

  private func status(_ key: String) -> Double {
    let lines = (TextFile.read("/proc/\(process)/status") ?? "").split(separator: "\n")
    let line = lines.first { $0.hasPrefix(key) }
    return line.flatMap { Double($0.dropFirst(key.count).filter(\.isNumber)) } ?? 0
  }
}
