/// A line of which the last word was completed.
struct Completion: Equatable {
  /// The line, as far as all candidates agree.
  let text: String
  /// The candidates, where there are several.
  let offered: [String]

  /// Completes what stands behind the first space, or the whole line where there is none.
  init(of line: String, in candidates: [String]) {
    let split = line.firstIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
    let word = line[split...]
    let fitting = candidates.filter { $0.hasPrefix(word) }
    guard let first = fitting.first else {
      text = line
      offered = []
      return
    }
    let common = fitting.dropFirst().reduce(first) { Self.commonPrefix($0, $1) }
    let isWhole = fitting.count == 1
    text = line[..<split] + common + (isWhole && split == line.startIndex ? " " : "")
    offered = isWhole ? [] : fitting
  }

  private static func commonPrefix(_ left: String, _ right: String) -> String {
    String(zip(left, right).prefix { $0 == $1 }.map(\.0))
  }
}
