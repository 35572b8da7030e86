import JSON

/// Reads the colour sets of asset catalogues.
enum AssetColor {
  /// Returns the value of the entry that suits an appearance best.
  static func value(in folder: String, appearance: Appearance) -> Color? {
    guard let contents = AssetContents.read(folder) else { return nil }
    var best: (rank: Int, color: Color)?
    for entry in contents["colors"]?.elements ?? [] {
      guard let rank = AssetContents.rank(entry, appearance: appearance),
        let color = entry["color"].flatMap(color)
      else { continue }
      if best.map({ $0.rank < rank }) ?? true { best = (rank, color) }
    }
    return best?.color
  }

  private static func color(_ value: JSONValue) -> Color? {
    if let name = value["reference"]?.stringValue { return .system(name, fallback: nil) }
    guard let components = value["components"] else { return nil }
    let alpha = component(components["alpha"]) ?? 1
    if let white = component(components["white"]) {
      return .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha).clamped)
    }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    let isP3 = value["color-space"]?.stringValue == "display-p3"
    return .fixed(isP3 ? ColorConversion.sRGB(fromDisplayP3: color) : color.clamped)
  }

  /// Xcode writes `0.502`, `128` or `0x80`, whichever way the colour was entered.
  private static func component(_ value: JSONValue?) -> Double? {
    guard let value else { return nil }
    guard let text = value.stringValue else { return value.numberValue }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let byte = UInt8(text) { return Double(byte) / 255 }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
