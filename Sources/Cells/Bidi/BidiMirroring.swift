/// Characters that are turned round when they are read from right to left.
enum BidiMirroring {
  /// Brackets, opening ones first, in pairs.
  private static let brackets: [(opening: Unicode.Scalar, closing: Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("\u{2045}", "\u{2046}"), ("\u{207D}", "\u{207E}"),
    ("\u{2329}", "\u{232A}"), ("\u{27E6}", "\u{27E7}"), ("\u{27E8}", "\u{27E9}"),
    ("\u{3008}", "\u{3009}"), ("\u{300A}", "\u{300B}"), ("\u{300C}", "\u{300D}"),
    ("\u{300E}", "\u{300F}"), ("\u{3010}", "\u{3011}"), ("\u{3014}", "\u{3015}"),
    ("\u{FF08}", "\u{FF09}"), ("\u{FF3B}", "\u{FF3D}"), ("\u{FF5B}", "\u{FF5D}"),
  ]

  /// Signs that mirror each other without being brackets.
  private static let signs: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("<", ">"), ("\u{AB}", "\u{BB}"), ("\u{2039}", "\u{203A}"), ("\u{2264}", "\u{2265}"),
    ("\u{226A}", "\u{226B}"), ("\u{FF1C}", "\u{FF1E}"),
  ]

  private static let partners: [Unicode.Scalar: Unicode.Scalar] = {
    var result: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (first, second) in brackets.map({ ($0.opening, $0.closing) }) + signs {
      result[first] = second
      result[second] = first
    }
    return result
  }()

  private static let closings = Dictionary(
    uniqueKeysWithValues: brackets.map { ($0.opening, $0.closing) })

  /// Returns the bracket that closes an opening one; nil for anything else.
  static func closingBracket(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    closings[scalar]
  }

  /// Returns a cluster as seen in text from right to left.
  static func mirrored(_ cluster: DisplayCluster) -> DisplayCluster {
    guard cluster.kind == .text, let partner = partners[cluster.source] else { return cluster }
    var result = cluster
    result.text = String(Character(partner))
    return result
  }

  /// Returns what a character looks like when it is turned round; nil when it stays the same.
  static func partner(of text: String) -> String? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return nil }
    return partners[first].map { String(Character($0)) }
  }
}
