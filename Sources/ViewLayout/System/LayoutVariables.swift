import InterfaceBuilder
import LinearConstraints

/// The unknowns of a tree's views and guides, and what constraints can name.
struct LayoutVariables: Sendable {
  /// The unknowns of each view, by view index.
  private(set) var boxes: [Box] = []
  /// The content areas of scroll views, by view index.
  private(set) var contentAreas: [ViewIndex: Box] = [:]
  /// What constraints can name, by id.
  private(set) var items: [String: LayoutItem] = [:]
  /// How many unknowns there are.
  private(set) var count = 0
  /// Margins and safe areas that constants are made from.
  var insets: ViewInsets

  /// Numbers the unknowns of every view and guide of a tree.
  init(tree: ViewTree, insets: ViewInsets) {
    self.insets = insets
    boxes.reserveCapacity(tree.nodes.count)
    items.reserveCapacity(tree.nodes.count * 2)
    for index in tree.nodes.indices {
      boxes.append(makeBox())
      let node = tree.nodes[index]
      if items[node.id] == nil { items[node.id] = .view(index) }
      if node.isScrollView { contentAreas[index] = makeBox() }
      for guide in node.view.layoutGuides { items[guide.id] = item(for: guide, in: index) }
    }
    if let id = tree.context.topLayoutGuide { items[id] = .inset(0, .top) }
    if let id = tree.context.bottomLayoutGuide { items[id] = .inset(0, .bottom) }
  }

  private mutating func makeBox() -> Box {
    defer { count += 4 }
    return Box(
      x: Variable(index: count), y: Variable(index: count + 1),
      width: Variable(index: count + 2), height: Variable(index: count + 3))
  }

  private mutating func item(for guide: LayoutGuide, in view: ViewIndex) -> LayoutItem {
    switch guide.kind {
    case .safeArea, .keyboard: .inset(view, .safeArea)
    case .layoutMargins: .inset(view, .layoutMargins)
    case .readableContent: .inset(view, .readableContent)
    case .contentLayout: contentAreas[view] == nil ? .view(view) : .contentArea(view)
    case .frameLayout: .view(view)
    case .custom: .guide(view, makeBox())
    }
  }
}

extension ViewNode {
  /// Whether the view scrolls, so that its subviews lie in a content area.
  var isScrollView: Bool {
    switch view.content {
    case .scrollView, .tableView, .collectionView: true
    default: false
    }
  }

  /// The stack view's attributes, where the view is one.
  var stack: StackViewContent? {
    if case .stackView(let stack) = view.content { stack } else { nil }
  }
}
