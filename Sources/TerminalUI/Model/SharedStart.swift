import Cells

/// What names begin with alike.
enum SharedStart {
  /// How many characters the titles of two layouts, as they are shown, have in common at their starts.
  static func count(_ left: LayoutEntry, _ right: LayoutEntry) -> Int {
    zip(VisibleText.make(left.title), VisibleText.make(right.title)).prefix { $0 == $1 }.count
  }
}
