/// Made-up languages that show whether a layout has room for translations, named as in Xcode.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Every text twice, with a space between: the length of a long translation.
  case double
  /// Accents on every letter that has one: readable, yet visibly not the original.
  case accented

  /// Returns a text in the pseudo-language.
  public func apply(to text: String) -> String {
    switch self {
    case .double: text.isEmpty ? text : "\(text) \(text)"
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    }
  }

  /// Returns the text that the pseudo-language was applied to, as far as that shows; other texts stay as they are.
  public func original(of text: String) -> String {
    switch self {
    case .double:
      let half = text.prefix((text.count - 1) / 2)
      return text == "\(half) \(half)" ? String(half) : text
    case .accented: return String(text.map { Self.letters[$0] ?? $0 })
    }
  }

  /// The letter of each accented form.
  private static let letters = Dictionary(
    accents.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

  /// Pairs of a letter and its accented form.
  private static let accents: [Character: Character] = {
    let small = "aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzž"
    let capital = "AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ"
    var accents: [Character: Character] = [:]
    var letters = (small + capital).makeIterator()
    while let letter = letters.next(), let accented = letters.next() { accents[letter] = accented }
    return accents
  }()
}
