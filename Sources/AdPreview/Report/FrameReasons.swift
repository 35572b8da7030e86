import InterfaceBuilder
import JSON
import ViewLayout

/// Why a view is where it is: for each edge and side, the constraints that together hold it there.
public struct FrameReasons: Equatable, Sendable {
  /// The id of the view.
  public var viewID: String
  /// The view's edges and sides with what holds them.
  public var parts: [FrameExplanation]

  /// The answer as lines of text for a person, one a constraint, with the line of the document where it stands.
  public func lines() -> [String] {
    var table = TextTable()
    for part in parts {
      let value = "\(PointText.make(part.value)) pt"
      if part.holders.isEmpty {
        table.append([part.part.rawValue, value, "held by nothing: another value would do as well"])
      }
      for (position, holder) in part.holders.enumerated() {
        table.append([
          position == 0 ? part.part.rawValue : "", position == 0 ? value : "", holder.sentence,
          holder.location.map { "line \($0.line)" } ?? "", holder.identifier ?? holder.id ?? "",
        ])
      }
    }
    return table.lines()
  }

  /// The answer as JSON: `{"view", "parts": [{"part", "value", "holders": [{"id", "identifier", "line", "sentence"}]}]}`.
  public func json() -> JSONValue {
    .object([
      .init("view", .string(viewID)),
      .init(
        "parts",
        .array(
          parts.map { part in
            .object([
              .init("part", .string(part.part.rawValue)), .init("value", .number(part.value)),
              .init("holders", .array(part.holders.map(Self.json))),
            ])
          })),
    ])
  }

  private static func json(_ holder: LayoutConflict.Part) -> JSONValue {
    .object([
      .init("id", holder.id.map(JSONValue.string) ?? .null),
      .init("identifier", holder.identifier.map(JSONValue.string) ?? .null),
      .init("line", holder.location.map { .integer($0.line) } ?? .null),
      .init("sentence", .string(holder.sentence)),
    ])
  }
}

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
