/// Lookup in ranges of code points that are kept as one flat, ascending list of bounds.
enum SortedRanges {
  /// Returns whether a value lies in one of the closed ranges `[first, last, first, last, …]`.
  static func contains(_ value: UInt32, in bounds: [UInt32]) -> Bool {
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < bounds[2 * middle] {
        high = middle
      } else if value > bounds[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
