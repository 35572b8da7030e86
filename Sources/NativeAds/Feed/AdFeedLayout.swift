/// Where ads stand in a feed.
public struct AdFeedLayout: Equatable, Sendable {
  /// An item of the feed.
  public enum Item: Equatable, Sendable {
    /// The app's own item, counted from 0.
    case content(Int)
    /// The ad of a slot, counted from 0.
    case ad(Int)
  }

  /// How many items are the app's own.
  public var contentCount: Int
  /// The positions of the ads in the feed as it is shown, counted from 0, ascending.
  public let adPositions: [Int]

  /// Creates a feed with ads at given positions; those beyond the end are left out.
  public init(contentCount: Int, adPositions: [Int]) {
    self.contentCount = max(0, contentCount)
    var positions: [Int] = []
    for position in Set(adPositions).sorted()
    where position >= 0 && position <= self.contentCount + positions.count {
      positions.append(position)
    }
    self.adPositions = positions
  }

  /// Creates a feed with an ad at a position and then after every so many of the app's items.
  public init(contentCount: Int, firstAd: Int, every interval: Int) {
    let count = max(0, contentCount)
    let first = max(0, firstAd)
    let step = max(1, interval) + 1
    // As many ads as there are stretches of content behind the first one.
    let ads = first > count ? 0 : (count - first) / max(1, interval) + 1
    self.init(contentCount: count, adPositions: (0..<ads).map { first + $0 * step })
  }

  /// How many items there are, ads and all.
  public var count: Int { contentCount + adPositions.count }

  /// The item at a position.
  /// - Complexity: O(log ads).
  public func item(at position: Int) -> Item? {
    guard (0..<count).contains(position) else { return nil }
    let before = slots(before: position)
    if before < adPositions.count, adPositions[before] == position { return .ad(before) }
    return .content(position - before)
  }

  /// The slots of the ads among some positions.
  public func slots(in positions: Range<Int>) -> Range<Int> {
    let first = slots(before: positions.lowerBound)
    return first..<max(first, slots(before: positions.upperBound))
  }

  private func slots(before position: Int) -> Int {
    var (low, high) = (0, adPositions.count)
    while low < high {
      let middle = (low + high) / 2
      if adPositions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
