#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Conversions of colour spaces to sRGB.
enum ColorConversion {
  /// Converts from Display P3; what sRGB can't show is cut off.
  static func sRGB(fromDisplayP3 color: RGBA) -> RGBA {
    let red = linear(color.red)
    let green = linear(color.green)
    let blue = linear(color.blue)
    // The product of P3-to-XYZ and XYZ-to-sRGB, both for the D65 white point.
    return RGBA(
      red: encoded(1.224_940_18 * red - 0.224_940_18 * green),
      green: encoded(-0.042_056_95 * red + 1.042_056_95 * green),
      blue: encoded(-0.019_637_55 * red - 0.078_636_05 * green + 1.098_273_60 * blue),
      alpha: color.alpha
    ).clamped
  }

  /// Converts from ink without a profile.
  static func cmyk(
    cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double
  ) -> RGBA {
    RGBA(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension RGBA {
  /// The colour with each component within 0…1.
  var clamped: RGBA {
    RGBA(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: min(max(alpha, 0), 1))
  }
}
