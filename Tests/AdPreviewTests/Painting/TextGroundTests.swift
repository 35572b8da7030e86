import Cells
import InterfaceBuilder
import Testing

@testable import AdPreview

@Suite("Grounds of texts")
struct TextGroundTests {
  private let blue = Cells.Color(red: 0, green: 0, blue: 255)

  private func button(y: Double, height: Double) -> String {
    Markup.button(
      "b", "Go", x: 24, y: y, width: 72, height: height,
      inside: Markup.color("backgroundColor", 0, 0, 1))
  }

  /// The rows of the button's first column, blue: `#` for all of a cell, `▄` and `▀` for half of it.
  private func ground(
    _ subviews: String, _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> (rows: String, title: Int?) {
    let rendered = try Preview.render(
      Markup.ad(
        width: 120, height: 96, className: nil, outlets: [],
        inside: Markup.color("backgroundColor", 1, 1, 1), subviews), ad: nil, change)
    let rows = (0..<8).map { row in
      let cell = rendered.grid[4, row]
      if cell.style.background == blue { return "#" }
      return cell.style.foreground == blue && cell.style.background == .white ? cell.text : "."
    }
    return (rows.joined(), rendered.row(containing: "Go"))
  }

  @Test(
    "the title stands in the middle of a button of any height and place, or half a row beside it")
  func middle() throws {
    for (y, height, rows, title) in [
      (24.0, 36.0, "..###...", 3), (24, 24, "..▄#▀...", 3), (30, 24, "..▄#▀...", 3),
      (24, 30, "..###...", 3), (24, 44, ".▄###▀..", 3), (24, 48, "..▄###▀.", 4),
      (24, 12, "..#.....", 2), (28, 18, "..▄#....", 3),
    ] {
      let (found, row) = try ground(button(y: y, height: height))
      #expect(found == rows && row == title, "\(y), \(height): \(found) \(row ?? -1)")
    }
  }

  @Test("no edge is further than half a row from where the device has it")
  func nearness() throws {
    for y in stride(from: 13.0, to: 40, by: 1.5) {
      for height in stride(from: 12.0, to: 50, by: 2.5) {
        let (found, _) = try ground(button(y: y, height: height))
        let covered = found.map { $0 == "#" ? 2 : $0 == "." ? 0 : 1 }
        let first = try #require(covered.firstIndex { $0 > 0 })
        let top = Double(first) + (covered[first] == 1 ? 0.5 : 0)
        let bottom = top + Double(covered.reduce(0, +)) / 2
        #expect(abs(top - y / 12) < 0.51, "\(y), \(height)")
        #expect(abs(bottom - (y + height) / 12) < 0.51, "\(y), \(height)")
      }
    }
  }

  @Test("a ground keeps clear of its neighbours, and stays with those that it touches")
  func neighbours() throws {
    let go = button(y: 24, height: 24)
    let red = Markup.color("backgroundColor", 1, 0, 0)
    for (name, other, rows) in [
      (
        "a text below", Markup.label("l", "Words", x: 24, y: 50, width: 60, height: 12),
        "..▄#...."
      ),
      (
        "a shape below that does not touch",
        Markup.view("v", x: 0, y: 50, width: 120, height: 24, inside: red), "..▄#...."
      ),
      (
        "a shape that touches it from above",
        Markup.view("v", x: 0, y: 0, width: 120, height: 24, inside: red), "..##▀..."
      ),
      (
        "a shape beside it", Markup.view("v", x: 100, y: 0, width: 20, height: 90, inside: red),
        "..▄#▀..."
      ),
    ] {
      let found = try ground(go + other).rows
      #expect(found == rows, "\(name): \(found)")
    }
    #expect(try ground(button(y: 72, height: 24)).rows == "......▄#")
  }

  @Test("without colours there are no half rows, which would be bars of ink")
  func plain() throws {
    #expect(try ground(button(y: 24, height: 24)) { $0.isASCII = true }.rows == "..##....")
    #expect(try ground(button(y: 24, height: 24)) { $0.isMonochrome = true }.rows == "..##....")
  }

  @Test("a title that had to leave its button's rows takes no ground along")
  func leaving() throws {
    let red = Markup.color("backgroundColor", 1, 0, 0)
    let rendered = try Preview.render(
      Markup.ad(
        width: 120, height: 96, className: nil, outlets: [],
        Markup.view("l", x: 0, y: 24, width: 48, height: 24, inside: red)
          + Markup.view("r", x: 78, y: 24, width: 42, height: 24, inside: red)
          + Markup.button(
            "b", "lillil", x: 48, y: 24, width: 30, height: 24,
            inside: Markup.color("backgroundColor", 0, 0, 1))), ad: nil)
    #expect(rendered.row(containing: "lillil") == 4)
    for row in 2..<4 {
      for column in 0..<20 where !(8..<13).contains(column) {
        #expect(rendered.grid[column, row].style.background == Color(rgb: 0xFF0000))
      }
    }
  }
}
