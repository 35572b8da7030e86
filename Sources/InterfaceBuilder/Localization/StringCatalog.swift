import JSON

/// A string catalogue (`.xcstrings`, Xcode 15): the texts of all languages in one file.
public struct StringCatalog: Equatable, Sendable {
  /// The language that the layout itself is written in.
  public var sourceLanguage: String?
  /// The tables by language.
  public var tables: [String: StringTable]

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name that messages give the file.
  /// - Throws: `InterfaceBuilderError.stringTable` with the place of the fault.
  public init(bytes: [UInt8], path: String) throws(InterfaceBuilderError) {
    let root: JSONValue
    do {
      root = try JSONValue.parse(bytes)
    } catch {
      let position = error.position ?? JSONPosition(line: 1, column: 1)
      throw .stringTable(
        path: path, SourceLocation(line: position.line, column: position.column),
        reason: error.description)
    }
    sourceLanguage = root["sourceLanguage"]?.stringValue
    tables = [:]
    for entry in root["strings"]?.members ?? [] {
      for localization in entry.value["localizations"]?.members ?? [] {
        guard let text = Self.text(localization.value, depth: 0) else { continue }
        tables[localization.key, default: StringTable()].texts[entry.key] = text
      }
    }
  }

  /// Variations are decided for a phone and for the general plural.
  private static func text(_ value: JSONValue, depth: Int) -> String? {
    if let text = value["stringUnit"]?["value"]?.stringValue { return text }
    guard depth < 4, let variations = value["variations"] else { return nil }
    for choice in [variations["device"], variations["plural"]] {
      for name in ["iphone", "other"] {
        if let chosen = choice?[name], let text = text(chosen, depth: depth + 1) { return text }
      }
    }
    return nil
  }
}
