extension Document {
  /// Languages for which a string table or a string catalogue stands beside the document.
  ///
  /// Looks at the file system. `Base.lproj` is no language.
  public func localizations() -> [String] { LocalizedFiles(path: path).languages() }

  /// Returns the document with its static texts in a language.
  ///
  /// Looks for `XX.lproj/NAME.strings` beside a `Base.lproj` and for `NAME.xcstrings`. Texts that
  /// the table lacks stay as they are, as do all where there is no table for the language.
  ///
  /// - Parameter language: a code such as `de`, `pt-BR` or `zh-Hant`, or a pseudo-language:
  ///   `double` or `accented`.
  /// - Throws: an error when a table is there and can't be read.
  public func localized(to language: String) throws(InterfaceBuilderError) -> Document {
    if let pseudo = PseudoLanguage(rawValue: language) { return localized(to: pseudo) }
    guard let table = try LocalizedFiles(path: path).table(for: language) else { return self }
    return localized(with: table)
  }

  /// Returns the document with its static texts in a pseudo-language.
  public func localized(to language: PseudoLanguage) -> Document {
    mapStaticTexts { language.apply(to: $0.text) }
  }

  /// Returns the document with the static texts that a table translates.
  public func localized(with table: StringTable) -> Document {
    guard !table.texts.isEmpty else { return self }
    return mapStaticTexts { text in text.key.flatMap { table.texts[$0] } }
  }
}
