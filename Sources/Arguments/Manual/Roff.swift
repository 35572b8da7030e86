/// Text and requests of the language that manual pages are written in.
enum Roff {
  /// Escapes a text, so that it is shown as it stands.
  ///
  /// Dashes become minus signs, which can be searched for and copied to a command line.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    // A line that begins with one of these would be a request.
    return result.hasPrefix(".") || result.hasPrefix("\\(aq") ? "\\&" + result : result
  }

  /// A text in bold.
  static func bold(_ text: String) -> String { "\\fB" + self.text(text) + "\\fP" }

  /// A text in italics, as what stands for something else is written.
  static func italic(_ text: String) -> String { "\\fI" + self.text(text) + "\\fP" }

  /// A heading.
  static func heading(_ text: String, level: Int = 1) -> String {
    (level == 1 ? ".SH \"" : ".SS \"") + self.text(text) + "\""
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\\": "\\(rs", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "\"": "\\(dq", "^": "\\(ha",
    "~": "\\(ti",
  ]
}
