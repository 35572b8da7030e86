import Words

/// The table of what was measured, with limits and whether they hold.
struct TerminalReport {
  /// Characters of the column of names.
  private static let nameWidth = 34

  private(set) var holds = true

  /// Prints a heading.
  func begin(_ title: String) {
    print(title)
    print("  \("".padded(to: Self.nameWidth))  keys  median    99 %   limit     processor, 99 %")
  }

  /// Prints what the answers to some keys took, in milliseconds.
  mutating func add(
    _ name: String, _ answers: [BrowserSession.Answer],
    _ part: KeyPath<BrowserSession.Answer, Double>,
    limit: Double
  ) {
    guard !answers.isEmpty else {
      holds = false
      return print("  \(name.padded(to: Self.nameWidth))  no answer: MISSED")
    }
    let values = answers.map { $0[keyPath: part] }
    let worst = Self.worst(values)
    let processor = answers.map(\.processor)
    line(
      name, "\(values.count)", Stopwatch.median(values).formatted(decimals: 1),
      worst.formatted(decimals: 1), limit: limit, unit: "ms", isFine: worst <= limit,
      rest: "  \(Stopwatch.median(processor).formatted(decimals: 1).paddedAtStart(to: 6))  "
        + Self.worst(processor).formatted(decimals: 1).paddedAtStart(to: 6))
  }

  /// The worst of all but one of a hundred.
  private static func worst(_ values: [Double]) -> Double {
    values.sorted()[max(0, values.count - 1 - values.count / 100)]
  }

  /// Prints one value.
  mutating func add(_ name: String, _ value: Double, limit: Double, unit: String, decimals: Int) {
    line(
      name, "", "", value.formatted(decimals: decimals), limit: limit, unit: unit,
      isFine: value <= limit)
  }

  /// Prints whether something is as it should be.
  mutating func add(_ name: String, isFine: Bool) {
    holds = holds && isFine
    print("  \(name.padded(to: Self.nameWidth))  \(isFine ? "yes" : "no: MISSED")")
  }

  private mutating func line(
    _ name: String, _ count: String, _ median: String, _ worst: String, limit: Double,
    unit: String, isFine: Bool, rest: String = ""
  ) {
    holds = holds && isFine
    let limit = limit == limit.rounded() ? "\(Int(limit))" : limit.formatted(decimals: 3)
    print(
      "  \(name.padded(to: Self.nameWidth))  \(count.paddedAtStart(to: 4))  "
        + "\(median.paddedAtStart(to: 6))  \(worst.paddedAtStart(to: 6))  "
        + "\(limit.paddedAtStart(to: 6)) \(unit)\(rest)\(isFine ? "" : "  MISSED")"
    )
  }
}
