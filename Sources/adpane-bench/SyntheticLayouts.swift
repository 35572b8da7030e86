import LinearConstraints

/// Writes constraint systems as layouts produce them, for when no layouts are given and for sizes that
/// no layout has.
struct SyntheticLayout {
  private(set) var system: LinearSystem
  private var random: UInt64

  /// The variables of one view: its alignment rectangle in the root's coordinates, in points.
  struct View {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  init(name: String, seed: UInt64 = 1) {
    system = LinearSystem(name: name)
    random = seed
  }

  /// The next random number of 0..<bound (SplitMix64, the same on every machine).
  private mutating func next(_ bound: Int) -> Int {
    random &+= 0x9E37_79B9_7F4A_7C15
    var z = random
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  private mutating func makeVariable() -> Variable {
    system.variableCount += 1
    return Variable(index: system.variableCount - 1)
  }

  private mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) {
    system.constraints.append(
      Constraint(terms, constant: constant, relation, priority: Priority(priority)))
  }

  /// Adds a view whose sizes mustn't be negative.
  mutating func makeView() -> View {
    let view = View(
      left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
    add([Term(1, view.width)], .greaterThanOrEqual, 0)
    add([Term(1, view.height)], .greaterThanOrEqual, 0)
    return view
  }

  /// Adds a root view, the width of which is edited.
  mutating func makeRoot(width: Double, height: Double?) -> View {
    let root = makeView()
    add([Term(1, root.left)], .equal, 0)
    add([Term(1, root.top)], .equal, 0)
    if let height { add([Term(1, root.height)], .equal, -height) }
    system.edited = root.width.index
    system.values = [width, width + 55, width + 39, width - 55, width + 1, width]
    return root
  }

  /// Wants a size: hugging from above, compression resistance from below.
  mutating func setIntrinsic(
    _ size: Variable, _ points: Double, hugging: Double, resistance: Double
  ) {
    add([Term(1, size)], .lessThanOrEqual, -points, priority: hugging)
    add([Term(1, size)], .greaterThanOrEqual, -points, priority: resistance)
  }

  /// Puts a view after another, or after the leading edge of its superview.
  mutating func pin(
    _ view: View, after previous: View?, in container: View, gap: Double, vertical: Bool = false
  ) {
    let start = vertical ? view.top : view.left
    if let previous {
      let (edge, size) =
        vertical ? (previous.top, previous.height) : (previous.left, previous.width)
      add([Term(1, start), Term(-1, edge), Term(-1, size)], .equal, -gap)
    } else {
      add([Term(1, start), Term(-1, vertical ? container.top : container.left)], .equal, -gap)
    }
  }

  /// Ends a view at the trailing edge of its superview.
  mutating func pin(
    end view: View, in container: View, gap: Double, vertical: Bool = false,
    _ relation: Relation = .equal
  ) {
    if vertical {
      add(
        [
          Term(1, container.top), Term(1, container.height), Term(-1, view.top),
          Term(-1, view.height),
        ], relation, -gap)
    } else {
      add(
        [
          Term(1, container.left), Term(1, container.width), Term(-1, view.left),
          Term(-1, view.width),
        ], relation, -gap)
    }
  }

  /// Aligns two views' centres on the vertical axis.
  mutating func align(centerY view: View, to other: View) {
    add(
      [Term(1, view.top), Term(0.5, view.height), Term(-1, other.top), Term(-0.5, other.height)],
      .equal, 0)
  }

  /// Adds a required ratio of width to height.
  mutating func setRatio(_ view: View, _ ratio: Double, priority: Double = 1000) {
    add([Term(1, view.width), Term(-ratio, view.height)], .equal, 0, priority: priority)
  }

  /// Fixes a size.
  mutating func setSize(_ size: Variable, _ points: Double, priority: Double = 1000) {
    add([Term(1, size)], .equal, -points, priority: priority)
  }

  /// Fills a container with rows of labels, an icon, a media view and a button, as ads have them.
  mutating func fillAd(_ root: View) {
    var previous: View?
    let hasMedia = next(4) > 0
    if next(3) > 0 {
      let icon = makeView()
      pin(icon, after: nil, in: root, gap: 8)
      pin(icon, after: nil, in: root, gap: 8, vertical: true)
      setSize(icon.width, 40)
      if next(2) == 0 { setSize(icon.height, 40) } else { setRatio(icon, 1) }
      let stack = makeView()
      pin(stack, after: icon, in: root, gap: 8)
      pin(end: stack, in: root, gap: 8)
      align(centerY: stack, to: icon)
      var above: View?
      for _ in 0..<(1 + next(3)) {
        let label = makeLabel(height: 20.5)
        pin(label, after: nil, in: stack, gap: 0)
        pin(end: label, in: stack, gap: 0, next(2) == 0 ? .equal : .greaterThanOrEqual)
        pin(label, after: above, in: stack, gap: above == nil ? 0 : 2, vertical: true)
        above = label
      }
      if let above { pin(end: above, in: stack, gap: 0, vertical: true) }
      previous = icon
    }
    if hasMedia {
      let media = makeView()
      pin(media, after: nil, in: root, gap: 0)
      pin(end: media, in: root, gap: 0)
      pin(media, after: previous, in: root, gap: 8, vertical: true)
      setRatio(media, 1.91, priority: next(2) == 0 ? 1000 : 999)
      previous = media
    }
    for _ in 0..<(1 + next(3)) {
      var last: View?
      let count = 1 + next(4)
      for _ in 0..<count {
        let label = makeLabel(height: 17)
        pin(label, after: last, in: root, gap: 8)
        if let last {
          align(centerY: label, to: last)
        } else {
          pin(label, after: previous, in: root, gap: 6, vertical: true)
        }
        last = label
      }
      if let last { pin(end: last, in: root, gap: 8, next(3) > 0 ? .equal : .greaterThanOrEqual) }
      previous = last
    }
    if let previous { pin(end: previous, in: root, gap: 8, vertical: true) }
  }

  /// Makes labels, each after the one before, between the edges of a view.
  private mutating func fillRow(_ root: View, count: Int) {
    var previous: View?
    for _ in 0..<count {
      let label = makeLabel(height: 20)
      pin(label, after: previous, in: root, gap: 4)
      align(centerY: label, to: root)
      previous = label
    }
    if let previous { pin(end: previous, in: root, gap: 4) }
  }

  private mutating func makeLabel(height: Double) -> View {
    let label = makeView()
    let resistance = 750 + Double(next(2))
    setIntrinsic(
      label.width, Double(20 + next(400)) / 2, hugging: 250 + Double(next(2)),
      resistance: resistance)
    setIntrinsic(label.height, height, hugging: 251, resistance: 750)
    return label
  }

  /// One ad of about as many views as real ones have.
  static func ad(seed: UInt64) -> LinearSystem {
    var layout = SyntheticLayout(name: "ad-\(seed)", seed: seed)
    let root = layout.makeRoot(width: 320, height: nil)
    layout.setSize(root.height, 50, priority: 50)
    layout.fillAd(root)
    return layout.system
  }

  /// Cells of 20 views that share nothing.
  static func cells(viewCount: Int) -> LinearSystem {
    var layout = SyntheticLayout(name: "cells-\(viewCount)", seed: 3)
    for cell in 0..<(viewCount / 20) {
      let root = layout.makeView()
      layout.setSize(root.left, 0)
      layout.setSize(root.top, 0)
      if cell == 0 {
        layout.system.edited = root.width.index
        layout.system.values = [320, 375, 414]
      } else {
        layout.setSize(root.width, 320)
      }
      layout.setSize(root.height, 60)
      layout.fillRow(root, count: 19)
    }
    return layout.system
  }

  /// One row of labels, each after the one before, between the edges of the root.
  static func chain(viewCount: Int) -> LinearSystem {
    var layout = SyntheticLayout(name: "chain-\(viewCount)", seed: 5)
    let root = layout.makeRoot(width: 60 * Double(viewCount), height: 60)
    layout.fillRow(root, count: viewCount)
    return layout.system
  }
}
