/// Codes of languages as the names of folders and catalogues have them.
public enum LanguageCode {
  /// Returns a code in the case that the names of folders have: `de`, `pt-BR`, `zh-Hant`.
  public static func cased(_ code: String) -> String {
    var result = ""
    var part = Substring(code)
    while let end = part.firstIndex(where: { $0 == "-" || $0 == "_" }) {
      result += cased(part[..<end], isFirst: result.isEmpty) + String(part[end])
      part = part[part.index(after: end)...]
    }
    return result + cased(part, isFirst: result.isEmpty)
  }

  /// Whether a language is written from right to left.
  public static func isRightToLeft(_ code: String) -> Bool {
    let language = code.lowercased().prefix { $0 != "-" && $0 != "_" }
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(language)
  }

  private static func cased(_ part: Substring, isFirst: Bool) -> String {
    if isFirst { return part.lowercased() }
    switch part.count {
    case 2: return part.uppercased()
    case 4: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    default: return String(part)
    }
  }
}
