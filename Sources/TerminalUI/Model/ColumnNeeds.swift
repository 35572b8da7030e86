/// The columns that the ad and the names of layouts need to be seen whole.
struct ColumnNeeds: Equatable, Sendable {
  /// The columns of the ad with the largest cells that may be taken; 0 where it is not known.
  var ad = 0
  /// The columns that are kept for the ad before the lists widen, with the smallest cells first; empty where the
  /// lists do not widen.
  ///
  /// It is as wide as the widest ad of those that were looked at, so that lists do not move from one to the next.
  var roomyAd: [Int] = []
  /// The columns of the lists in which names are whole, up to a length; 0 where that is not known.
  var names = 0
  /// The columns of the last ad with the smallest cells first.
  private var lastAd: [Int] = []

  /// The longest name that lists widen for.
  private static let longestName = 40
  /// What stands around a name: edges, the mark of the selection, and the count of findings.
  private static let aroundName = 9

  /// Takes over how many columns an ad needs.
  /// - Parameters:
  ///   - columns: The ad's columns with the smallest cells first.
  ///   - isSameLayout: Whether it is the layout of the last time, perhaps drawn in another way.
  mutating func takeAd(_ columns: [Int], isSameLayout: Bool) {
    defer { lastAd = columns }
    ad = columns.last ?? 0
    if isSameLayout, columns == lastAd { return }
    let goesOn = !isSameLayout && columns.count == roomyAd.count
    roomyAd = goesOn ? zip(roomyAd, columns).map(max) : columns
  }

  /// Takes over how many columns the widest name has.
  mutating func takeNames(widest: Int) {
    names = widest > 0 ? min(widest, Self.longestName) + Self.aroundName : 0
  }
}
