/// Replacement of everything that is not ASCII, for terminals and files that hold nothing else.
///
/// Columns stay: a character of one column becomes one of U+0020…U+007E, a wide one becomes two. Lines
/// become `+-|`, stars `*` (full), `+` (half) and `.` (empty), Latin letters lose their accents, and
/// what has no likeness becomes `?`.
public enum ASCIIFolding {
  /// Returns a text with only U+0020…U+007E, as wide as ``DisplayText`` draws it.
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    for cluster in DisplayText(text).clusters {
      cluster.forEachCell { text, width in result += folded(text, width: width) }
    }
    return result
  }

  /// Returns as many ASCII characters as a cell has columns.
  static func folded(_ text: String, width: Int) -> String {
    guard let scalar = text.unicodeScalars.first, width > 0 else { return "" }
    let likeness = self.likeness(of: scalar)
    if width == 1 { return String(Character(likeness ?? "?")) }
    guard let likeness else { return String(repeating: "?", count: width) }
    return String(Character(likeness)) + String(repeating: " ", count: width - 1)
  }

  private static func likeness(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20..<0x7F: return scalar
    case 0xA0...0xFF: return letter(at: scalar.value - 0xA0, in: latin1)
    case 0x100...0x17F: return letter(at: scalar.value - 0x100, in: latinExtended)
    case 0x2500...0x257F: return line(scalar)
    case 0x2580...0x259F: return letter(at: scalar.value - 0x2580, in: blocks)
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0)
    default: return symbols[scalar]
    }
  }

  private static func line(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578,
      0x257A, 0x257C, 0x257E:
      return "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      return "|"
    case 0x2550: return "="
    case 0x2571: return "/"
    case 0x2572: return "\\"
    case 0x2573: return "X"
    default: return "+"
    }
  }

  /// Looks a likeness up; `?` says that there is none.
  private static func letter(at offset: UInt32, in table: StaticString) -> Unicode.Scalar? {
    guard offset < table.utf8CodeUnitCount else { return nil }
    let byte = table.withUTF8Buffer { $0[Int(offset)] }
    return byte == UInt8(ascii: "?") ? nil : Unicode.Scalar(byte)
  }

  /// U+00A0…U+00FF.
  private static let latin1: StaticString = """
     !cL?Y|S"ca<--r-o+23'uP.,1o>?+??AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty
    """
  /// U+0100…U+017F.
  private static let latinExtended: StaticString = """
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRr\
    SsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
    """
  /// U+2580…U+259F.
  private static let blocks: StaticString = "\"____#####|||||||:%#\"|..'#\\##'/#"

  private static let symbols: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{3000}": " ", "★": "*", "⭐": "*", "☆": ".", "⯨": "+", "⯪": "+", "…": "~", "▷": ">", "▶": ">",
    "►": ">", "▸": ">", "◁": "<", "◀": "<", "◂": "<", "△": "^", "▲": "^", "▽": "v", "▼": "v",
    "▾": "v", "→": ">", "←": "<", "↑": "^", "↓": "v", "⟨": "<", "⟩": ">", "‘": "'", "’": "'",
    "‚": ",", "“": "\"", "”": "\"", "„": "\"", "‹": "<", "›": ">", "‐": "-", "‑": "-", "‒": "-",
    "–": "-", "—": "-", "−": "-", "•": "*", "●": "*", "○": "o", "◉": "o", "■": "#", "□": "#",
    "▪": "*", "✓": "v", "✔": "v", "✗": "x", "✘": "x", "✕": "x", "⋮": ":", "⋯": "~", "≡": "=",
    "‖": "|",
    "⊕": "+", "⊖": "-", "⊗": "x", "⌃": "^", "⌄": "v", "↗": "/", "↥": "^", "↧": "v", "⚠": "!",
    "€": "E", "™": "t", "ℹ": "i", "ⓘ": "i", "、": ",", "。": ".", "「": "\"", "」": "\"",
  ]
}

extension Grid {
  /// Returns the grid with every character folded to ASCII; styles and columns stay.
  public func asciiFolded() -> Grid {
    var result = self
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        guard cell.width > 0, cell.asciiByte == nil else { continue }
        let folded = ASCIIFolding.folded(cell.text, width: cell.width)
        for (index, character) in folded.enumerated() {
          result[column + index, row] = Cell(
            text: String(character), width: 1, style: cell.style)
        }
      }
    }
    return result
  }
}
