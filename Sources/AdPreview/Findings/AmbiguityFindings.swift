import ViewLayout

extension RenderReport {
  /// Views that the constraints leave free to stand elsewhere: one note for all of them, at the first.
  func ambiguityFindings() -> [Finding] {
    guard let first = result.ambiguousViews.first else { return [] }
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
}
