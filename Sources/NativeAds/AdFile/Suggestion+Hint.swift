import Words

extension Suggestion {
  /// The end of a message that offers the known word that a misspelt one was meant to be; empty where none is near.
  static func hint(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean “\($0)”?" } ?? ""
  }
}
