extension Color {
  /// The relative luminance of WCAG 2, 0 for black to 1 for white.
  public var relativeLuminance: Double {
    let light = light
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }

  /// The light of the components, 0…1.
  var light: (red: Double, green: Double, blue: Double) {
    (Self.lights[Int(red)], Self.lights[Int(green)], Self.lights[Int(blue)])
  }

  /// The light of each component value.
  private static let lights = (0...255).map { linear(UInt8($0)) }

  /// Returns the contrast ratio of WCAG 2 between two colours, 1…21.
  public func contrastRatio(to other: Color) -> Double {
    let own = relativeLuminance + 0.05
    let others = other.relativeLuminance + 0.05
    return own > others ? own / others : others / own
  }

  /// Light of an sRGB component value, 0…1, with the curve of IEC 61966-2-1.
  private static func linear(_ value: UInt8) -> Double {
    let encoded = Double(value) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // base^2.4 = base² · (base²)^(1/5): Newton's method spares a maths library.
    let square = base * base
    return square * fifthRoot(of: square)
  }

  private static func fifthRoot(of value: Double) -> Double {
    var root = 1.0
    // Each step comes down to it, until rounding stops it.
    while true {
      let next = (4 * root + value / (root * root * root * root)) / 5
      guard next < root else { return root }
      root = next
    }
  }
}
