import InterfaceBuilder
import NativeAds

/// Finds the view of a layout that holds a native ad.
public enum AdViewSearch {
  /// The ad view of a layout.
  struct Match: Equatable {
    /// The ad view as the document has it.
    var view: View
    /// What kind of ad view it is.
    var profile: AdViewProfile
  }

  /// Whether any top-level view of the document holds an ad view.
  public static func hasAdView(_ document: Document) -> Bool {
    document.layouts.contains { isAd($0, in: document) }
  }

  /// Returns the view of a tree with an object id, or at a path of child positions such as `0/2`.
  static func view(named object: String, in root: View) -> View? {
    if let found = first(in: root, where: { $0.id == object }) { return found }
    var view = root
    for (depth, step) in object.split(separator: "/").enumerated() {
      if depth == 0, step == "root" { continue }
      let children = view.slots + view.subviews
      guard let position = Int(step), children.indices.contains(position) else { return nil }
      view = children[position]
    }
    return object.isEmpty ? nil : view
  }

  static func isAd(_ layout: Layout, in document: Document) -> Bool {
    match(in: layout, of: document, object: nil).profile != .plain
  }

  /// Returns the ad view of a layout, or the chosen view (else the root) as a plain one where there is none.
  ///
  /// SDK classes count most, then views with an ad's outlets, then layouts whose outlets hang on File's
  /// Owner or the view controller, then views that AppLovin MAX's tags mark.
  static func match(in layout: Layout, of document: Document, object: String?) -> Match {
    let root = object.flatMap { view(named: $0, in: layout.root) } ?? layout.root
    if let view = first(in: root, where: { sdkProfile(of: $0) != nil }) {
      return Match(view: view, profile: sdkProfile(of: view) ?? .native)
    }
    if let view = first(
      in: root, where: { hasAdOutlets($0.connections, className: $0.customClass) })
    {
      return Match(view: view, profile: .native)
    }
    let owners = [
      layout.controller.map { ($0.connections, $0.customClass) },
      document.filesOwner.map { ($0.connections, $0.customClass) },
    ]
    for case let (connections, className)? in owners {
      let inside = connections.filter { connection in
        first(in: root) { $0.id == connection.destination } != nil
      }
      if hasAdOutlets(inside, className: className) {
        let isScreen = object == nil && layout.controller != nil
        return Match(
          view: isScreen ? adContainer(in: root, connections: inside) : root, profile: .native)
      }
    }
    if tagCount(in: root) >= 3 { return Match(view: root, profile: .native) }
    return Match(view: root, profile: .plain)
  }

  /// The smallest view of a screen that an outlet of the app's own leads to and that holds all assets, such as `adUIView`; the
  /// root where there is none.
  private static func adContainer(in root: View, connections: [Connection]) -> View {
    let outlets = connections.filter { $0.kind == .outlet }
    let assets = Set(
      outlets.filter { OutletNames.slot(for: $0.property) != nil }.map(\.destination))
    let holders = Set(
      outlets.filter { OutletNames.slot(for: $0.property) == nil }.map(\.destination))
    var container = root
    var current = root
    while let next = (current.slots + current.subviews).first(where: {
      $0.ids.isSuperset(of: assets)
    }) {
      current = next
      if let id = next.id, holders.contains(id) { container = next }
    }
    return container
  }

  /// A class of the app's own that has the name of an SDK's is no ad view by its name alone.
  static func sdkProfile(of view: View) -> AdViewProfile? {
    guard let name = view.customClass,
      view.customModuleProvider != "target" || NativeAdViewClass(rawValue: name) != nil
        || name.hasPrefix("GADT")
    else { return nil }
    return AdViewProfile(className: name)
  }

  /// Two known outlets make an ad view, if one of the names or the class speaks of ads alone.
  static func hasAdOutlets(_ connections: [Connection], className: String?) -> Bool {
    let known = connections.filter {
      $0.kind == .outlet && OutletNames.slot(for: $0.property) != nil
    }
    guard Set(known.map(\.property)).count >= 2 else { return false }
    return known.contains { OutletNames.isDistinctive($0.property) }
      || className.map(speaksOfAds) ?? false
  }

  /// Whether a class name has the word "Ad" or "Ads" in it, as `NativeAdCell` has and `AddressCell` not.
  private static func speaksOfAds(_ className: String) -> Bool {
    let letters = Array(className)
    for start in letters.indices.dropLast() where letters[start] == "A" && letters[start + 1] == "d"
    {
      var end = start + 2
      if end < letters.count, letters[end] == "s" { end += 1 }
      if end == letters.count || !letters[end].isLowercase { return true }
    }
    return false
  }

  private static func tagCount(in root: View) -> Int {
    var slots: Set<AdSlot> = []
    var open = [root]
    while let view = open.popLast() {
      if let slot = OutletNames.slot(forTag: view.tag) { slots.insert(slot) }
      open += view.slots + view.subviews
    }
    return slots.count
  }

  /// Returns the first view in document order that a test accepts.
  static func first(in root: View, where accepts: (View) -> Bool) -> View? {
    if accepts(root) { return root }
    for child in root.slots + root.subviews {
      if let found = first(in: child, where: accepts) { return found }
    }
    return nil
  }
}
