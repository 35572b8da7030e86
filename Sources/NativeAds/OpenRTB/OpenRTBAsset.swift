import JSON

/// An asset of a native response.
struct OpenRTBAsset {
  enum Content {
    case title(String)
    case image(url: String?, type: Int?, width: Double?, height: Double?)
    case data(value: String, type: Int?, label: String?)
    case video(vast: String)

    /// The member of an asset that holds this kind.
    var key: String {
      switch self {
      case .title: "title"
      case .image: "img"
      case .data: "data"
      case .video: "video"
      }
    }
  }

  let id: String?
  let path: JSONPath
  let content: Content
  let link: OpenRTBLink?
  /// What else the asset holds, under names for the extra assets.
  let rest: [JSONValue.Member]

  /// The name of the asset in messages, by the id that its request has.
  var name: String { id.map { "asset id \($0)" } ?? "asset without id" }

  /// Reads an asset; nil, with a note, where it has no content.
  init?(_ object: LenientObject, in source: inout AdSourceText) {
    path = object.path
    id = object.identifier("id")
    link = object.object("link", in: &source).map { OpenRTBLink($0, in: &source) }
    let kinds = Self.kinds(of: object)
    if kinds.count > 1 {
      source.note(
        path,
        "an asset with \(kinds.joined(separator: " and ")): only the \(kinds[0]) counts, the rest is "
          + "kept among the extra assets")
    }
    guard let kind = kinds.first, let inner = object.object(kind, in: &source),
      let content = Self.content(kind, inner, in: &source)
    else {
      if kinds.isEmpty { source.note(path, "an asset without content; it is ignored") }
      return nil
    }
    self.content = content
    rest =
      kinds.dropFirst().compactMap { kind in object.value(kind).map { .init(kind, $0) } }
      + [("ext", object.value("ext")), ("\(kind).ext", inner.value("ext"))].compactMap {
        key, value in value.map { .init(key, $0) }
      }
  }

  /// The members that hold an asset's content; the specification wants exactly one.
  static func kinds(of object: LenientObject) -> [String] {
    ["title", "img", "video", "data"].filter { object.value($0) != nil }
  }

  private static func content(
    _ kind: String, _ object: LenientObject, in source: inout AdSourceText
  ) -> Content? {
    switch kind {
    case "title":
      return object.text("text", in: &source).map { .title($0) } ?? empty(object, in: &source)
    case "img":
      let width = object.number("w", in: &source)
      let height = object.number("h", in: &source)
      return .image(
        url: object.text("url", in: &source), type: object.integer("type", in: &source),
        width: width == 0 ? nil : width, height: height == 0 ? nil : height)
    case "video":
      return object.text("vasttag", in: &source).map { .video(vast: $0) }
        ?? empty(object, in: &source)
    default:
      let type = object.integer("type", in: &source)
      let label = object.text("label", in: &source)
      return object.text("value", in: &source).map { .data(value: $0, type: type, label: label) }
        ?? empty(object, in: &source)
    }
  }

  private static func empty(_ object: LenientObject, in source: inout AdSourceText) -> Content? {
    source.note(object.path, "the value is blank or missing; the asset counts as absent")
    return nil
  }
}

/// Where a click leads, and what is called with it.
struct OpenRTBLink {
  let url: String?
  let clickTrackers: [String]
  let fallback: String?

  init(_ object: LenientObject, in source: inout AdSourceText) {
    url = object.text("url", in: &source)
    clickTrackers = object.texts("clicktrackers", in: &source)
    fallback = object.text("fallback", in: &source)
  }
}
