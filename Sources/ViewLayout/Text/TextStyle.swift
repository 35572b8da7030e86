import InterfaceBuilder

/// A text style's figures at one Dynamic Type size.
struct TextStyle: Equatable, Sendable {
  /// The font's size in points.
  var pointSize: Double
  /// The distance from one line to the next in points.
  var leading: Double
  /// The font's weight.
  var weight: FontWeight

  /// Returns a style by UIKit's name, such as `UICTFontTextStyleBody`; an unknown name counts as body.
  static func named(_ name: String, at textSize: TextSize) -> TextStyle {
    var style = Substring(name)
    if style.hasPrefix("UICTFontTextStyle") { style = style.dropFirst(17) }
    var weight = FontWeight.regular
    if style.hasPrefix("Emphasized") {
      style = style.dropFirst(10)
      weight = .semibold
    }
    if style == "Headline" { weight = .semibold }
    let row = rows.first { $0.name == style } ?? rows[5]
    let column = TextSize.allCases.firstIndex(of: textSize) ?? 3
    return TextStyle(
      pointSize: Double(row.sizes[column]), leading: Double(row.leadings[column]), weight: weight)
  }

  private struct Row: Sendable {
    var name: String
    var sizes: [Int]
    var leadings: [Int]
  }

  private static let rows: [Row] = {
    let columns = TextSize.allCases.count
    let numbers = NumberTable.numbers(of: table)
    return names.enumerated().map { index, name in
      let first = index * columns * 2
      return Row(
        name: name, sizes: Array(numbers[first..<first + columns]),
        leadings: Array(numbers[first + columns..<first + 2 * columns]))
    }
  }()

  private static let names = [
    "Title0", "Title1", "Title2", "Title3", "Headline", "Body", "Callout", "Subhead", "Footnote",
    "Caption1", "Caption2",
  ]

  /// Sizes and then leadings of each style in the order of `names`, from extra small to accessibility
  /// extra extra extra large (Apple, Human Interface Guidelines, Typography).
  private static let table: StaticString = """
    31 32 33 34 36 38 40 44 48 52 56 60
    38 39 40 41 43 46 48 52 57 61 66 70
    25 26 27 28 30 32 34 38 43 48 53 58
    31 32 33 34 37 39 41 46 51 57 62 68
    19 20 21 22 24 26 28 34 39 44 50 56
    24 25 26 28 30 32 34 41 47 52 59 66
    17 18 19 20 22 24 26 31 37 43 49 55
    22 23 24 25 28 30 32 38 44 51 58 65
    14 15 16 17 19 21 23 28 33 40 47 53
    19 20 21 22 24 26 29 34 40 48 56 62
    14 15 16 17 19 21 23 28 33 40 47 53
    19 20 21 22 24 26 29 34 40 48 56 62
    13 14 15 16 18 20 22 26 32 38 44 51
    18 19 20 21 23 25 28 32 39 46 52 60
    12 13 14 15 17 19 21 25 30 36 42 49
    16 18 19 20 22 24 28 31 37 43 50 58
    12 12 12 13 15 17 19 23 27 33 38 44
    16 16 16 18 20 22 24 29 33 40 46 52
    11 11 11 12 14 16 18 22 26 32 37 43
    13 13 13 16 19 21 23 28 32 39 44 51
    11 11 11 11 13 15 17 20 24 29 34 40
    13 13 13 13 18 20 22 25 30 35 41 48
    """
}
