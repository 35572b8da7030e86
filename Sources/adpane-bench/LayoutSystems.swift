import InterfaceBuilder
import LinearConstraints
import ViewLayout

extension LinearSystem {
  /// The systems of all layouts of a document, at its saved widths; a resize tries the widths of phones.
  ///
  /// Throws what reading the document throws.
  static func systems(ofDocument path: String) throws(InterfaceBuilderError) -> [LinearSystem] {
    let document = try Document(contentsOf: path)
    let file = path.split(separator: "/").last.map(String.init) ?? path
    var systems: [LinearSystem] = []
    for (index, layout) in document.layouts.enumerated() {
      let tree = ViewTree(document: document, layout: layout, traits: .canvas(for: document))
      let width = layout.root.frame?.width ?? 375
      guard let raw = RawSystem(tree: tree, width: width) else { continue }
      var name = file.split(separator: " ").joined(separator: "_")
      if document.layouts.count > 1 { name += "#\(index)" }
      systems.append(
        LinearSystem(
          name: name, variableCount: raw.variableCount, constraints: raw.constraints,
          edited: raw.rootWidth.index, values: [width, 320, 375, 390, 414, 430, width]))
    }
    return systems
  }
}
