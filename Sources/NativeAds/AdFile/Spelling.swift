/// Finds what a misspelt word was meant to be.
enum Spelling {
  /// The known word that is at most two edits away; nil where none or only a short one is.
  static func closest(to word: String, among known: [String]) -> String? {
    let sought = Array(word.lowercased().prefix(64))
    return known.lazy
      .map { (word: $0, distance: distance(sought, Array($0.lowercased()))) }
      .filter { $0.distance <= 2 && 2 * $0.distance < sought.count }
      .min { $0.distance < $1.distance }?
      .word
  }

  /// The end of a message that offers the known word; empty where none is close.
  static func hint(for word: String, among known: [String]) -> String {
    closest(to: word, among: known).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// Levenshtein's distance.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let substituted = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
