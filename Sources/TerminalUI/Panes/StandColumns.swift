/// How many devices stand side by side in a pane, and how wide the part of each is.
enum StandColumns {
  /// The columns of an ad that have to be seen: four fifths of it, but 40 columns at least where it is wider.
  static func least(of need: Int) -> Int { max(1, min(need, max(40, need * 4 / 5))) }

  /// Divides a pane among as many devices, from the first, as there is room for.
  ///
  /// Each part but the first shares its left edge with the one before it. Every part has room for at least
  /// ``least(of:)`` columns of its ad; what is left over is shared as the ads need it.
  /// - Parameters:
  ///   - room: The columns of the pane.
  ///   - needs: The columns of each ad with the largest cells.
  /// - Returns: The columns of each part, edges and all; at least one.
  static func divide(_ room: Int, needs: [Int]) -> [Int] {
    var parts: [Int] = []
    var used = 1
    for need in needs {
      let part = least(of: need) + 1
      if !parts.isEmpty, used + part > room { break }
      parts.append(part)
      used += part
    }
    guard !parts.isEmpty else { return [room] }
    // Whole numbers that add up: each part ends where its share of the sum does.
    let shown = needs.prefix(parts.count).map { max(1, $0) }
    let spare = max(0, room - used)
    let total = shown.reduce(0, +)
    var (given, sum) = (0, 0)
    for index in parts.indices {
      sum += shown[index]
      parts[index] += spare * sum / total - given
      given = spare * sum / total
    }
    parts[0] += 1
    return parts
  }
}
