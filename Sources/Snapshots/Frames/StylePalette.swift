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
  init(_ cells: [Style]) {
    var places: [Style: Int] = [:]
    var counts: [Int] = []
    var found: [Style] = []
    var last = (style: Style.plain, place: -1)
    for style in cells {
      if style != last.style || last.place < 0 {
        if let place = places[style] {
          last = (style, place)
        } else {
          last = (style, found.count)
          places[style] = found.count
          found.append(style)
          counts.append(0)
        }
      }
      counts[last.place] += 1
    }
    let most = counts.max() ?? 0
    common = counts.firstIndex(of: most).map { found[$0] } ?? .plain
    styles = found.filter { $0 != common && $0 != .plain }
    codeLength = StyleCode.length(forCount: styles.count)
  }

  /// Returns a row of codes for the styles of cells.
  func row(_ cells: ArraySlice<Style>, _ codes: [Style: [UInt8]]) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(cells.count * codeLength)
    var last: (style: Style, code: [UInt8])?
    for style in cells {
      if style != last?.style { last = (style, codes[style] ?? []) }
      line.append(contentsOf: last?.code ?? [])
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// The code of each style.
  var codes: [Style: [UInt8]] {
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
