import ViewLayout

extension RenderReport {
  /// Views that the constraints leave free to stand elsewhere: one note for all of them, at the first.
  ///
  /// What a dropped constraint leaves open, its conflict tells.
  func ambiguityFindings() -> [Finding] {
    guard let first = result.ambiguousViews.first, result.conflicts.isEmpty else { return [] }
    let names = result.ambiguousViews.prefix(3).map(name(of:)).joined(separator: ", ")
    let rest = result.ambiguousViews.count - 3
    let more = rest > 0 ? " and \(rest) more" : ""
    let isOne = result.ambiguousViews.count == 1
    return [
      finding(
        "ambiguous-layout", .note, first,
        "the constraints leave the place or the size of \(names)\(more) open, so that the device may put "
          + "\(isOne ? "it" : "them") elsewhere; pin \(isOne ? "it" : "them") on every side that matters"
      )
    ]
  }

  /// Views that only constraints place which are removed when the app is built.
  func placeholderFindings() -> [Finding] {
    guard !options.isCanvas, !result.ambiguousViews.isEmpty else { return [] }
    let open = Set(result.ambiguousViews.map { tree.nodes[$0].id })
    var views = [pass.layout.root]
    while let view = views.popLast() {
      for constraint in view.constraints where constraint.isPlaceholder {
        let items = [constraint.firstItem ?? view.id, constraint.secondItem].compactMap { $0 }
        guard let id = items.first(where: { open.contains($0) }), let index = tree.index(ofID: id)
        else { continue }
        var finding = finding(
          "placeholder-constraint", .note, index,
          "\(name(of: index)) is placed by a constraint "
            + "(\(constraint.id ?? "line \(constraint.location.line)")) that is removed at build time, and "
            + "by no other; keep it, or add one in code")
        finding.location = constraint.location
        return [finding]
      }
      views += (view.slots + view.subviews).reversed()
    }
    return []
  }
}
