import JSON

/// A native response as it was found within whatever an ad server wrapped around it.
struct OpenRTBMarkup {
  /// The object with the assets.
  let root: LenientObject
  /// The impression that the bid was for.
  let impression: String?
  /// The language of the creative, as the bid states it.
  let language: String?

  /// Whether a text is OpenRTB rather than an ad file, by the keys that only OpenRTB has.
  static func isOpenRTB(_ root: JSONValue) -> Bool {
    switch root {
    case .array(let elements): elements.first.map(isOpenRTB) ?? false
    case .object(let members): members.contains { keys.contains($0.key) }
    case .string(let text): text.contains("\"assets\"")
    default: false
    }
  }

  private static let keys: Set = [
    "assets", "assetsurl", "dcourl", "native", "seatbid", "bid", "adm", "adm_native", "admNative",
    "imptrackers", "eventtrackers", "nbr",
  ]

  /// Finds the native responses of a text in its order.
  static func all(in source: inout AdSourceText) throws(NativeAdsError) -> [OpenRTBMarkup] {
    var search = MarkupSearch()
    try search.visit(source.document.root, at: JSONPath(), level: 0, in: &source)
    return search.found
  }
}

/// The walk from the outermost wrapper to the objects with assets.
private struct MarkupSearch {
  private(set) var found: [OpenRTBMarkup] = []
  private var impression: String?
  private var language: String?

  mutating func visit(
    _ value: JSONValue, at path: JSONPath, level: Int, in source: inout AdSourceText
  ) throws(NativeAdsError) {
    // Strings in strings in strings: nobody wraps deeper than this.
    guard level < 12 else { return }
    switch value {
    case .string(let text):
      try visit(text: text, at: path, level: level, in: &source)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        try visit(element, at: path.appending(index), level: level + 1, in: &source)
      }
    default:
      guard let object = LenientObject(value, at: path) else { return }
      try visit(object, level: level, in: &source)
    }
  }

  private mutating func visit(
    _ object: LenientObject, level: Int, in source: inout AdSourceText
  ) throws(NativeAdsError) {
    for key in ["native", "adm_native", "admNative", "adm"] {
      guard let inner = object.value(key) else { continue }
      impression = object.identifier("impid") ?? impression
      language = object.value("language")?.stringValue ?? language
      return try visit(inner, at: object.path.appending(key), level: level + 1, in: &source)
    }
    for key in ["seatbid", "bid"] {
      guard let inner = object.value(key) else { continue }
      return try visit(inner, at: object.path.appending(key), level: level + 1, in: &source)
    }
    // A bid without markup, or one of another kind of ad, leaves nothing to show.
    guard ["assets", "assetsurl", "dcourl"].contains(where: { object.value($0) != nil }) else {
      source.note(object.path, "there is no native markup here; it is left out")
      return
    }
    found.append(OpenRTBMarkup(root: object, impression: impression, language: language))
  }

  private mutating func visit(
    text: String, at path: JSONPath, level: Int, in source: inout AdSourceText
  ) throws(NativeAdsError) {
    var text = text
    let start = text.first { !$0.isWhitespace }
    if start == "<" {
      source.note(path, "this is markup of another kind (HTML or VAST), not native; it is left out")
      return
    }
    if start == "%", let decoded = PercentEncoding.decode(text) {
      source.note(path, "the markup is percent-encoded; it is decoded")
      text = decoded
    }
    let inner: JSONValue
    do {
      let parsed = try JSONRepair.parse(Array(text.utf8))
      inner = parsed.document.root
      for repair in parsed.repairs { source.note(path, "in this string, \(repair)") }
    } catch {
      let place =
        error.position.map { " (line \($0.line), column \($0.column) of the string)" } ?? ""
      throw source.problem(path, "the markup in this string: \(error)\(place)")
    }
    try visit(inner, at: path, level: level + 1, in: &source)
  }
}
