import Cells

/// How a terminal's colours are numbered.
enum ColorNumbers: Equatable, Sendable {
  /// There are none, or none are wanted.
  case none
  /// The eight basic colours.
  case eight
  /// The sixteen basic colours.
  case sixteen
  /// xterm's 256 colours.
  case palette
  /// 24 bits.
  case direct

  /// Chooses by what terminfo says.
  init(count: Int, isDirect: Bool) {
    switch count {
    case ..<8: self = .none
    case 8..<16: self = .eight
    case 16..<256: self = .sixteen
    default: self = isDirect ? .direct : .palette
    }
  }

  /// The number of a colour; -1 for the terminal's own.
  func number(of color: Color?) -> Int32 {
    guard let color else { return -1 }
    switch self {
    case .none: return -1
    case .eight: return Int32(Palette.index8(of: color))
    case .sixteen: return Int32(Palette.index16(of: color))
    case .palette: return Int32(Palette.index256(of: color))
    case .direct:
      // The first eight numbers are the palette's colours, of which only black is the same.
      let rgb = Int32(color.rgb)
      return (1...7).contains(rgb) ? 0 : rgb
    }
  }

  /// The style in which a cell's text can be told from its background.
  func legibleStyle(of cell: Cell) -> Style {
    switch self {
    case .eight: cell.legibleStyle(ofBasic: 8)
    case .sixteen: cell.legibleStyle(ofBasic: 16)
    case .palette: cell.legibleStyle(Palette.index256)
    case .none, .direct: cell.style
    }
  }
}
