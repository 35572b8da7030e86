import Foundation
import TestFolders

/// The built program, run as a person would run it.
struct AdPane {
  /// What one run gave.
  struct Run {
    var output: Data
    var errors: String
    var status: Int32
    /// Processor time in seconds.
    var seconds: Double

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// The program: `ADPANE_PROGRAM`, else the debug build beside the tests; nil where there is none.
  static let path: String? = {
    if let path = ProcessInfo.processInfo.environment["ADPANE_PROGRAM"], !path.isEmpty {
      return path
    }
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = own.deletingLastPathComponent().appendingPathComponent("adpane").path
    return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
  }()

  static var isThere: Bool { path != nil }
  /// Whether the program is a release build, so that its time and memory count.
  static var isRelease: Bool { ProcessInfo.processInfo.environment["ADPANE_PROGRAM"] != nil }

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// An environment that says nothing about colours and asks for UTF-8.
  static let plainEnvironment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]

  /// Runs the program; one that asks for more address space than the limit, in MiB, fails.
  static func run(
    _ arguments: String..., in folder: String = package, environment: [String: String] = [:],
    memoryLimit: Int? = nil
  ) throws -> Run {
    try run(arguments, in: folder, environment: environment, memoryLimit: memoryLimit)
  }

  /// Runs the program; one that asks for more address space than the limit, in MiB, fails.
  ///
  /// What is resident is a part of the address space. The kernel's reading of the most that was resident says less: it begins
  /// with that of the process that starts the program.
  static func run(
    _ arguments: [String], in folder: String = package, environment: [String: String] = [:],
    memoryLimit: Int? = nil
  ) throws -> Run {
    let limiting = memoryLimit.map {
      ["/bin/sh", "-c", "ulimit -v \($0 * 1024) && exec \"$0\" \"$@\""]
    }
    return try spawn(
      (limiting ?? []) + [path ?? ""] + arguments, in: folder, environment: environment)
  }

  /// Runs the program with a terminal as its standard output and standard error; its width is not known unless it is given.
  static func runAtTerminal(
    _ arguments: [String], environment: [String: String] = [:], columns: Int? = nil
  ) throws -> Run {
    let width = columns.map { "stty cols \($0); " } ?? ""
    let quoted = ([path ?? ""] + arguments).map { "'\($0)'" }.joined(separator: " ")
    var environment = environment
    if environment["TERM"] == nil { environment["TERM"] = "xterm-256color" }
    // The terminal is one that `script` makes; it ends lines as terminals do.
    var run = try spawn(
      ["/usr/bin/script", "-qec", "stty -opost; " + width + quoted, "/dev/null"], in: package,
      environment: environment.merging(["SHELL": "/bin/sh"]) { first, _ in first })
    run.output = Data(run.text.replacingOccurrences(of: "\r\n", with: "\n").utf8)
    return run
  }

  /// Runs a line of shell in the package's folder, with a folder of programs before the system's.
  static func runShell(_ line: String, path: String) throws -> Run {
    try spawn(
      ["/bin/sh", "-c", line], in: package, environment: ["PATH": path + ":/usr/bin:/bin"])
  }

  private static func spawn(
    _ command: [String], in folder: String, environment: [String: String]
  ) throws -> Run {
    let scratch = try Scratch()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, name) in [(Int32(1), "out"), (2, "err")] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, scratch.path + "/" + name, O_WRONLY | O_CREAT, 0o600)
    }
    let variables = plainEnvironment.merging(environment) { _, new in new }
    // `env` goes to the folder and then becomes the command, so that what is measured is the command's.
    let command = ["/usr/bin/env", "-C", folder] + command
    let arguments = command.map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + settings { free(pointer) } }

    var process = pid_t()
    let code = posix_spawn(&process, command[0], &actions, nil, arguments, settings)
    guard code == 0 else { throw SpawnFailure(command: command[0], code: code) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return Run(
      output: FileManager.default.contents(atPath: scratch.path + "/out") ?? Data(),
      errors: String(
        decoding: FileManager.default.contents(atPath: scratch.path + "/err") ?? Data(),
        as: UTF8.self),
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F),
      seconds: usage.ru_utime.seconds + usage.ru_stime.seconds)
  }
}

struct SpawnFailure: Error {
  var command: String
  var code: Int32
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// The folder that a test runs the program in.
typealias Scratch = TemporaryFolder
