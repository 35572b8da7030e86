/// Finds the word that a misspelt one was probably meant to be.
public enum Suggestion {
  /// Returns the candidate nearest to a word; nil where none is near enough to be worth a guess.
  ///
  /// The word itself is no guess. Near enough are words that at most a third of the longer one's letters (and at least one, at most three) tell apart.
  /// - Complexity: O(`candidates.count` · `word.count` · the longest candidate).
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let limit = min(3, max(1, max(word.count, candidate.count) / 3))
      let distance = distance(from: word, to: candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Counts the letters to insert, delete, replace or swap with a neighbour that lead from one word to another.
  private static func distance(from first: String, to second: String) -> Int {
    let first = Array(first.lowercased())
    let second = Array(second.lowercased())
    var before: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        let isSwapped =
          row > 0 && column > 0 && letter == second[column - 1] && first[row - 1] == other
        if isSwapped { cost = min(cost, before[column - 1] + 1) }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[second.count]
  }
}
