import JSON

/// Image sets and colour sets of the asset catalogues around a layout.
///
/// Making a value looks nothing up in the sets: it walks the folders once for their names, and each
/// set is read when it is asked for.
public struct AssetCatalog: Sendable {
  /// The catalogues in order of precedence, as paths of `.xcassets` folders.
  public let folders: [String]
  /// Folders of the sets by name.
  private let imageSets: [String: String]
  private let colorSets: [String: String]

  /// Opens the given catalogues; of a name that several have, the first one's counts.
  ///
  /// - Parameter folders: paths of `.xcassets` folders.
  public init(folders: [String]) {
    self.folders = folders
    var index = AssetIndex()
    for folder in folders { index.add(folder) }
    imageSets = index.imageSets
    colorSets = index.colorSets
  }

  /// Finds the catalogues beside and above a layout.
  ///
  /// At most six folders are climbed; a folder that holds `.git` is the last one. In each, the
  /// catalogues that it holds itself come first, then those of its own folders.
  ///
  /// - Parameter path: the layout's path; it need not exist.
  public init(near path: String) {
    self.init(folders: AssetSearch.catalogs(near: path))
  }

  /// The names of all image sets in order.
  public var imageNames: [String] { imageSets.keys.sorted() }
  /// The names of all colour sets in order.
  public var colorNames: [String] { colorSets.keys.sorted() }

  /// Returns the best file of an image set, or nil where there is none.
  ///
  /// - Parameters:
  ///   - name: the image's name; parts of a namespace are joined by `/`.
  ///   - scale: pixels a point on the device: 1, 2 or 3.
  ///   - appearance: a set without files for the dark appearance gives those for any.
  public func image(_ name: String, scale: Int, appearance: Appearance) -> AssetImage? {
    guard let folder = imageSets[name] else { return nil }
    return AssetImage.best(in: folder, scale: scale, appearance: appearance)
  }

  /// Returns the value of a colour set, or nil where there is none.
  ///
  /// - Parameters:
  ///   - name: the colour's name; parts of a namespace are joined by `/`.
  ///   - appearance: a set without a dark value gives the one for any.
  public func color(_ name: String, appearance: Appearance) -> Color? {
    guard let folder = colorSets[name] else { return nil }
    return AssetColor.value(in: folder, appearance: appearance)
  }
}
