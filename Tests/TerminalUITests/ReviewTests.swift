import Cells
import Snapshots
import Testing

@testable import TerminalUI

@Suite struct ReviewTests {
  private func frame(_ text: String) throws -> FrameFile {
    let width = text.count
    let body = """
      adpane-frame 1
      Ad.xib#root  ad a  attribution own
      iphone-se-3 light base ltr L  60x12 pt  cell 6x12
      = text \(width)x1
      |\(text)|
      = style
      |\(String(repeating: ".", count: width))|
      = views (points)
      = end

      """
    return try FrameFile(bytes: Array(body.utf8), path: "ad.frame")
  }

  private func state(old: String?, new: String) throws -> ReviewState {
    var state = ReviewState(session: ReviewSession(names: ["ad", "other"]))
    state.comparison = FrameComparison(old: try old.map(frame), new: try frame(new))
    return state
  }

  @Test(arguments: [
    (80, 24, ["head", "old", "new", "difference", "bar"]),
    (30, 16, ["head", "old", "new", "difference", "bar"]),
    (30, 9, ["head", "new", "difference", "bar"]), (16, 5, ["head", "difference", "bar"]),
    (4, 2, ["too small"]),
  ])
  func `as many frames are shown as there is room for`(
    _ columns: Int, _ rows: Int, _ expected: [String]
  ) throws {
    let picture = ReviewPainter.paint(
      try state(old: "Install   ", new: "Download  "), columns: columns, rows: rows)
    #expect(picture.panes.map(\.id) == expected)
    for pane in picture.panes {
      #expect(pane.grid.columns == pane.rect.columns && pane.grid.rows == pane.rect.rows)
    }
  }

  @Test func `a changed cell is marked without colours too`() throws {
    let picture = ReviewPainter.paint(
      try state(old: "Install   ", new: "Instill   "), columns: 80, rows: 24)
    let pane = try #require(picture.panes.first { $0.id == "difference" })
    let marked = (1...10).filter { pane.grid[$0, 1].style.attributes.contains(.underline) }
    #expect(marked == [5])
  }

  @Test func `a frame without a reference says so`() throws {
    let picture = ReviewPainter.paint(try state(old: nil, new: "Install   "), columns: 80, rows: 24)
    let pane = try #require(picture.panes.first { $0.id == "old" })
    #expect(pane.grid.text(order: .logical).contains("not recorded yet"))
  }

  @Test(arguments: [
    (false, [ReviewState.View.difference, .text, .old, .new, .frames]),
    (true, [.text, .old, .new, .frames, .text]),
  ])
  func `Tab goes from what differs to the frames`(
    _ isAlone: Bool, _ views: [ReviewState.View]
  ) throws {
    var state = try state(old: "Install   ", new: "Download  ")
    for view in views {
      state.view = state.nextView(isAlone: isAlone)
      #expect(state.view == view)
    }
  }

  @Test func `the lowest line names all decisions, and the help every key`() throws {
    var state = try state(old: "Install   ", new: "Download  ")
    func text(_ id: String) -> String {
      let picture = ReviewPainter.paint(state, columns: 100, rows: 40)
      return picture.panes.first { $0.id == id }?.grid.text() ?? ""
    }
    for word in ["a accept", "A accept all", "R reject all", "S skip all", "? help", "q quit"] {
      #expect(text("bar").contains(word))
    }
    state.help = 0
    for binding in ReviewCommand.bindings { #expect(text("help").contains(binding.help)) }
  }

  @Test func `a decision about several frames is asked about, in the lowest line`() throws {
    var state = try state(old: "Install   ", new: "Download  ")
    for letter in "arsS" { #expect(ReviewQuestion(letter, in: state.session) == nil) }
    state.message = "something else"
    for (letter, words) in [("A", "accept all 2 frames"), ("R", "reject all 2 frames")] {
      state.question = ReviewQuestion(Character(letter), in: state.session)
      let picture = ReviewPainter.paint(state, columns: 80, rows: 24)
      let bar = try #require(picture.panes.first { $0.id == "bar" }?.grid.text())
      #expect(bar.contains(words + " that are left? y n") && !bar.contains("something else"))
    }
    state.session.decide(.skip)
    #expect(ReviewQuestion("R", in: state.session) == nil, "one frame is decided at once")
  }

  @Test(arguments: [
    (Key.character("y"), Bool?.some(true)), (.character("Y"), true), (.character("n"), false),
    (.escape, false), (.control("c"), false), (.character("q"), false), (.character("R"), nil),
    (.enter, nil),
  ])
  func `only y and n answer`(_ key: Key, _ answer: Bool?) {
    #expect(Question.answer(key) == answer)
  }

  @Test func `what is looked for is found in old and new text`() throws {
    let state = try state(old: "Install   ", new: "Download  ")
    #expect(TextSearch.match("install", state.searchedLines, from: 0, step: 0) == 0)
    #expect(TextSearch.match("down", state.searchedLines, from: 0, step: 0) == 0)
    #expect(TextSearch.match("none", state.searchedLines, from: 0, step: 0) == nil)
  }

  @Test(arguments: [
    (Key.character("a"), ReviewCommand.decide("a")), (.character("S"), .decide("S")),
    (.tab, .nextView), (.character("q"), .close), (.control("c"), .quit), (.character("?"), .help),
  ])
  func `keys decide`(_ key: Key, _ command: ReviewCommand) {
    #expect(ReviewCommand.command(for: key) == command)
  }
}
