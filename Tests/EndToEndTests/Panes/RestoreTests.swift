import Foundation
import Testing

/// However the program ends or pauses, the terminal is as it was before.
@Suite("The terminal comes back whole", .serialized, .enabled(if: TerminalSession.isPossible))
struct RestoreTests {
  private static let layout = AdPane.package + "/Layouts/Minimal.xib"

  @Test("after keys, signals, faults and traps")
  func ends() async throws {
    let session = try TerminalSession()
    let plain = try session.modes()
    func checkEnd(_ status: Int32, _ name: String) async throws {
      try await session.wait(for: "ended with \(status)")
      #expect(try await session.file("after") == session.scratch.read("before"), "\(name)")
      #expect(try session.modes() == plain, "\(name)")
      try await session.waitForModesOff()
    }
    for key in ["q", "Q", "C-c"] {
      try await start(session)
      try session.press(key)
      try await checkEnd(0, key)
    }
    let signals = [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP,
    ]
    for signal in signals {
      try await start(session)
      kill(try #require(try session.program), signal)
      try await checkEnd(128 + signal, "signal \(signal)")
    }
  }

  @Test("while it is suspended, and the next size counts when it goes on")
  func suspension() async throws {
    let session = try TerminalSession()
    let plain = try session.modes()
    try await start(session)
    let before = try await session.settle()
    try session.press("C-z")
    try await session.wait(for: "ended with")
    #expect(try await session.file("after") == session.scratch.read("before"))
    #expect(try session.modes() == plain)
    try await session.waitForModesOff()

    try await session.resize(columns: 110, rows: 30)
    try await goOn(session)
    let resumed = try await session.settle()
    #expect(resumed.rows.count == 30)

    // Another program may stop it too, or let it go on without its having been stopped.
    kill(try #require(try session.program), SIGTSTP)
    try await session.wait("the shell") { _ in try session.modes() == plain }
    try await session.resize(columns: 80, rows: 24)
    try await goOn(session)
    #expect(try await session.settle() == before)
    kill(try #require(try session.program), SIGCONT)
    #expect(try await session.settle() == before)
    try session.press("q")
    try await session.wait("the shell") { _ in try session.modes() == plain }
    try session.type("stty -a > \(session.scratch.path)/resumed")
    try session.press("Enter")
    #expect(try await session.file("resumed") == session.scratch.read("before"))
  }

  @Test("when its editor is killed, interrupted or suspended, the program stays")
  func editor() async throws {
    let session = try TerminalSession(columns: 160)
    let editor = try session.scratch.write(
      """
      #!/bin/sh
      echo "$@" > \(session.scratch.path)/arguments
      case $(cat \(session.scratch.path)/task) in
      wild) stty raw -echo; printf '\\033[?1049h\\033[?1000h\\033[?25l' ;;
      suspended) kill -TSTP 0; echo on > \(session.scratch.path)/resumed ;;
      esac
      echo $$ > \(session.scratch.path)/process
      exec sleep 1000
      """, to: "editor")
    chmod(editor, 0o755)
    let plain = try session.modes()
    func edit(_ task: String) async throws {
      for name in ["process", "task"] { unlink(session.scratch.path + "/" + name) }
      try session.scratch.write(task, to: "task")
      try session.press("e")
    }
    func comeBack(_ status: Int) async throws {
      try await session.wait(for: "ended with status \(status)")
      #expect(try session.modes().hasPrefix("alternate 1 mouse 110 SGR 1 cursor 0"))
    }
    try await start(session, ["EDITOR": editor])

    try await edit("wild")
    let process = try await session.file("process")
    kill(try #require(pid_t(process.dropLast())), SIGKILL)
    try await comeBack(137)
    #expect(session.scratch.read("arguments").hasSuffix(" \(Self.layout)\n"))

    try await edit("plain")
    _ = try await session.file("process")
    #expect(try session.modes() == plain)
    try session.press("C-c")
    try await comeBack(130)

    try await edit("suspended")
    // The program's bar still says how the last editor ended; the shell says it of the program.
    try await session.wait("the shell") { screen in
      try screen.contains("ended with") && session.modes() == plain
    }
    try session.type("fg")
    try session.press("Enter")
    #expect(try await session.file("resumed") == "on\n")
    _ = try await session.file("process")
    try session.press("C-c")
    try await comeBack(130)
    try session.press("q")
    try await session.wait("the shell") { _ in try session.modes() == plain }
    try await session.waitForModesOff()
    try session.type("stty -a > \(session.scratch.path)/settings")
    try session.press("Enter")
    #expect(try await session.file("settings") == session.scratch.read("before"))
  }

  @Test("where there is no second screen, the shell goes on in an empty last line")
  func onlyScreen() async throws {
    for key in ["q", "C-z"] {
      let session = try TerminalSession()
      try session.start(["preview", Self.layout], environment: ["TERM": "vt100"])
      try await session.wait(for: "impression")
      try await session.settle()
      try session.press(key)
      let screen = try await session.wait(for: "ended with")
      #expect(screen.contains("impression"), "what was shown stays to be seen")
      #expect(!screen.contains("quit") && !screen.contains("help"), "the line of keys is gone")
    }
  }

  @Test("a closed window ends the program")
  func closedWindow() async throws {
    let session = try TerminalSession()
    try await start(session)
    let program = try #require(try session.program)
    session.closeWindow()
    var waits = 0
    while kill(program, 0) == 0, waits < 6000 {
      waits += 1
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(kill(program, 0) != 0)
  }

  private func start(
    _ session: TerminalSession, _ environment: [String: String] = [:]
  ) async throws {
    try session.start(["preview", Self.layout], environment: environment)
    try await session.wait(for: "impression")
    #expect(try session.modes().hasPrefix("alternate 1 mouse 110 SGR 1 cursor 0"))
  }

  private func goOn(_ session: TerminalSession) async throws {
    try session.type("fg")
    try session.press("Enter")
    try await session.wait(for: "impression")
  }
}
