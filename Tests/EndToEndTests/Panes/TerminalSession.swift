import Foundation
import Testing

/// A terminal with a shell in it, in which the program is started as a person would start it.
///
/// Waiting ends when the screen shows what is waited for; the deadline only bounds a failure.
final class TerminalSession {
  /// Seconds after which something that is waited for will not come any more.
  private static let patience = 60.0
  /// What is needed besides the program.
  static var isPossible: Bool { AdPane.isThere && Tmux.isThere }

  let scratch: Scratch
  private let tmux: Tmux

  /// Opens a terminal.
  /// - Parameters:
  ///   - columns: Its columns.
  ///   - rows: Its rows.
  ///   - folder: Where the shell is.
  ///   - environment: Variables besides those of any terminal.
  init(
    columns: Int = 80, rows: Int = 24, in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    scratch = try Scratch()
    tmux = try Tmux()
    let plain = [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "tmux-256color", "PS1": "$ ",
      "HOME": scratch.path, "XDG_STATE_HOME": scratch.path + "/state", "SHELL": "/bin/sh",
    ]
    let variables = plain.merging(environment) { _, new in new }.map { "'\($0)=\($1)'" }.sorted()
    // A core of a program that is made to crash helps nobody.
    let shell = "ulimit -c 0; exec env -i \(variables.joined(separator: " ")) sh -i"
    try tmux.run(
      "start-server", ";", "set", "-g", "status", "off", ";", "new-session", "-d", "-x",
      "\(columns)", "-y", "\(rows)", "-c", folder ?? AdPane.package, shell)
    try tmux.run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    try tmux.run("pipe-pane", "-o", "cat > '\(scratch.path)/output'")
  }

  /// Closes the terminal while its programs run, as closing a window does.
  func closeWindow() { tmux.kill() }

  // MARK: Typing

  /// Presses keys, by tmux's names: `Enter`, `Tab`, `C-l`, `Up`, or characters as themselves.
  func press(_ keys: String...) throws { try press(keys) }

  /// Presses keys, by tmux's names.
  func press(_ keys: [String]) throws {
    var rest = keys[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "Escape").map { $0 + 1 } ?? rest.endIndex
      try tmux.run(["send-keys", "--"] + rest[..<end])
      // What follows an Escape at once would be Alt with a key.
      if rest[..<end].last == "Escape" { try waitUntilRead() }
      rest = rest[end...]
    }
  }

  /// Waits until the program has taken what was typed, and longer than it waits for the rest of a sequence.
  private func waitUntilRead() throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    var count = 0
    while count < 8, Date() < end {
      usleep(10_000)
      count = try program.map(Self.isAsleep) ?? true ? count + 1 : 0
    }
  }

  /// Types a text, character by character.
  func type(_ text: String) throws { try tmux.run("send-keys", "-l", "--", text) }

  /// Sends bytes as the terminal would, such as a report of the mouse, in one piece.
  func send(_ bytes: String) throws { try sendBytes(Array(bytes.utf8)) }

  /// Sends bytes, whether or not they are text.
  func sendBytes(_ bytes: [UInt8]) throws {
    try tmux.run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes a text.
  func paste(_ text: String) throws {
    try tmux.run("set-buffer", "--", text)
    try tmux.run("paste-buffer", "-p", "-r")
  }

  /// Presses and releases the first button of the mouse, at a place counted from 0.
  func click(_ column: Int, _ row: Int, times: Int = 1) throws {
    let place = "\(column + 1);\(row + 1)"
    let click = "\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m"
    try send(String(repeating: click, count: times))
  }

  /// Makes the window larger or smaller; returns when its device has the size, which tmux may put off.
  func resize(
    columns: Int, rows: Int, file: StaticString = #fileID, line: Int = #line
  ) async throws {
    try tmux.run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    let device = open(try device(), O_RDWR | O_NOCTTY)
    defer { close(device) }
    var size = winsize()
    try await wait("the size \(columns)x\(rows)", file: file, line: line) { _ in
      ioctl(device, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col == columns && size.ws_row == rows
    }
  }

  // MARK: Looking

  /// What is on the screen.
  func screen() throws -> ScreenText { ScreenText(try tmux.run("capture-pane", "-p")) }

  /// What is on the screen, with the sequences for colours and attributes.
  func styledScreen() throws -> ScreenText { ScreenText(try tmux.run("capture-pane", "-pe")) }

  /// Everything that was written to the terminal so far.
  var output: [UInt8] {
    Array(FileManager.default.contents(atPath: scratch.path + "/output") ?? Data())
  }

  /// The modes of the terminal that a program must leave as it found them.
  func modes() throws -> String {
    try tmux.run(
      "display-message", "-p",
      "alternate #{alternate_on} mouse #{mouse_any_flag}#{mouse_button_flag}#{mouse_standard_flag} "
        + "SGR #{mouse_sgr_flag} cursor #{cursor_flag} keypad #{keypad_cursor_flag}")
  }

  /// Waits until every mode that the program switched on is off again.
  func waitForModesOff(file: StaticString = #fileID, line: Int = #line) async throws {
    try await wait("the end of all modes", file: file, line: line) { _ in
      Escapes(output).modesOn.isDisjoint(with: [
        "1", "1000", "1002", "1003", "1006", "1049", "2004",
      ])
    }
  }

  /// The device of the terminal.
  func device() throws -> String { try format("#{pane_tty}") }

  private func format(_ text: String) throws -> String {
    try tmux.run("display-message", "-p", text).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until the screen shows a text; returns the screen.
  @discardableResult
  func wait(
    for text: String, file: StaticString = #fileID, line: Int = #line
  ) async throws -> ScreenText {
    try await wait("“\(text)”", file: file, line: line) { $0.contains(text) }
  }

  /// Waits until the screen no longer shows a text; returns the screen.
  @discardableResult
  func wait(
    without text: String, file: StaticString = #fileID, line: Int = #line
  ) async throws -> ScreenText {
    try await wait("the end of “\(text)”", file: file, line: line) { !$0.contains(text) }
  }

  /// Waits until the screen is as it should be; returns it.
  @discardableResult
  func wait(
    _ what: String, file: StaticString = #fileID, line: Int = #line,
    until isRight: (ScreenText) throws -> Bool
  ) async throws -> ScreenText {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      let screen = try screen()
      if try isRight(screen) { return screen }
      if Date() > end { throw NeverCame(what: what, place: "\(file):\(line)", screen: screen) }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Waits until the program has nothing to do and the screen stands still; returns the screen.
  @discardableResult
  func settle(file: StaticString = #fileID, line: Int = #line) async throws -> ScreenText {
    var last: ScreenText?
    var same = 0
    return try await wait("a still screen", file: file, line: line) { screen in
      let isIdle = try program.map(Self.isAsleep) ?? true
      same = isIdle && screen == last ? same + 1 : 0
      last = screen
      return same == 3
    }
  }

  /// Waits until a file of the session has a text in it; returns the text.
  func file(
    _ name: String, file: StaticString = #fileID, line: Int = #line
  ) async throws -> String {
    var text = ""
    try await wait("the file '\(name)'", file: file, line: line) { _ in
      text = scratch.read(name)
      return text.hasSuffix("\n")
    }
    return text
  }

  /// What was waited for in vain.
  struct NeverCame: Error, CustomStringConvertible {
    var what: String
    var place: String
    var screen: ScreenText
    var description: String { "\(what) never came at \(place); the screen:\n\(screen)" }
  }

  // MARK: The program

  /// Starts the program, and notes the terminal's settings before and after it.
  ///
  /// Where it ends, the screen shows `ended with` and its status.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws {
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    let command = ["/usr/bin/env"] + variables + [AdPane.path ?? ""] + arguments
    for name in ["before", "after", "status"] { unlink(scratch.path + "/" + name) }
    try scratch.write(
      """
      stty -a > \(scratch.path)/before
      \(command.map(Self.quoted).joined(separator: " "))
      echo "ended with $?"
      stty -a > \(scratch.path)/after

      """, to: "start")
    try type(". \(scratch.path)/start")
    try press("Enter")
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }

  /// The process of the program; nil where it does not run.
  var program: pid_t? {
    get throws {
      let shell = try format("#{pane_pid}")
      return Self.children(of: shell).first { id in
        let name = try? String(contentsOfFile: "/proc/\(id)/comm", encoding: .utf8)
        return name?.hasPrefix("adpane") == true
      }
    }
  }

  /// Processes that a process has started.
  static func children(of process: String) -> [pid_t] {
    let list = try? String(
      contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
  }

  /// Whether no thread of a process has anything to do.
  private static func isAsleep(_ process: pid_t) -> Bool {
    let tasks = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return names.allSatisfy { task in
      let status = try? String(contentsOfFile: "\(tasks)/\(task)/stat", encoding: .utf8)
      // The state stands behind the name, which may hold anything.
      return status?.split(separator: ")").last?.first { $0 != " " } == "S"
    }
  }
}
