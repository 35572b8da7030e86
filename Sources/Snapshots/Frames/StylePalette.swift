import Cells

/// The styles of a frame and the codes that stand for them in its style block.
///
/// A code is one letter or digit a cell as long as that is enough for the frame, else two or more. The style that most cells have
/// is a dot, the terminal's own style a blank (or as many as a code has characters).
public struct StylePalette: Equatable, Sendable {
  /// The style of most cells, which a dot stands for.
  public private(set) var common: Style
  /// The other styles, in the order in which the frame shows them first.
  public private(set) var styles: [Style] = []
  /// How many characters a code has.
  public private(set) var codeLength = 1

  /// Makes the palette of some cells.
  ///
  /// - Parameter styles: The styles of all cells of a frame, row by row.
  init(_ cells: [Style]) { self = Self.make(cells).palette }

  /// Makes the palette of some cells and the codes of all of them, one behind the other.
  static func make(_ cells: [Style]) -> (palette: StylePalette, codes: [UInt8]) {
    var places: [Style: Int] = [:]
    var found: [Style] = []
    var counts: [Int] = []
    // Most cells look as the one before, so that looking a style up is rare.
    var runs: [(place: Int, count: Int)] = []
    var last: Style?
    for style in cells {
      if style == last {
        runs[runs.count - 1].count += 1
        continue
      }
      last = style
      let place = places[style] ?? found.count
      if place == found.count {
        places[style] = place
        found.append(style)
        counts.append(0)
      }
      runs.append((place, 1))
    }
    for run in runs { counts[run.place] += run.count }
    let most = counts.max() ?? 0
    let palette = StylePalette(
      common: counts.firstIndex(of: most).map { found[$0] } ?? .plain, found: found)
    let codes = palette.codes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count * palette.codeLength)
    for run in runs {
      let code = codes[found[run.place]] ?? []
      for _ in 0..<run.count { bytes.append(contentsOf: code) }
    }
    return (palette, bytes)
  }

  private init(common: Style, found: [Style]) {
    self.common = common
    styles = found.filter { $0 != common && $0 != .plain }
    codeLength = StyleCode.length(forCount: styles.count)
  }

  /// The code of each style.
  private var codes: [Style: [UInt8]] {
    var codes: [Style: [UInt8]] = [:]
    for (place, style) in styles.enumerated() {
      codes[style] = StyleCode.bytes(place, length: codeLength)
    }
    codes[.plain] = Array(repeating: UInt8(ascii: " "), count: codeLength)
    codes[common] = Array(repeating: UInt8(ascii: "."), count: codeLength)
    return codes
  }

  /// The codes with their styles: `. /#fff a #fff/#fc6 b bold`.
  var legend: String {
    var parts: [String] = []
    if common != .plain { parts.append(dots + " " + StyleWords.text(of: common)) }
    parts += styles.enumerated().map { place, style in
      StyleCode.text(place, length: codeLength) + " " + StyleWords.text(of: style)
    }
    return parts.joined(separator: " ")
  }

  private var dots: String { String(repeating: ".", count: codeLength) }

  /// Reads a legend; nil where it is none.
  init?(legend: Substring) {
    common = .plain
    var isCommon = false
    for word in legend.split(separator: " ") {
      if StyleWords.isPart(word) {
        if isCommon {
          guard StyleWords.apply(word, to: &common) else { return nil }
        } else {
          guard !styles.isEmpty, StyleWords.apply(word, to: &styles[styles.count - 1]) else {
            return nil
          }
        }
        continue
      }
      guard styles.last != .plain, !isCommon || common != .plain else { return nil }
      if styles.isEmpty, !isCommon { codeLength = word.utf8.count }
      if word == dots, styles.isEmpty, !isCommon {
        isCommon = true
      } else {
        guard word == StyleCode.text(styles.count, length: codeLength) else { return nil }
        styles.append(.plain)
        isCommon = false
      }
    }
    guard styles.last != .plain, !isCommon || common != .plain else { return nil }
  }

  /// Returns the styles that a row of codes stands for; unknown codes are plain.
  func styles(of row: String) -> [Style] {
    let bytes = Array(row.utf8)
    return stride(from: 0, to: bytes.count, by: codeLength).map { start in
      let code = bytes[start..<min(start + codeLength, bytes.count)]
      if code.first == UInt8(ascii: ".") { return common }
      guard let place = StyleCode.place(of: code), styles.indices.contains(place) else {
        return .plain
      }
      return styles[place]
    }
  }
}
