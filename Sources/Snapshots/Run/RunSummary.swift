/// What a run came to.
public struct RunSummary: Equatable, Sendable {
  /// The results in order; empty where they are not kept.
  public private(set) var results: [CaseResult] = []
  /// How many results are no reason for success.
  public private(set) var failedCount = 0
  private var counts: [CaseResult.Status: Int] = [:]
  private var recorded = 0
  private var deleted = 0
  private let keepsAll: Bool

  /// Creates an empty summary.
  /// - Parameter keepsAll: Whether results are kept for a report; else only counted.
  public init(keepsAll: Bool) { self.keepsAll = keepsAll }

  /// Adds a result.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - isFailure: Whether it makes the run fail; nil where its status tells.
  public mutating func add(_ result: CaseResult, isFailure: Bool? = nil) {
    counts[result.status, default: 0] += 1
    if result.isRecorded {
      if result.status == .orphaned { deleted += 1 } else { recorded += 1 }
    }
    let fails = isFailure ?? (result.status != .same && !result.isRecorded)
    if fails { failedCount += 1 }
    guard keepsAll else { return }
    results.append(result)
    results[results.count - 1].isFailure = fails
  }

  /// How many results have a status.
  public func count(of status: CaseResult.Status) -> Int { counts[status, default: 0] }

  /// How many cases were looked at, orphans aside.
  public var caseCount: Int {
    counts.reduce(0) { $0 + ($1.key == .orphaned ? 0 : $1.value) }
  }

  /// The counts in words: `12 cases: 9 same, 1 new, 2 changed; 1 orphaned`.
  public var sentence: String {
    let words = CaseResult.Status.allCases.filter { $0 != .orphaned }
      .compactMap { status in counts[status].map { "\($0) \(status.rawValue)" } }
    var text = "\(caseCount) \(caseCount == 1 ? "case" : "cases")"
    if !words.isEmpty { text += ": " + words.joined(separator: ", ") }
    let orphans = count(of: .orphaned)
    if orphans > 0 { text += "; \(orphans) orphaned" }
    if recorded > 0 { text += "; \(recorded) recorded" }
    if deleted > 0 { text += "; \(deleted) deleted" }
    return text
  }
}
