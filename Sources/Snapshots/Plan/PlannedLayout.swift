import Files
import InterfaceBuilder

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
  /// Whether another layout would have the same folder, so that this one's is told apart by a mark.
  public var isMarked = false

  /// Whether the folder has the very name of the document, which no other document in the same folder has.
  var isExact: Bool {
    FilePath.name(of: name) == SafeName.make(FilePath.name(of: stem)) + ".xib"
  }

  private var stem: String {
    FilePath.removing(Document.fileSuffix(of: name) ?? "", from: name)
  }

  /// The folder of the layout's frames below the folder of references.
  var folder: String {
    var folder = SafeName.make(path: stem)
    if isMarked { folder += "-" + SafeName.mark(of: name) }
    return objectID.map { folder + "/" + SafeName.make($0) } ?? folder
  }
}
