import Testing

@testable import TerminalUI

@Suite struct CommandLineTests {
  struct Case: Sendable {
    var text: String
    var command: PromptCommand?
    var key: BrowserCommand?
    var argument = ""
    var isForced = false
  }

  static let cases = [
    Case(text: "save a b.svg ", command: .save, argument: "a b.svg"),
    Case(text: "  w! x.txt", command: .save, argument: "x.txt", isForced: true),
    Case(text: "save! x.txt", command: .save, argument: "x.txt", isForced: true),
    Case(text: "snapshot! x.frame", command: .snapshot, argument: "x.frame", isForced: true),
    Case(text: "device! x", argument: "x", isForced: true),
    Case(text: "next-pane", key: .nextPane), Case(text: "edit foo", key: .edit, argument: "foo"),
    Case(text: "q!", key: .quit, isForced: true), Case(text: "wq", key: .quit),
    Case(text: "next-pane!", isForced: true), Case(text: ""), Case(text: "nonsense"),
  ]

  @Test(arguments: cases)
  func `a line is taken apart`(_ sample: Case) {
    let line = CommandLine(sample.text)
    #expect(line.command == sample.command && line.keyCommand == sample.key)
    #expect(line.argument == sample.argument && line.isForced == sample.isForced)
  }

  @Test func `everything that Tab offers is in the help`() {
    var state = BrowserState(mode: .browse, options: .init(), devices: [])
    state.overlay = .help
    let text = (OverlayBox.contents(state)?.lines ?? []).map { $0.text + " " }.joined()
    for name in CommandLine.names {
      #expect(text.contains(":\(name) "), "\(name)")
    }
  }
}
