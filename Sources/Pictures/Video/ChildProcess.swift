import CPlatform
import Glibc
import Processes

/// A child process whose standard output is read through a pipe; it ends with the value.
///
/// It ends with the program too, however that ends: nobody reads the pipe any more, so that the write that it waits in,
/// or its next one, is its last.
struct ChildProcess: ~Copyable {
  /// The process.
  let identifier: pid_t
  /// The end of the pipe to read from.
  let output: Int32

  /// Starts a program that is looked for in `PATH`, without input and with its messages thrown away.
  init(_ words: [String]) throws(PictureError) {
    (identifier, output) = try Self.start(words)
  }

  deinit {
    close(output)
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }

  private static func start(_ words: [String]) throws(PictureError) -> (pid_t, Int32) {
    var ends: [Int32] = [-1, -1]
    // Another thread may start a process at any moment, which must not keep the pipe open.
    guard platform_pipe(&ends) else { throw .noProcess(code: errno) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    do {
      return (try ProcessStart.start(words, &actions), ends[0])
    } catch {
      close(ends[0])
      guard case .system(let code) = error, code != ENOENT else { throw .noPlayer }
      throw .noProcess(code: code)
    }
  }
}
