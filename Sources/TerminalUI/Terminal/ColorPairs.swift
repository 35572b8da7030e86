import Cells

/// The pairs of colours that are in use, since curses counts colours by pairs.
///
/// As long as the numbers suffice every style has its own colours. When they run out the table is begun anew, and then with
/// fewer bits a colour, so that near colours share a pair.
struct ColorPairs {
  private struct Key: Hashable {
    var foreground: Int32
    var background: Int32
  }

  private let numbers: ColorNumbers
  /// The first number that is too large.
  private let end: Int
  /// Bits that are kept of each component, 1…8.
  private(set) var bits = 8
  private var pairs: [Key: Int32] = [:]

  /// Creates a table.
  /// - Parameter count: How many pairs the terminal has, the plain one included.
  init(numbers: ColorNumbers, count: Int) {
    self.numbers = numbers
    end = count
  }

  /// A pair for a style, and whether it is new and must be defined; nil where the numbers have run out.
  mutating func pair(for style: Style) -> (number: Int32, isNew: Bool)? {
    guard numbers != .none else { return (0, false) }
    let key = key(of: style)
    if key.foreground < 0, key.background < 0 { return (0, false) }
    if let known = pairs[key] { return (known, false) }
    guard pairs.count + 1 < end else { return nil }
    let number = Int32(pairs.count + 1)
    pairs[key] = number
    return (number, true)
  }

  /// The colour numbers of a style.
  func colors(of style: Style) -> (foreground: Int32, background: Int32) {
    let key = key(of: style)
    return (key.foreground, key.background)
  }

  /// Forgets all pairs, since many belong to what is no longer on screen.
  mutating func reset() { pairs = [:] }

  /// Forgets all pairs and keeps one bit less of each component from now on; false where there is none to spare.
  mutating func coarsen() -> Bool {
    reset()
    guard bits > 1 else { return false }
    bits -= 1
    return true
  }

  private func key(of style: Style) -> Key {
    Key(
      foreground: numbers.number(of: style.foreground.map(coarse)),
      background: numbers.number(of: style.background.map(coarse)))
  }

  private func coarse(_ color: Color) -> Color {
    guard bits < 8 else { return color }
    let steps = UInt32(1) << UInt32(bits) - 1
    func component(_ value: UInt8) -> UInt8 {
      UInt8((UInt32(value) * steps + 127) / 255 * 255 / steps)
    }
    return Color(
      red: component(color.red), green: component(color.green), blue: component(color.blue))
  }
}
