/// A colour in sRGB, each component 0…1.
public struct RGBA: Equatable, Hashable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0…1.
  public var alpha: Double

  /// Creates a colour from components of 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// The two appearances of iOS.
public enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

/// A colour as a document writes it.
public enum Color: Equatable, Sendable {
  /// A fixed value, converted to sRGB.
  case fixed(RGBA)
  /// A colour of an asset catalogue, by name.
  case named(String)
  /// A system colour by its UIKit name, such as `labelColor`, with the value written beside it.
  case system(String, fallback: RGBA?)
}
