import Cells
import Foundation
import Testing

@testable import Snapshots

/// The same numbers on every run (Knuth's constants).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 32)
  }
}

@Suite("Differences of texts")
struct DiffTests {
  private func lines(_ old: String, _ new: String, context: Int = 3) -> [String] {
    UnifiedDiff(from: old, to: new, context: context).lines.map(\.text)
  }

  @Test("a change is shown with the lines around it and its place")
  func change() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
    #expect(
      lines(old, new) == ["@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8"])
    #expect(lines(old, new, context: 0) == ["@@ -5 +5 @@", "-5", "+five"])
    #expect(lines(old, old).isEmpty)
    #expect(lines("", "a\nb\n") == ["@@ -0,0 +1,2 @@", "+a", "+b"])
    #expect(lines("a\n", "") == ["@@ -1 +0,0 @@", "-a"])
  }

  @Test("changes that are far apart stand apart")
  func stretches() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "\n5\n", with: "\nfive\n")
      .replacingOccurrences(of: "\n25\n", with: "\n25\nmore\n")
    let places = lines(old, new).filter { $0.hasPrefix("@@") }
    #expect(places == ["@@ -2,7 +2,7 @@", "@@ -23,6 +23,7 @@"])
  }

  @Test("lines are compared byte by byte, and what would act in a terminal is a mark")
  func bytes() {
    #expect(lines("\u{E9}\n", "e\u{301}\n").count == 3)
    #expect(lines("a\n", "\u{1B}[2J\n")[2] == "+␛[2J")
  }

  @Test("the steps lead from any list to any other, and are the fewest")
  func random() {
    var generator = Generator(state: 1)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        String(Int.random(in: 0...3, using: &generator))
      }
      let new = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        String(Int.random(in: 0...3, using: &generator))
      }
      let steps = LineDiff.steps(from: old, to: new)
      var before: [String] = []
      var after: [String] = []
      var changes = 0
      for step in steps {
        switch step {
        case .same(let first, let second):
          before.append(old[first])
          after.append(new[second])
        case .removed(let place):
          before.append(old[place])
          changes += 1
        case .added(let place):
          after.append(new[place])
          changes += 1
        }
      }
      #expect(before == old)
      #expect(after == new)
      #expect(changes == new.difference(from: old).count)
    }
  }
}

@Suite("Comparing frames")
struct ComparisonTests {
  @Test("cells that look different are found, also where the size differs")
  func cells() throws {
    let old = FrameFile(try Bundled.render("FeedCell"))
    var rendered = try Bundled.render("FeedCell")
    #expect(FrameComparison(old: old, new: FrameFile(rendered)).changedCount == 0)
    rendered.grid.put("XY", column: 3, row: 2, style: Style(background: .white))
    let comparison = FrameComparison(old: old, new: FrameFile(rendered))
    #expect(comparison.changedCount == 2)
    #expect(comparison.isChanged(column: 4, row: 2))
    #expect(!comparison.isChanged(column: 5, row: 2))
    #expect(comparison.diff.lines.contains { $0.text.hasPrefix("+|   XY") })
    #expect(comparison.difference[3, 2].style != comparison.newGrid[3, 2].style)
    #expect(comparison.difference[5, 2] == comparison.newGrid[5, 2], "the rest keeps its colours")

    let wide = FrameFile(
      try Bundled.render("FeedCell") { $0.width = Double(old.columns + 10) * 6 })
    let sizes = FrameComparison(old: old, new: wide)
    #expect(sizes.columns == old.columns + 10)
    #expect(sizes.isChanged(column: old.columns + 3, row: 1))
    #expect(FrameComparison(old: nil, new: old).changedCount == old.columns * old.rows)
  }
}

@Suite("Reviewing")
struct ReviewTests {
  @Test("keys decide about one frame, capitals about all the rest")
  func keys() {
    var session = ReviewSession(names: ["a", "b", "c", "d"])
    #expect(session.current == "a")
    #expect(session.press("x") == nil)
    #expect(session.press("a")?.names == ["a"])
    #expect(session.press("s")?.names == ["b"])
    #expect(session.current == "c")
    #expect(session.sentence == "1 accepted, 1 skipped, 2 not decided")
    let rest = session.press("R")
    #expect(rest?.decision == .reject)
    #expect(rest?.names == ["c", "d"])
    #expect(session.isFinished)
    #expect(session.current == nil)
    #expect(session.press("A")?.names == [])
    #expect(session.sentence == "1 accepted, 2 rejected, 1 skipped")
    session.fail("c")
    #expect(session.sentence == "1 accepted, 1 rejected, 1 skipped, 1 could not be")
  }
}
