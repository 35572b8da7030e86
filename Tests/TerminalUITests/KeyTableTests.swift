import Testing

@testable import TerminalUI

@Suite struct KeyTableTests {
  @Test(arguments: PaneKind.allCases)
  func `q quits and Escape only takes back, in every pane`(_ pane: PaneKind) {
    #expect(KeyTable.command(for: .character("q"), in: pane) == .close)
    #expect(KeyTable.command(for: .character("Q"), in: pane) == .quit)
    #expect(KeyTable.command(for: .escape, in: pane) == .cancel)
    #expect(KeyTable.bar(for: pane).contains { $0.command == .close && $0.label == "quit" })
  }

  @Test func `in the review too`() {
    #expect(ReviewCommand.command(for: .character("q")) == .close)
    #expect(ReviewCommand.command(for: .escape) == .cancel)
  }
}
