/// Lengths of a drawn cell, in eighths of a pixel so that every edge is exact.
struct SVGGeometry {
  /// A cell's width.
  static let width = 9 * 8
  /// A cell's height.
  static let height = 18 * 8
  /// The size of the type, whose letters are as wide as a cell in most monospaced fonts.
  static let fontSize = 15 * 8
  /// From the top of a cell to the line that letters stand on.
  static let baseline = 13 * 8 + 4

  /// Returns a length in pixels without needless digits.
  static func pixels(_ eighths: Int) -> String {
    let sign = eighths < 0 ? "-" : ""
    let (whole, part) = eighths.magnitude.quotientAndRemainder(dividingBy: 8)
    let fraction = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"][Int(part)]
    return "\(sign)\(whole)\(fraction)"
  }
}

/// A filled rectangle, in eighths of a pixel.
struct SVGRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}
