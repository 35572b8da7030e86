import InterfaceBuilder

/// A view of a document that makes a frame of its own: an ad view, an object that was asked for, or a layout as a whole.
public struct DrawnView: Equatable, Sendable {
  /// The position of its layout in the document.
  public var index: Int
  /// The layout that holds it.
  public var layout: Layout
  /// The id or path of the view in its layout; nil where the layout has no ad view, or one, which is found without.
  public var object: String?
  /// Whether it is an ad view.
  public var hasAdView: Bool

  /// What tells it from the others of its document.
  public var name: String { object ?? layout.root.id ?? "layout-\(index + 1)" }
}

extension AdViewSearch {
  /// Returns the ad views of a document in the order of the file.
  ///
  /// - Parameters:
  ///   - document: The document that is searched.
  ///   - object: An object id or a path of child positions; then that view alone is returned, whether it is an ad view or
  ///     not, or nothing where it is not there.
  public static func views(in document: Document, object: String? = nil) -> [DrawnView] {
    guard let object else { return allViews(in: document).filter(\.hasAdView) }
    let index = document.layouts.firstIndex { view(named: object, in: $0.root) != nil }
    return index.map { index in
      let layout = document.layouts[index]
      let match = match(in: layout, of: document, object: object)
      return [
        DrawnView(
          index: index, layout: layout, object: object, hasAdView: match.profile != .plain)
      ]
    } ?? []
  }

  /// Returns the ad views of a document, and its layouts without any as a whole, in the order of the file.
  public static func allViews(in document: Document) -> [DrawnView] {
    document.layouts.enumerated().flatMap { index, layout in
      let names = names(ofAdViewsIn: layout.root)
      guard names.count > 1 else {
        return [
          DrawnView(
            index: index, layout: layout, object: nil, hasAdView: isAd(layout, in: document))
        ]
      }
      return names.map {
        DrawnView(index: index, layout: layout, object: $0, hasAdView: true)
      }
    }
  }

  /// Names of the ad views in a tree that lie in no other: the id where one alone has it, else the path.
  private static func names(ofAdViewsIn root: View) -> [String] {
    var found: [(path: String, view: View)] = []
    collect(root, path: "", into: &found) { sdkProfile(of: $0) != nil }
    if found.isEmpty {
      collect(root, path: "", into: &found) {
        hasAdOutlets($0.connections, className: $0.customClass)
      }
    }
    return found.map { path, view in
      guard let id = view.id, found.count(where: { $0.view.id == id }) == 1 else { return path }
      return id
    }
  }

  private static func collect(
    _ view: View, path: String, into found: inout [(path: String, view: View)],
    where accepts: (View) -> Bool
  ) {
    if accepts(view) {
      found.append((path, view))
      return
    }
    for (position, child) in (view.slots + view.subviews).enumerated() {
      collect(
        child, path: path.isEmpty ? "\(position)" : "\(path)/\(position)", into: &found,
        where: accepts)
    }
  }
}

extension AdPreviewer {
  /// Prepares a view of a document.
  public init(document: Document, view: DrawnView) {
    self.init(document: document, layout: view.layout, object: view.object)
  }
}
