/// A colour of a cell in sRGB, 8 bits a component.
public struct Color: Equatable, Hashable, Sendable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8

  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// Creates a colour from components of 0…255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from 24 bits, `0xRRGGBB`.
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// The colour as 24 bits, `0xRRGGBB`.
  public var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// Returns this colour as a film over another one.
  ///
  /// - Parameters:
  ///   - below: the colour that shines through.
  ///   - alpha: how much of this colour is seen, 0…1; values outside are clamped.
  public func over(_ below: Color, alpha: Double) -> Color {
    // NaN fails both comparisons of min and max, so it is asked for by name.
    let opacity = alpha.isNaN ? 1 : min(1, max(0, alpha))
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(Double(top) * opacity + Double(bottom) * (1 - opacity) + 0.5)
    }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }
}
