/// A colour by how it looks, in the OKLab space, in which equal distances look equally large.
///
/// RGB puts a grey nearer to cyan than to white, and the blue of links nearer to cyan than to blue.
struct PerceivedColor: Equatable, Sendable {
  /// 0 for black to 1 for white.
  let lightness: Double
  /// From green to red.
  let redness: Double
  /// From blue to yellow.
  let yellowness: Double

  init(_ color: Color) {
    let (red, green, blue) = color.light
    let long = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    redness = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    yellowness = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// Whether it is taken for black, white or a grey.
  var isGrey: Bool { redness * redness + yellowness * yellowness < 0.035 * 0.035 }

  /// How far another colour is, as a square.
  func distance(to other: PerceivedColor) -> Double {
    func square(_ difference: Double) -> Double { difference * difference }
    return square(lightness - other.lightness) + square(redness - other.redness)
      + square(yellowness - other.yellowness)
  }

  /// The root of 0…1 by Newton's method, which comes down to it until rounding stops it.
  private static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    while true {
      let next = (2 * root + value / (root * root)) / 3
      guard next < root else { return root }
      root = next
    }
  }
}
