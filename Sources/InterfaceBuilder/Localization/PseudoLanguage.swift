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
