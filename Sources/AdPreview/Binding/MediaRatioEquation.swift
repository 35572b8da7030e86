import InterfaceBuilder
import NativeAds
import ViewLayout

/// The equation that the guides' code adds to the media view: width = ratio × height.
struct MediaRatioEquation: Sendable {
  /// What the equation came to.
  enum Outcome: Equatable, Sendable {
    /// There is no media view, no content, or the option says no.
    case none
    /// The ad does not know its ratio.
    case unknown
    /// The equation is in force, or reported as a conflict.
    case added
    /// The layout's own constraints fix both sides, or the template's code adds no equation.
    case kept(byTemplate: Bool)
  }

  /// The name under which a conflict lists the equation.
  static let identifier = "media ratio of the ad"

  /// The media view.
  let view: ViewIndex
  /// Width divided by height.
  let ratio: Double

  /// Adds the equation to a tree as its last constraint.
  func add(to tree: inout ViewTree, scaledBy factor: Double = 1) {
    let id = tree.nodes[view].id
    var constraint = InterfaceBuilder.Constraint(
      firstItem: id, firstAttribute: .width, secondItem: id, secondAttribute: .height,
      multiplier: ratio * factor, location: tree.nodes[view].view.location)
    constraint.identifier = Self.identifier
    tree.addedConstraints.append(constraint)
  }

  /// Whether a layout had to break the equation or another constraint because of it.
  static func isInConflict(_ result: LayoutResult) -> Bool {
    result.conflicts.contains { conflict in
      conflict.dropped.identifier == identifier
        || conflict.with.contains { $0.identifier == identifier }
    }
  }
}

extension MediaRatioEquation {
  /// Lays out a populated tree with the ad's media ratio as the option says.
  ///
  /// Whether required constraints fix both sides shows when the tree is laid out: ratios a little larger and a
  /// little smaller than the one that comes out without the equation are both impossible.
  static func layOut(
    _ population: Population, outlets: OutletBindings, profile: AdViewProfile,
    option: PreviewOptions.MediaRatio, width: Double, height: RootHeight
  ) -> (result: LayoutResult, tree: ViewTree, outcome: Outcome) {
    let tree = population.tree
    func layOut(_ tree: ViewTree) -> (result: LayoutResult, tree: ViewTree) {
      var engine = LayoutEngine(tree: tree)
      let result = engine.layout(width: width, height: height)
      return (result, engine.tree)
    }
    func plain(_ outcome: Outcome) -> (result: LayoutResult, tree: ViewTree, outcome: Outcome) {
      let (result, tree) = layOut(tree)
      return (result, tree, outcome)
    }

    guard option != .off, let view = outlets.view(of: .media),
      case .media(let content)? = population.contents[view]
    else { return plain(.none) }
    guard content.aspectRatio > 0, content.aspectRatio.isFinite else { return plain(.unknown) }
    if option == .auto, profile == .template { return plain(.kept(byTemplate: true)) }

    let ratio = MediaRatioEquation(view: view, ratio: content.aspectRatio)
    var extended = tree
    ratio.add(to: &extended)
    let added = layOut(extended)
    // Media that fills the ad, as in full-screen ads, follows the ad's height and does not make it.
    if option == .auto, case .fit = height, isWhole(view, in: added.result) {
      return plain(.kept(byTemplate: false))
    }
    guard option == .auto, isInConflict(added.result) else {
      return (added.result, added.tree, .added)
    }
    let base = plain(.kept(byTemplate: false))
    let frame = base.result.frames[view]
    // A frame without area has no ratio: there, any two must be impossible.
    let own =
      frame.isEmpty ? ratio : MediaRatioEquation(view: view, ratio: frame.width / frame.height)
    let isFixed = (frame.isEmpty ? [0.5, 2] : [0.98, 1.02]).allSatisfy { factor in
      var trial = tree
      own.add(to: &trial, scaledBy: factor)
      return isInConflict(layOut(trial).result)
    }
    return isFixed ? base : (added.result, added.tree, .added)
  }

  /// Whether a view is as high as the root.
  private static func isWhole(_ view: ViewIndex, in result: LayoutResult) -> Bool {
    guard let root = result.absoluteFrames.first else { return false }
    let frame = result.absoluteFrames[view]
    return abs(frame.y - root.y) < 1 && abs(frame.maxY - root.maxY) < 1
  }
}
