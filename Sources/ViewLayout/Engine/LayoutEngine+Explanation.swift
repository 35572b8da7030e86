extension LayoutEngine {
  /// Says which constraints hold each edge and side of a view's frame, as of the last layout.
  ///
  /// Empty before the first layout, and for a view without a place in the tree.
  public func explainFrame(of view: ViewIndex) -> [FrameExplanation] {
    let words = ConstraintWords(tree: tree)
    return FrameExplanation.Part.allCases.compactMap { part in
      guard let (value, origins) = holders(of: part, view) else { return nil }
      // A stack says the same for each of its views; once is enough.
      var parts: [LayoutConflict.Part] = []
      for part in origins.map(words.part) where !parts.contains(part) { parts.append(part) }
      return FrameExplanation(
        part: part, value: value,
        holders: parts.filter { $0.id != nil } + parts.filter { $0.id == nil })
    }
  }
}
