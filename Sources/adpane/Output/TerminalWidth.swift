import AdPreview
import Cells
import Files
import InterfaceBuilder

/// The columns of the terminal that shows the results, and what does not fit them.
struct TerminalWidth {
  /// The columns.
  let columns: Int

  /// The terminal where results go; nil where they go elsewhere, or its width is not known.
  init?(_ destination: OutputDestination) {
    guard destination == .standardOutput, OutputStream.standardOutput.isTerminal,
      let columns = OutputStream.standardOutput.terminalColumns
    else { return nil }
    self.columns = columns
  }

  /// Says that a frame is wider, and which options would make it fit; nil where it is not.
  func note(aboutFrameOf frameColumns: Int, cell: Size) -> String? {
    guard frameColumns > columns else { return nil }
    let width = Double(frameColumns) * cell.width
    var remedies: [String] = []
    let larger = (width / Double(columns)).rounded(.up)
    let height = max(1, (cell.height * larger / cell.width).rounded())
    if OptionValues.cellPoints.contains(larger), OptionValues.cellPoints.contains(height) {
      remedies.append("'--cell \(PointText.make(larger))x\(PointText.make(height))'")
    }
    let narrower = (Double(columns) * cell.width).rounded(.down)
    if OptionValues.points.contains(narrower) {
      remedies.append("'--width \(PointText.make(narrower))'")
    }
    let end = remedies.isEmpty ? "" : "; " + remedies.joined(separator: " or ") + " fits"
    return "note: the frame is \(frameColumns) columns wide, the terminal \(columns)" + end
  }

  /// Returns lines that break between words; what follows a break stands so far right of where the line begins.
  func wrapped(_ text: String, indentation: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrapped(line: String($0), indentation: indentation) }
      .joined(separator: "\n")
  }

  private func wrapped(line: String, indentation: Int) -> String {
    guard DisplayText.width(of: line) > columns else { return line }
    let start = line.prefix { $0 == " " }
    let margin = String(start) + String(repeating: " ", count: indentation)
    // More than half a line of margin leaves no room for words.
    let rest = margin.count <= columns / 2 ? margin : ""
    var lines: [String] = []
    var current = String(start)
    var gap = ""
    var hasWord = false
    for word in line.dropFirst(start.count).split(
      separator: " ", omittingEmptySubsequences: false)
    {
      guard !word.isEmpty else {
        gap += " "
        continue
      }
      if hasWord, DisplayText.width(of: current + gap + word) > columns {
        lines.append(current)
        current = rest + word
      } else {
        current += gap + word
      }
      hasWord = true
      gap = " "
    }
    return (lines + [current]).joined(separator: "\n")
  }
}
