/// What leads from one list of lines to another, in the fewest steps (Myers 1986).
enum LineDiff {
  /// One line of the way.
  enum Step: Equatable {
    /// A line that both have, by its places in them.
    case same(Int, Int)
    /// A line that only the old list has.
    case removed(Int)
    /// A line that only the new list has.
    case added(Int)
  }

  /// Returns the steps from one list to another; lines are the same where their bytes are.
  /// - Complexity: O((`old.count` + `new.count`) · steps that are not the same).
  static func steps(from old: [String], to new: [String]) -> [Step] {
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: String) -> Int {
      let bytes = Array(line.utf8)
      if let known = numbers[bytes] { return known }
      numbers[bytes] = numbers.count
      return numbers.count - 1
    }
    let old = old.map(number)
    let new = new.map(number)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var ends = 0
    while ends < min(old.count, new.count) - start,
      old[old.count - 1 - ends] == new[new.count - 1 - ends]
    {
      ends += 1
    }
    let middle = way(
      from: old[start..<old.count - ends], to: new[start..<new.count - ends])
    return (0..<start).map { .same($0, $0) } + middle
      + (0..<ends).reversed().map { .same(old.count - 1 - $0, new.count - 1 - $0) }
  }

  private static func way(from old: ArraySlice<Int>, to new: ArraySlice<Int>) -> [Step] {
    let limit = old.count + new.count
    guard limit > 0 else { return [] }
    var reach = Array(repeating: 0, count: 2 * limit + 2)
    var history: [[Int]] = []
    for distance in 0...limit {
      history.append(reach)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let index = diagonal + limit
        var x =
          diagonal == -distance
            || (diagonal != distance && reach[index - 1] < reach[index + 1])
          ? reach[index + 1] : reach[index - 1] + 1
        var y = x - diagonal
        while x < old.count, y < new.count, old[old.startIndex + x] == new[new.startIndex + y] {
          x += 1
          y += 1
        }
        reach[index] = x
        if x >= old.count, y >= new.count {
          return backtracked(history, limit, old, new)
        }
      }
    }
    return []
  }

  private static func backtracked(
    _ history: [[Int]], _ limit: Int, _ old: ArraySlice<Int>, _ new: ArraySlice<Int>
  ) -> [Step] {
    var steps: [Step] = []
    var x = old.count
    var y = new.count
    for distance in stride(from: history.count - 1, through: 0, by: -1) {
      let reach = history[distance]
      let diagonal = x - y
      let index = diagonal + limit
      let isDown =
        diagonal == -distance
        || (diagonal != distance && reach[index - 1] < reach[index + 1])
      let before = isDown ? diagonal + 1 : diagonal - 1
      let fromX = distance == 0 ? 0 : reach[before + limit]
      let fromY = distance == 0 ? 0 : fromX - before
      while x > fromX, y > fromY {
        x -= 1
        y -= 1
        steps.append(.same(old.startIndex + x, new.startIndex + y))
      }
      guard distance > 0 else { break }
      if isDown {
        y -= 1
        steps.append(.added(new.startIndex + y))
      } else {
        x -= 1
        steps.append(.removed(old.startIndex + x))
      }
    }
    return steps.reversed()
  }
}
