/// Turns the tree of elements into a `Document`.
///
/// The extensions beside this file each decode one kind of thing. They share the notes taken on
/// the way and what the document as a whole says.
struct DocumentDecoder {
  /// Notes in the order in which they came up.
  var diagnostics: [Diagnostic] = []
  /// Names that a note was made of already.
  var noted: Set<String> = []
  /// Whether the document uses constraints.
  var usesAutolayout = false
  /// The system colours that the resources give a value for.
  var systemColorResources: Set<String> = []
  /// How many views were decoded so far.
  var viewCount = 0
  /// Names of the assets that came up.
  var namedAssets = NamedAssets()
  /// Objects without a place in a layout.
  var otherObjects: [OtherObject] = []
  /// Connections to check once all ids are known.
  var connectionsToCheck: [Connection] = []
  /// Constraints to check once all ids are known.
  var constraintsToCheck: [Constraint] = []

  /// Decodes a document from its root element.
  static func decode(
    _ root: XMLElement, path: String
  ) throws(InterfaceBuilderError) -> Document {
    let kind = try DocumentKind.recognise(root, path: path)
    var decoder = DocumentDecoder()
    let document = decoder.document(root, path: path, kind: kind)
    guard decoder.viewCount <= XMLLimits.views else {
      let bound = XMLBound.views(limit: XMLLimits.views)
      throw .beyondBound(path: path, root.location, bound)
    }
    return document
  }

  private mutating func document(
    _ root: XMLElement, path: String, kind: Document.Kind
  ) -> Document {
    var document = Document(path: path, kind: kind)
    document.toolsVersion = root["toolsVersion"].flatMap(Self.buildNumber)
    document.usesAutolayout = Self.usesAutolayout(root)
    document.usesTraitCollections = flag(root, "useTraitCollections", default: false)
    document.usesSafeAreas = flag(root, "useSafeAreas", default: false)
    document.isLaunchScreen = flag(root, "launchScreen", default: false)
    usesAutolayout = document.usesAutolayout
    document.device = root.child("device").map(device)
    if let resources = root.child("resources") {
      document.resources = self.resources(resources)
    }
    noteUnknownAttributes(root)
    for child in root.children {
      switch child.name {
      case "objects": topLevelObjects(child, into: &document)
      case "scenes": scenes(child, into: &document)
      case "designables": document.designables = designables(child)
      case "customFonts": document.customFonts = customFonts(child)
      case "color":
        if child["key"] == "tintColor" { document.tintColor = color(child) }
      case "device", "resources": break
      default: noteUnknownElement(child, known: Vocabulary.silentDocumentElements)
      }
    }
    checkReferences(root)
    document.otherObjects = otherObjects
    document.namedAssets = namedAssets
    document.diagnostics = diagnostics.sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    return document
  }

  /// Documents written by hand may leave the flag out: constraints and stack views speak for it.
  private static func usesAutolayout(_ root: XMLElement) -> Bool {
    if let written = root["useAutolayout"] { return written == "YES" }
    return contains(root) { $0.name == "constraints" || $0.name == "stackView" }
  }

  private static func contains(_ element: XMLElement, where match: (XMLElement) -> Bool) -> Bool {
    element.children.contains { match($0) || contains($0, where: match) }
  }

  /// Returns 21507 for `21507` and for `21507.1`.
  private static func buildNumber(_ text: String) -> Int? {
    Int(text.prefix { $0 != "." })
  }

  private func device(_ element: XMLElement) -> DeviceReference {
    DeviceReference(
      id: element["id"] ?? "",
      isLandscape: element["orientation"] == "landscape",
      isDark: element["appearance"] == "dark")
  }

  private mutating func designables(_ element: XMLElement) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for designable in element.children where designable.name == "designable" {
      guard let name = designable["name"],
        let recorded = designable.child("size", key: "intrinsicContentSize"),
        let size = size(recorded)
      else { continue }
      sizes[name] = size
    }
    return sizes
  }

  private func customFonts(_ element: XMLElement) -> [String] {
    element.children.flatMap { file in
      file.children.filter { $0.name == "string" }.map(\.text)
    }
  }
}
