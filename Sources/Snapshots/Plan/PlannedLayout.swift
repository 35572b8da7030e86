/// A layout whose frames are recorded.
public struct PlannedLayout: Equatable, Sendable {
  /// The document's path, to open it.
  public var path: String
  /// The document's path from the manifest's folder, for messages.
  public var name: String
  /// The place of the layout in its document.
  public var index: Int
  /// The id or path of the ad view where the layout has several; nil elsewhere.
  public var view: String?
  /// What tells it from the others of its document that are recorded; nil where it is the only one.
  public var objectID: String?

  /// The folder of the layout's frames below the folder of references.
  var folder: String {
    var stem = name
    for suffix in LayoutPatterns.suffixes where stem.hasSuffix(suffix) {
      stem = String(stem.dropLast(suffix.count))
    }
    let folder = SafeName.make(path: stem)
    return objectID.map { folder + "/" + SafeName.make($0) } ?? folder
  }
}
