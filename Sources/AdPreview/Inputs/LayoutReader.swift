import Files
import InterfaceBuilder

/// Reads documents with what stands beside them: texts in a language, sizes and colours of asset catalogues.
public struct LayoutReader: Sendable {
  private let language: String?
  /// The catalogues for all documents; nil where they are looked for around each.
  private let givenCatalog: AssetCatalog?
  /// Catalogues by the folders of their documents, which have them in common.
  private var catalogs: [String: AssetCatalog] = [:]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - language: The language of the texts; nil for the document's own.
  ///   - assets: Paths of `.xcassets` folders, and of folders that hold some; empty where they are looked for around each
  ///     document.
  public init(language: String?, assets: [String] = []) {
    self.language = language
    givenCatalog =
      assets.isEmpty ? nil : AssetCatalog(folders: assets.flatMap { Self.catalogs(in: $0) })
  }

  /// Reads a document.
  public mutating func document(_ path: String) throws(InterfaceBuilderError) -> Document {
    var document = try Document(contentsOf: path)
    if let language { document = try document.localized(to: language) }
    guard document.needsAssets else { return document }
    let folder = FilePath.parent(of: path)
    let catalog = givenCatalog ?? catalogs[folder] ?? AssetCatalog(near: path)
    catalogs[folder] = catalog
    return document.resolvingAssets(in: catalog)
  }

  private static func catalogs(in folder: String) -> [String] {
    if folder.hasSuffix(".xcassets") { return [folder] }
    return Directory.visibleNames(in: folder).filter { $0.hasSuffix(".xcassets") }
      .map { folder + "/" + $0 }
  }
}
