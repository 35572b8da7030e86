import ViewLayout

extension RenderPass {
  /// Returns why the view that the options ask about is where it is; nil where no view answers to the name.
  func reasons(tree: ViewTree, outlets: OutletBindings) -> FrameReasons? {
    guard let name = options.explainedView, let view = self.view(named: name, tree, outlets) else {
      return nil
    }
    var engine = LayoutEngine(tree: tree)
    _ = engine.layout(width: width, height: height)
    return FrameReasons(viewID: tree.nodes[view].id, parts: engine.explainFrame(of: view))
  }

  /// Finds a view by its id, its outlet, the asset it shows, or its label in the outline.
  private func view(
    named name: String, _ tree: ViewTree, _ outlets: OutletBindings
  ) -> ViewIndex? {
    if let view = tree.index(ofID: name) { return view }
    if let binding = outlets.bindings.first(where: {
      $0.property == name || $0.slot.rawValue == name
    }) {
      return binding.view
    }
    let connection = tree.nodes.lazy.flatMap(\.view.connections).first { $0.property == name }
    if let connection, let view = tree.index(ofID: connection.destination) { return view }
    return tree.nodes.firstIndex { $0.view.userLabel == name }
  }
}
