import Cells

/// A recorded frame: text, styles and geometry of a drawn ad, each in a block of its own.
///
/// The file is made to be read in a diff. Text is in reading order, control characters are visible marks, right edges are
/// pinned, and nothing in it depends on the machine, the time or the version of the program.
public struct FrameFile: Equatable, Sendable {
  /// The version of the form, which the first line names.
  public static let version = 1
  /// What every file ends with, so that one that was cut off at the end of a line is not taken for a whole one.
  static let lastLine = "= end"

  /// What is drawn: `SmallAd.xib#ad-root  ad long-texts  attribution own`.
  public var title: String
  /// Where it is drawn: `iphone-se-3 light en ltr L  210x48 pt  cell 6x12`.
  public var circumstances: String
  /// The columns of the frame.
  public var columns: Int
  /// The rows of text in reading order, as wide as the frame.
  public var textRows: [String]
  /// The styles that ``styleRows`` speaks of.
  public var palette: StylePalette
  /// The codes of the styles of each row, as they are seen from left to right.
  public var styleRows: [String]
  /// One line a view.
  public var views: [String]

  /// The rows of the frame.
  public var rows: Int { textRows.count }

  /// Whether the frame is drawn with ASCII alone.
  var isASCII: Bool { circumstances.hasSuffix("  " + FrameTitle.ascii) }

  /// The file as text, with a line feed after every line.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The file in UTF-8.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    // Rows of text have up to three bytes a cell, rows of styles as many as a code.
    bytes.reserveCapacity(1024 + rows * (columns * (2 + palette.codeLength) + 6) + views.count * 64)
    func append(_ line: String) {
      bytes.append(contentsOf: line.utf8)
      bytes.append(0x0A)
    }
    func append(row: String) {
      bytes.append(UInt8(ascii: "|"))
      bytes.append(contentsOf: row.utf8)
      bytes.append(UInt8(ascii: "|"))
      bytes.append(0x0A)
    }
    append("adpane-frame \(Self.version)")
    append(title)
    append(circumstances)
    append("= text \(columns)x\(rows)")
    for row in textRows { append(row: row) }
    let legend = palette.legend
    append("= style" + (legend.isEmpty ? "" : " ") + legend)
    for row in styleRows { append(row: row) }
    append("= views (points)")
    for view in views { append(view) }
    append(Self.lastLine)
    return bytes
  }

  /// The frame in cells, as it looks.
  public var grid: Grid {
    let styles = styleRows.map { palette.styles(of: $0) }
    return Grid(logicalRows: textRows, columns: columns) { column, row in
      guard styles.indices.contains(row), styles[row].indices.contains(column) else {
        return .plain
      }
      return styles[row][column]
    }
  }
}
