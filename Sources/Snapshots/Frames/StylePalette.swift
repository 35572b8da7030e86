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

  /// Makes the palette of all cells of a frame and the codes of all of them, one behind the other.
  static func make(_ runs: [StyleRun]) -> (palette: StylePalette, codes: [UInt8]) {
    var known: [UInt64: Int] = [:]
    var found: [Style] = []
    var counts: [Int] = []
    let places = runs.map { run in
      let bits = run.style.bits
      let place = known[bits] ?? found.count
      if place == found.count {
        known[bits] = place
        found.append(run.style)
        counts.append(0)
      }
      counts[place] += run.count
      return place
    }
    let most = counts.max() ?? 0
    let palette = StylePalette(
      common: counts.firstIndex(of: most).map { found[$0] } ?? .plain, found: found)
    let codes = palette.codes(of: found)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(counts.reduce(0, +) * palette.codeLength)
    for (run, place) in zip(runs, places) {
      let code = codes[place]
      if code.count == 1 {
        bytes.append(contentsOf: repeatElement(code[0], count: run.count))
      } else {
        for _ in 0..<run.count { bytes.append(contentsOf: code) }
      }
    }
    return (palette, bytes)
  }

  private init(common: Style, found: [Style]) {
    self.common = common
    styles = found.filter { $0 != common && $0 != .plain }
    codeLength = StyleCode.length(forCount: styles.count)
  }

  /// Returns the code of each of the styles that the palette was made of.
  private func codes(of found: [Style]) -> [[UInt8]] {
    var place = 0
    return found.map { style in
      if style == common { return Array(repeating: UInt8(ascii: "."), count: codeLength) }
      if style == .plain { return Array(repeating: UInt8(ascii: " "), count: codeLength) }
      place += 1
      return StyleCode.bytes(place - 1, length: codeLength)
    }
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

extension Style {
  /// All of the style in one number.
  fileprivate var bits: UInt64 {
    func bits(_ color: Color?) -> UInt64 { color.map { 1 << 24 | UInt64($0.rgb) } ?? 0 }
    return bits(foreground) | bits(background) << 25 | UInt64(attributes.rawValue) << 50
  }
}
