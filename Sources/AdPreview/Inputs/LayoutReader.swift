import Files
import InterfaceBuilder

/// Reads documents with what stands beside them: texts in a language, sizes and colours of asset catalogues.
public struct LayoutReader: Sendable {
  private let language: String?
  /// Catalogues by the folders of their documents, which have them in common.
  private var catalogs: [String: AssetCatalog] = [:]

  /// Creates a reader.
  /// - Parameter language: The language of the texts; nil for the document's own.
  public init(language: String?) { self.language = language }

  /// Reads a document.
  public mutating func document(_ path: String) throws(InterfaceBuilderError) -> Document {
    var document = try Document(contentsOf: path)
    if let language { document = try document.localized(to: language) }
    guard document.needsAssets else { return document }
    let folder = FilePath.parent(of: path)
    let catalog = catalogs[folder] ?? AssetCatalog(near: path)
    catalogs[folder] = catalog
    return document.resolvingAssets(in: catalog)
  }
}
