import Files
import InterfaceBuilder

/// The images that a document calls by name: those of asset catalogues, and files beside or above the document.
struct ResourceImages: Sendable {
  /// As many folders above the document are looked into, its own included, as for catalogues.
  private static let levels = 6
  private static let suffixes = [".png", ".jpg", ".jpeg", ".gif", ".webp", ""]

  private let catalog: AssetCatalog
  private let folders: [String]

  /// Looks for the catalogues and folders around a document.
  init(near path: String) {
    catalog = AssetCatalog(near: path)
    var folders: [String] = []
    var folder = FilePath.parent(of: path)
    while folders.count < Self.levels {
      folders.append(folder)
      if FileKind(ofPath: folder + "/.git") != .missing || folder == "/" { break }
      // Relative paths climb by "..", which works wherever the program was started.
      let isNamed = folder != "." && !folder.hasSuffix("..")
      folder = isNamed ? FilePath.parent(of: folder) : folder == "." ? ".." : folder + "/.."
    }
    self.folders = folders
  }

  /// Finds the file of an image.
  ///
  /// - Parameters:
  ///   - name: The name as the document writes it, with or without an extension.
  ///   - scale: Pixels a point on the device, 1…3.
  func image(_ name: String, scale: Int, appearance: Appearance) -> AssetImage? {
    if let image = catalog.image(name, scale: scale, appearance: appearance) { return image }
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    let stem: Substring
    let suffixes: [String]
    if let dot = name.lastIndex(of: "."), Self.suffixes.contains(name[dot...].lowercased()) {
      stem = name[..<dot]
      suffixes = [String(name[dot...])]
    } else {
      stem = name[...]
      suffixes = Self.suffixes
    }
    let scales = [scale] + [3, 2, 1].filter { $0 != scale }
    for folder in folders {
      for suffix in suffixes {
        for scale in scales {
          let path = "\(folder)/\(stem)\(scale > 1 ? "@\(scale)x" : "")\(suffix)"
          if FileKind(ofPath: path) == .file {
            return AssetImage(path: path, scale: scale, isTemplate: false)
          }
        }
      }
    }
    return nil
  }
}
