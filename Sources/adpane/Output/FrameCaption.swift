import Cells

extension Grid {
  /// Captions are never narrower, however narrow the frame.
  private static let leastColumns = 40

  /// Creates a sheet of frames below each other, each under its caption.
  ///
  /// A caption has its parts on as many lines as they need at the width of the widest frame.
  init(captioning frames: [(parts: [String], frame: Grid)]) {
    let columns = frames.reduce(Self.leastColumns) { max($0, $1.frame.columns) }
    let captions = frames.map { Self.lines($0.parts, columns: columns) }
    let heights = zip(captions, frames).map { $0.count + $1.frame.rows + 2 }
    var sheet = Grid(columns: columns, rows: max(0, heights.reduce(0, +) - 1))
    var row = 0
    for ((lines, frame), height) in zip(zip(captions, frames), heights) {
      for (offset, line) in lines.enumerated() {
        sheet.put(line, column: 0, row: row + offset, style: Style(attributes: .bold))
      }
      sheet.put(frame.frame, column: 0, row: row + lines.count + 1)
      row += height
    }
    self = sheet
  }

  private static func lines(_ parts: [String], columns: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      let joined = lines.last.map { $0 + "  " + part } ?? part
      if !lines.isEmpty, DisplayText.width(of: joined) <= columns {
        lines[lines.count - 1] = joined
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}
