import InterfaceBuilder
import LinearConstraints

/// The linear system of a layout as it goes to the solver, for benchmarks and other solvers.
public struct RawSystem: Sendable {
  /// How many variables there are, numbered from 0.
  public let variableCount: Int
  /// The constraints in the order in which they are added, without the one that sets the root's width.
  public let constraints: [LinearConstraints.Constraint]
  /// The root view's width.
  public let rootWidth: Variable

  /// Assembles the system of a tree at a width in points, with the least height that the content allows.
  ///
  /// Returns nil for a tree without views.
  public init?(tree: ViewTree, width: Double) {
    guard !tree.nodes.isEmpty else { return nil }
    let rootSize = Size(width: width, height: 0)
    let insets = InsetResolution(tree: tree, rootSize: rootSize, frames: nil).resolve()
    let system = SystemAssembly(
      tree: tree, intrinsicSizes: IntrinsicSizes(tree: tree), insets: insets, width: width,
      height: nil
    ).system
    variableCount = system.variables.count
    // Position 0 is the root's width: what a resize sets.
    constraints = Array(system.constraints.dropFirst())
    rootWidth = system.variables.boxes[0].width
  }
}
