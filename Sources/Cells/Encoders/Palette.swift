/// The nearest colours of the palettes that terminals have.
public enum Palette {
  /// The 16 basic colours with xterm's default values.
  public static let basic: [Color] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map(Color.init(rgb:))

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Returns the nearest of xterm's 240 fixed colours, 16…255.
  ///
  /// The first 16 are left out: every terminal theme paints them differently.
  public static func index256(of color: Color) -> UInt8 {
    let levels = [color.red, color.green, color.blue].map(nearestStep)
    let cube = Color(red: steps[levels[0]], green: steps[levels[1]], blue: steps[levels[2]])
    let sum = Int(color.red) + Int(color.green) + Int(color.blue)
    let grey = min(23, max(0, (sum / 3 - 3) / 10))
    let greyValue = UInt8(8 + 10 * grey)
    let greyColor = Color(red: greyValue, green: greyValue, blue: greyValue)
    if distance(greyColor, color) < distance(cube, color) { return UInt8(232 + grey) }
    return UInt8(16 + 36 * levels[0] + 6 * levels[1] + levels[2])
  }

  /// Returns the nearest of the 16 basic colours, 0…15.
  public static func index16(of color: Color) -> UInt8 { nearestBasic(color, count: 16) }

  /// Returns the nearest of the first 8 basic colours, 0…7.
  public static func index8(of color: Color) -> UInt8 { nearestBasic(color, count: 8) }

  /// Returns the nearest of the first basic colours for a text that keeps its contrast to what its ground becomes.
  static func basicText(_ color: Color, on background: Color, count: Int) -> Color {
    let ground = basic[Int(nearestBasic(background, count: count))]
    let own = color.contrastRatio(to: background)
    let wanted = max(leastContrast, min(legibleContrast, own) * contrastShare)
    let isLight = color.relativeLuminance > background.relativeLuminance
    let legible = candidates(for: color, count: count).filter { index in
      let choice = basic[index]
      return choice.contrastRatio(to: ground) >= wanted
        && (choice.relativeLuminance > ground.relativeLuminance) == isLight
    }
    if let nearest = nearest(color, of: legible) { return basic[nearest] }
    let greys = basic.indices.prefix(count).filter { perceived[$0].isGrey }
    let best = greys.max {
      basic[$0].contrastRatio(to: ground) < basic[$1].contrastRatio(to: ground)
    }
    return basic[best ?? 0]
  }

  /// The contrast that is enough for a text, as WCAG 2 has it.
  private static let legibleContrast = 4.5
  /// The least contrast of a text, also of one that is hardly to be seen.
  private static let leastContrast = 1.5
  /// How much of its contrast a text must keep.
  private static let contrastShare = 0.85
  private static let perceived = basic.map(PerceivedColor.init)

  private static func nearestBasic(_ color: Color, count: Int) -> UInt8 {
    UInt8(nearest(color, of: candidates(for: color, count: count)) ?? 0)
  }

  /// What may stand for a colour: for a grey only black, white and grey, however near another colour is.
  private static func candidates(for color: Color, count: Int) -> [Int] {
    let isGrey = PerceivedColor(color).isGrey
    return (0..<count).filter { !isGrey || perceived[$0].isGrey }
  }

  private static func nearest(_ color: Color, of indices: [Int]) -> Int? {
    let own = PerceivedColor(color)
    return indices.min { own.distance(to: perceived[$0]) < own.distance(to: perceived[$1]) }
  }

  private static func nearestStep(_ value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  /// A distance that weighs components as the eye does, more for green, by the mean of red.
  private static func distance(_ first: Color, _ second: Color) -> Int {
    let mean = (Int(first.red) + Int(second.red)) / 2
    let red = Int(first.red) - Int(second.red)
    let green = Int(first.green) - Int(second.green)
    let blue = Int(first.blue) - Int(second.blue)
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }
}
