import Glibc

/// Starts programs.
public enum ProcessStart {
  /// Starts a program that is looked for in `PATH` and gets this one's environment; returns the number of its process.
  ///
  /// Whatever this program does with signals, the one that is started neither blocks nor ignores any.
  /// - Parameters:
  ///   - words: The program's name and its arguments.
  ///   - actions: What is done to its files before it begins; nil where it takes over this program's.
  public static func start(
    _ words: [String], _ actions: UnsafePointer<posix_spawn_file_actions_t>? = nil
  ) throws(ProcessError) -> pid_t {
    guard let name = words.first else { throw .system(code: ENOENT) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let code = CStrings.with(words) {
      posix_spawnp(&process, name, actions, &attributes, $0, environ)
    }
    guard code == 0 else { throw .system(code: code) }
    return process
  }
}
