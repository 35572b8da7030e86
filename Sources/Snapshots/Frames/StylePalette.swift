import Cells

/// The styles of a frame and the codes that stand for them in its style block.
///
/// A code is one letter or digit a cell as long as that is enough for the frame, else two or more. The terminal's own style is
/// a dot (or as many as a code has characters) and has no place in the legend.
public struct StylePalette: Equatable, Sendable {
  /// The styles in the order in which the frame shows them first.
  public private(set) var styles: [Style] = []
  /// How many characters a code has.
  public private(set) var codeLength = 1
  private var places: [Style: Int] = [:]

  /// Creates a palette without styles.
  public init() {}

  /// Returns the place of a style, which is added where it is new; nil for the terminal's own.
  mutating func place(of style: Style) -> Int? {
    if style == .plain { return nil }
    if let place = places[style] { return place }
    places[style] = styles.count
    styles.append(style)
    codeLength = StyleCode.length(forCount: styles.count)
    return styles.count - 1
  }

  /// The codes with their styles: `a #fff/#fc6 b bold`.
  var legend: String {
    styles.enumerated().map { place, style in
      StyleCode.text(place, length: codeLength) + " " + StyleWords.text(of: style)
    }.joined(separator: " ")
  }

  /// Reads a legend; nil where it is none.
  init?(legend: Substring) {
    for word in legend.split(separator: " ") {
      if StyleWords.isPart(word) {
        guard !styles.isEmpty, StyleWords.apply(word, to: &styles[styles.count - 1]) else {
          return nil
        }
      } else {
        guard styles.isEmpty || styles.last != .plain else { return nil }
        if styles.isEmpty { codeLength = word.utf8.count }
        guard word == StyleCode.text(styles.count, length: codeLength) else { return nil }
        styles.append(.plain)
      }
    }
    guard styles.last != .plain else { return nil }
    for (place, style) in styles.enumerated() { places[style] = place }
  }

  /// Returns the styles that a row of codes stands for; unknown codes are plain.
  func styles(of row: String) -> [Style] {
    let bytes = Array(row.utf8)
    return stride(from: 0, to: bytes.count, by: codeLength).map { start in
      let place = StyleCode.place(of: bytes[start..<min(start + codeLength, bytes.count)])
      guard let place, styles.indices.contains(place) else { return .plain }
      return styles[place]
    }
  }
}
