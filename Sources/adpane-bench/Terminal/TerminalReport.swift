/// The table of what was measured, with limits and whether they hold.
struct TerminalReport {
  private(set) var holds = true

  /// Prints a heading.
  func begin(_ title: String) {
    print(title)
    print("  \(Self.padded("", 34))  keys  median    99 %   limit     processor, 99 %")
  }

  /// Prints what the answers to some keys took, in milliseconds.
  mutating func add(
    _ name: String, _ answers: [BrowserSession.Answer],
    _ part: KeyPath<BrowserSession.Answer, Double>,
    limit: Double
  ) {
    guard !answers.isEmpty else {
      holds = false
      return print("  \(Self.padded(name, 34))  no answer: MISSED")
    }
    let values = answers.map { $0[keyPath: part] }
    let worst = Self.worst(values)
    let processor = answers.map(\.processor)
    line(
      name, "\(values.count)", Stopwatch.median(values).formatted(decimals: 1),
      worst.formatted(decimals: 1), limit: limit, unit: "ms", isFine: worst <= limit,
      rest: "  \(Self.right(Stopwatch.median(processor).formatted(decimals: 1), 6))  "
        + Self.right(Self.worst(processor).formatted(decimals: 1), 6))
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
    print("  \(Self.padded(name, 34))  \(isFine ? "yes" : "no: MISSED")")
  }

  private mutating func line(
    _ name: String, _ count: String, _ median: String, _ worst: String, limit: Double,
    unit: String, isFine: Bool, rest: String = ""
  ) {
    holds = holds && isFine
    let limit = limit == limit.rounded() ? "\(Int(limit))" : limit.formatted(decimals: 3)
    print(
      "  \(Self.padded(name, 34))  \(Self.right(count, 4))  \(Self.right(median, 6))  "
        + "\(Self.right(worst, 6))  \(Self.right(limit, 6)) \(unit)\(rest)\(isFine ? "" : "  MISSED")"
    )
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
