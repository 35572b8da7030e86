/// Pieces of XML and HTML.
public enum MarkupText {
  /// Returns text for element content and attribute values.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a colour as `#rrggbb`.
  static func hex(_ color: Color) -> String {
    let digits = String(color.rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}

extension Double {
  /// The number rounded to a thousandth: nobody sees more of it.
  var inMarkup: Double { (self * 1000).rounded() / 1000 }
}
