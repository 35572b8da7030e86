import InterfaceBuilder
import LinearConstraints

/// How the height of a layout's root is chosen.
public enum RootHeight: Equatable, Sendable {
  /// This many points.
  case exact(Double)
  /// What the content needs, as `systemLayoutSizeFitting` gives it, and at least so many points.
  case fit(minimum: Double)
}

/// Turns a tree of views into frames.
///
/// The engine keeps its solved system: another width, an edited text or a changed inset moves constants and re-solves
/// only what they touch.
public struct LayoutEngine: Sendable {
  /// The views as they are laid out.
  public private(set) var tree: ViewTree
  private var intrinsicSizes: IntrinsicSizes
  private var solved: SolvedSystem?

  /// How often margins, safe areas and wrapped text may change each other before the last answer stands.
  private static let passLimit = 4

  /// Creates an engine for a tree.
  public init(tree: ViewTree) {
    self.tree = tree
    intrinsicSizes = IntrinsicSizes(tree: tree)
  }

  /// Lays the tree out at a width in points.
  public mutating func layout(width: Double, height: RootHeight) -> LayoutResult {
    switch height {
    case .exact(let points):
      return result(of: solve(width: width, height: points))
    case .fit(let minimum):
      let needed = fitting(width: width)
      let height = max(needed?.height ?? tree.nodes[0].view.frame?.height ?? 0, minimum)
      if let needed, needed.height >= height {
        // The least height is a solution for itself: nothing below the fitting wish gets better when it is given.
        // Solving anew for a height that was rounded down would squeeze what had room.
        return result(of: needed.frames)
      }
      return result(of: solve(width: width, height: height))
    }
  }

  /// Returns the height in points that the content needs at a width, or nil where the content does not determine one.
  ///
  /// This is `systemLayoutSizeFitting` with a required width. A height that leaves a view without content of its own at nothing
  /// is not determined by the content, and neither is one of which a text takes a share.
  public mutating func fittingHeight(width: Double) -> Double? {
    fitting(width: width)?.height
  }

  /// The least height that the content determines, rounded to pixels, and the frames that it was read from.
  private mutating func fitting(width: Double) -> (height: Double, frames: [Rect])? {
    guard !tree.nodes.isEmpty else { return nil }
    let frames = solve(width: width, height: nil)
    let height = PixelRounding(scale: tree.traits.scale).round(frames[0].height)
    guard height > 0, isHeightDetermined(frames), !isHeldByShares else { return nil }
    return (height, frames)
  }

  /// Replaces what a view's class adds to it, such as a label's text; the next layout re-solves only what that touches.
  public mutating func setContent(_ content: ViewContent, of view: ViewIndex) {
    tree.nodes[view].view.content = content
    guard solved?.remeasure(tree.nodes[view], at: view, intrinsicSizes) == true else {
      solved = nil
      return
    }
  }

  /// Returns a part of a view's frame in points, and where the constraints come from that hold it.
  func holders(
    of part: FrameExplanation.Part, _ view: ViewIndex
  ) -> (value: Double, origins: [ConstraintOrigin])? {
    guard let system = solved, tree.nodes.indices.contains(view) else { return nil }
    let box = system.variables.boxes[view]
    let insets = intrinsicSizes.alignmentInsets(of: tree.nodes[view])
    let x = LinearExpression(box.x) - insets.left
    let y = LinearExpression(box.y) - insets.top
    let width = LinearExpression(box.width) + (insets.left + insets.right)
    let height = LinearExpression(box.height) + (insets.top + insets.bottom)
    return switch part {
    case .left: system.holders(of: x)
    case .right: system.holders(of: x + width)
    case .top: system.holders(of: y)
    case .bottom: system.holders(of: y + height)
    case .width: system.holders(of: width)
    case .height: system.holders(of: height)
    }
  }

  // MARK: - Solving

  /// Solves for a width and an exact height, or for the least height; returns frames in the root's coordinates, not rounded.
  private mutating func solve(width: Double, height: Double?) -> [Rect] {
    var system: SolvedSystem
    if var kept = solved, kept.isFitting == (height == nil) {
      kept.resize(width: width, height: height)
      kept.forgetWrapping(tree, intrinsicSizes)
      system = kept
    } else {
      let rootSize = Size(width: width, height: height ?? 0)
      let insets = InsetResolution(tree: tree, rootSize: rootSize, frames: nil).resolve()
      system = SolvedSystem(
        assembly: SystemAssembly(
          tree: tree, intrinsicSizes: intrinsicSizes, insets: insets, width: width, height: height),
        isFitting: height == nil)
    }
    solved = nil
    let reading = FrameReading(
      tree: tree, variables: system.variables, intrinsicSizes: intrinsicSizes)
    var frames = settle(&system, reading)
    system.findAmbiguity(tree)
    if system.settleAmbiguity(tree) { frames = settle(&system, reading) }
    solved = system
    return frames
  }

  /// Solves until margins, safe areas and wrapped text agree with the frames; returns the frames.
  private func settle(_ system: inout SolvedSystem, _ reading: FrameReading) -> [Rect] {
    var frames: [Rect] = []
    for _ in 0..<Self.passLimit {
      system.solve()
      frames = reading.absoluteFrames(system.solver)
      let hasWrapped = system.wrap(tree, frames, intrinsicSizes)
      let hasMoved = system.updateInsets(tree, frames, intrinsicSizes)
      if !hasWrapped && !hasMoved { return frames }
    }
    system.solve()
    return reading.absoluteFrames(system.solver)
  }

  /// Whether the least height leaves every view what it needs: none without content of its own at nothing, and none that keeps a
  /// saved frame outside.
  private func isHeightDetermined(_ frames: [Rect]) -> Bool {
    for (index, node) in tree.nodes.enumerated().dropFirst() where !isHidden(index) {
      switch node.mode {
      case .constraints, .stack:
        guard frames[index].height < 0.01, (node.view.frame?.height ?? 1) > 0, node.children.isEmpty
        else { continue }
        let size = intrinsicSizes.size(of: node, maximumWidth: frames[index].width)
        if size.height == nil { return false }
      case .autoresizing, .fixed:
        if node.parent == 0, frames[index].maxY > frames[0].height + 0.5 { return false }
      case .given:
        continue
      }
    }
    return true
  }

  private func isHidden(_ index: ViewIndex) -> Bool {
    var current: ViewIndex? = index
    while let view = current {
      if tree.nodes[view].view.isHidden { return true }
      current = tree.nodes[view].parent
    }
    return false
  }

  // MARK: - Results

  private mutating func result(of frames: [Rect]) -> LayoutResult {
    guard let system = solved else {
      return LayoutResult(
        frames: [], absoluteFrames: [], texts: [], buttons: [], conflicts: [], constraintCount: 0,
        unsatisfied: [], ambiguousViews: [], openSizes: [:], diagnostics: [])
    }
    let (absolute, local) = FrameReading(
      tree: tree, variables: system.variables, intrinsicSizes: intrinsicSizes
    ).rounded(frames)
    return LayoutResult(
      frames: local, absoluteFrames: absolute,
      texts: tree.nodes.indices.map {
        intrinsicSizes.textLayout(of: tree.nodes[$0], in: absolute[$0].size)
      },
      buttons: tree.nodes.indices.map {
        intrinsicSizes.buttonLayout(of: tree.nodes[$0], in: absolute[$0].size)
      },
      conflicts: system.conflicts(tree), constraintCount: system.solverConstraintCount,
      unsatisfied: system.unsatisfied(tree), ambiguousViews: system.ambiguousViews,
      openSizes: system.openSizes,
      diagnostics: tree.diagnostics + intrinsicSizes.unknownFonts(in: tree))
  }
}
