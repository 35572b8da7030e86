extension PreviewOptions {
  /// Whether the interface of a language runs from right to left.
  /// - Parameter language: A code such as `ar` or `ar-EG`.
  public static func isRightToLeft(language: String) -> Bool {
    let code = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(code)
  }
}
