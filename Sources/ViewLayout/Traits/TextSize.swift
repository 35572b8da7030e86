/// Dynamic Type's content size categories.
public enum TextSize: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Returns the size with a name such as `xLarge`, `extra-large`, `XL` or `accessibilityXXXL`; case and dashes do not matter.
  public static func named(_ name: String) -> TextSize? {
    let wanted = spelledOut(name)
    return allCases.first { spelledOut($0.rawValue) == wanted }
  }

  /// Lower case without dashes, with `xl` and its kin as UIKit's long names.
  private static func spelledOut(_ name: String) -> String {
    let name = name.lowercased().filter { $0 != "-" && $0 != "_" }
    let isAccessibility = name.hasPrefix("accessibility")
    var rest = isAccessibility ? name.dropFirst("accessibility".count) : Substring(name)
    var count = 0
    while rest.hasPrefix("extra") {
      rest = rest.dropFirst("extra".count)
      count += 1
    }
    var size = String(repeating: "x", count: count) + rest
    let short = ["xs": "xsmall", "s": "small", "m": "medium", "l": "large"]
    if let long = short[size] { size = long }
    if size.hasSuffix("l"), size.dropLast().allSatisfy({ $0 == "x" }), size.count > 1 {
      size = size.dropLast() + "large"
    }
    return (isAccessibility ? "accessibility" : "") + size
  }
}
