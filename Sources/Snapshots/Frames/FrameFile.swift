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

  /// The file as text, with a line feed after every line.
  public var text: String {
    var text = "adpane-frame \(Self.version)\n\(title)\n\(circumstances)\n"
    text += "= text \(columns)x\(rows)\n"
    for row in textRows { text += "|" + row + "|\n" }
    text += "= style" + (palette.legend.isEmpty ? "" : " ") + palette.legend + "\n"
    for row in styleRows { text += "|" + row + "|\n" }
    text += "= views (points)\n"
    for view in views { text += view + "\n" }
    return text + Self.lastLine + "\n"
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
