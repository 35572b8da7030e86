/// A line of which the last word was completed.
struct Completion: Equatable {
  /// The line, as far as all candidates agree.
  let text: String
  /// The candidates, where there are several.
  let offered: [String]

  /// Completes what stands behind the first space, or the whole line where there is none.
  ///
  /// Letters fit in any case, unless there is a capital among them and a candidate has it too.
  init(of line: String, in candidates: [String]) {
    let split = line.firstIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
    let word = line[split...]
    let exact = candidates.filter { $0.hasPrefix(word) }
    let isExact = !exact.isEmpty && word.contains(where: \.isUppercase)
    let fitting = isExact ? exact : candidates.filter { Self.begins($0, with: word) }
    // What was typed stays as it is where a candidate is spelled like that.
    guard let first = exact.first ?? fitting.first else {
      text = line
      offered = []
      return
    }
    let common = fitting.reduce(first) { Self.commonPrefix($0, $1) }
    let isWhole = fitting.count == 1
    text = line[..<split] + common + (isWhole && split == line.startIndex ? " " : "")
    offered = isWhole ? [] : fitting
  }

  private static func begins(_ candidate: String, with word: Substring) -> Bool {
    candidate.count >= word.count && zip(candidate, word).allSatisfy(isSame)
  }

  private static func commonPrefix(_ left: String, _ right: String) -> String {
    String(zip(left, right).prefix(while: isSame).map(\.0))
  }

  private static func isSame(_ left: Character, _ right: Character) -> Bool {
    left == right || left.lowercased() == right.lowercased()
  }
}
