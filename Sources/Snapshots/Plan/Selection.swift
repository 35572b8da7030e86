import Files

/// The part of a plan that a run looks at.
public struct Selection: Equatable, Sendable {
  /// One of several runs that together look at everything.
  public struct Shard: Equatable, Sendable {
    /// Which one, counted from 1.
    public var number: Int
    /// How many there are.
    public var count: Int

    /// Reads `2/4`; nil where that is no shard.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
        count >= number, count <= 100_000
      else { return nil }
      self.number = number
      self.count = count
    }
  }

  /// The numbers of the cases that fit the filter; nil for all.
  private let filtered: [Int]?
  private let total: Int
  private let shard: Shard?

  /// How many cases are selected.
  public let count: Int
  /// Whether it is the whole plan.
  public var isWhole: Bool { filtered == nil && shard == nil }

  /// Selects the cases that fit any of the filters, and of these every one whose turn is the shard's.
  ///
  /// Cases are dealt to the shards in turn, so that no shard has more than one case more than another.
  public init(of plan: SnapshotPlan, filters: [String] = [], shard: Shard? = nil) {
    total = plan.count
    filtered =
      filters.isEmpty
      ? nil : CaseFilter.places(of: filters, among: plan.count) { plan[$0].name }
    self.shard = shard
    let fitting = filtered?.count ?? total
    count = shard.map { (fitting + $0.count - $0.number) / $0.count } ?? fitting
  }

  /// The number, in the plan, of a selected case.
  public subscript(position: Int) -> Int {
    let place = shard.map { position * $0.count + $0.number - 1 } ?? position
    return filtered?[place] ?? place
  }
}
