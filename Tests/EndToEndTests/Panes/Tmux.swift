import Foundation

/// A server of tmux that nobody else uses, without anybody's configuration.
final class Tmux {
  /// Whether tmux is installed.
  static let isThere = FileManager.default.isExecutableFile(atPath: program)
  private static let program = "/usr/bin/tmux"

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  deinit { kill() }

  /// Ends the server and all that runs in it.
  func kill() { _ = try? run("kill-server") }

  /// Runs a command of tmux; returns what it printed.
  @discardableResult
  func run(_ arguments: String...) throws -> String { try run(arguments) }

  /// Runs a command of tmux; returns what it printed.
  @discardableResult
  func run(_ arguments: [String]) throws -> String {
    // What is printed goes to a file: a server that another test starts might keep a pipe open.
    let printed = scratch.path + "/printed"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, printed, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)

    // Threads of the tests keep signals that the server lives by.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let command = [Self.program, "-S", scratch.path + "/socket", "-f", "/dev/null"] + arguments
    let environment = ["PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "SHELL=/bin/sh"]
    let words = command.map { strdup($0) } + [nil]
    let settings = environment.map { strdup($0) } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var process = pid_t()
    let code = posix_spawn(&process, Self.program, &actions, &attributes, words, settings)
    guard code == 0 else { throw SpawnFailure(command: Self.program, code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let text = String(
      decoding: FileManager.default.contents(atPath: printed) ?? Data(), as: UTF8.self)
    guard status == 0 else { throw Refusal(command: arguments, words: text) }
    return text
  }

  /// What tmux said when it did not do what it was asked for.
  struct Refusal: Error {
    var command: [String]
    var words: String
  }
}
