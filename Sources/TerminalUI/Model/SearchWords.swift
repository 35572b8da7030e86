/// What is said where nothing is found.
enum SearchWords {
  /// Said in place of a list's items where its filter leaves none.
  static let noneFits = "none fits"

  /// Said on Enter where a filter leaves none.
  static func noneFits(_ text: String) -> String {
    "\(noneFits) '\(text)'; Esc takes the filter away"
  }

  /// Said where a text that was searched for is in none of the lines.
  static func notThere(_ text: String) -> String { "'\(text)' is not there" }
}
