import InterfaceBuilder
import NativeAds

/// A feed on the screen, as a value: the app's own items with ads among them, and how far it is scrolled.
///
/// It is scrolled by the item at its upper edge, so that nothing depends on the heights of items that are far away.
struct FeedState: Sendable {
  /// What is known of the ad of a slot.
  enum Ad: Sendable {
    /// It was asked for.
    case loading
    /// It could not be had.
    case failed(String)
    /// It is there, drawn.
    case drawn(Stand)
  }

  /// The item at the pane's upper edge.
  struct Anchor: Equatable, Sendable {
    /// Its position in the feed.
    var position = 0
    /// How many of its rows are above the edge.
    var row = 0
  }

  /// An item on the screen.
  struct Part: Equatable, Sendable {
    /// Its position in the feed.
    var position: Int
    /// What it is.
    var item: AdFeedLayout.Item
    /// Its first row, counted from the pane's upper edge; below 0 where it begins above that.
    var row: Int
    /// Its rows.
    var rows: Int
  }

  /// The caption above an ad.
  static let captionRows = 1
  /// The rows below an ad, which keep it apart from the app's next item.
  static let gapRows = 1

  /// The height of one of the app's items in points.
  private static let contentHeight = 72.0

  /// Where the ads stand.
  let layout: AdFeedLayout
  /// How far the feed is scrolled.
  private(set) var anchor = Anchor()
  /// Whether the feed was scrolled to its end, and stays there when ads arrive.
  private(set) var isAtEnd = false
  /// The slots near the screen.
  private(set) var ads: [Int: Ad] = [:]
  /// The ad that taps, the inspector and the video's keys mean.
  var selectedSlot: Int?
  /// The position of the item that was searched for and found last; nil for none.
  var match: Int?
  /// A cell's size in points.
  private(set) var cell = Size(width: 6, height: 12)
  /// The columns of the device's screen.
  private(set) var columns = 62
  /// The rows of one of the app's items.
  private(set) var contentRows = 6

  /// Creates a feed that shows its beginning.
  init(layout: AdFeedLayout) { self.layout = layout }

  // MARK: Ads

  /// The drawn ad of a slot; nil where there is none yet.
  func stand(inSlot slot: Int) -> Stand? {
    if case .drawn(let stand)? = ads[slot] { return stand }
    return nil
  }

  /// Sets what is known of the ad of a slot; the feed stays on the same part of the item at its upper edge.
  mutating func set(_ ad: Ad, inSlot slot: Int) {
    keepingPlace { $0.ads[slot] = ad }
  }

  /// Forgets all ads, or those that are far away.
  mutating func forgetAds(but slots: Range<Int> = 0..<0) {
    keepingPlace { feed in feed.ads = feed.ads.filter { slots.contains($0.key) } }
  }

  /// Forgets how ads were drawn, but for some; the requests for the others stand.
  mutating func forgetDrawings(but slots: Set<Int>) {
    keepingPlace { feed in
      feed.ads = feed.ads.filter { slot, ad in
        if case .drawn = ad { return slots.contains(slot) }
        return true
      }
    }
  }

  /// Takes over the device's width in points and the size of a cell.
  mutating func setScreen(width: Double, cell: Size) {
    self.cell = cell
    columns = max(1, Int((width / cell.width).rounded()))
    keepingPlace { $0.contentRows = max(3, Int((Self.contentHeight / cell.height).rounded())) }
  }

  private mutating func keepingPlace(_ change: (inout FeedState) -> Void) {
    let before = rows(at: anchor.position)
    change(&self)
    let after = rows(at: anchor.position)
    if before != after, before > 0 { anchor.row = anchor.row * after / before }
  }

  // MARK: Rows

  /// The rows of the item at a position.
  func rows(at position: Int) -> Int {
    switch layout.item(at: position) {
    case .content: contentRows
    case .ad(let slot):
      switch ads[slot] {
      case .drawn(let stand): Self.captionRows + stand.rendered.grid.rows + Self.gapRows
      case .failed: Self.captionRows + Self.gapRows
      case .loading, nil: Self.captionRows + contentRows + Self.gapRows
      }
    case nil: 0
    }
  }

  /// The items on a screen of so many rows, from the top.
  func parts(rows: Int) -> [Part] {
    var parts: [Part] = []
    var row = -anchor.row
    var position = anchor.position
    while row < rows, let item = layout.item(at: position) {
      let height = self.rows(at: position)
      if row + height > 0 {
        parts.append(Part(position: position, item: item, row: row, rows: height))
      }
      row += height
      position += 1
    }
    return parts
  }

  /// The positions of the items on a screen of so many rows.
  func visiblePositions(rows: Int) -> Range<Int> {
    let parts = parts(rows: rows)
    guard let first = parts.first, let last = parts.last else { return 0..<0 }
    return first.position..<last.position + 1
  }

  /// The slots of the ads on a screen of so many rows, from the top.
  func visibleSlots(rows: Int) -> [Int] {
    parts(rows: rows).compactMap { part in
      if case .ad(let slot) = part.item { return slot }
      return nil
    }
  }

  /// How many rows of an ad itself, without its caption, are on a screen of so many rows.
  func visibleAdRows(of part: Part, rows: Int) -> Int {
    guard case .ad(let slot) = part.item, let stand = stand(inSlot: slot) else { return 0 }
    let top = part.row + Self.captionRows
    return max(0, min(rows, top + stand.rendered.grid.rows) - max(0, top))
  }

  // MARK: Scrolling

  /// Scrolls by some rows, down where they are above 0.
  mutating func scroll(by count: Int, rows: Int) {
    isAtEnd = false
    anchor.row += count
    fit(rows: rows)
  }

  /// Scrolls back to where it was.
  mutating func scroll(to anchor: Anchor, isAtEnd: Bool) {
    self.anchor = anchor
    self.isAtEnd = isAtEnd
  }

  /// Scrolls to the first item.
  mutating func scrollToStart() {
    isAtEnd = false
    anchor = Anchor()
  }

  /// Scrolls to the last item.
  mutating func scrollToEnd(rows: Int) {
    isAtEnd = true
    fit(rows: rows)
  }

  /// Scrolls so that some rows of the item at a position are on a screen of so many rows.
  mutating func show(_ range: Range<Int>, at position: Int, rows: Int) {
    guard let part = parts(rows: rows).first(where: { $0.position == position }) else {
      isAtEnd = false
      anchor = Anchor(position: position, row: range.lowerBound)
      return fit(rows: rows)
    }
    let (first, end) = (part.row + range.lowerBound, part.row + range.upperBound)
    if first < 0 || range.count >= rows {
      scroll(by: first, rows: rows)
    } else if end > rows {
      scroll(by: end - rows, rows: rows)
    }
  }

  /// Brings the feed back between its ends.
  mutating func fit(rows: Int) {
    if isAtEnd {
      anchor = end(rows: rows)
      return
    }
    while anchor.row < 0, anchor.position > 0 {
      anchor.position -= 1
      anchor.row += self.rows(at: anchor.position)
    }
    anchor.row = max(0, anchor.row)
    while anchor.position < layout.count - 1, anchor.row >= self.rows(at: anchor.position) {
      anchor.row -= self.rows(at: anchor.position)
      anchor.position += 1
    }
    // The last page is the only one that has to be known.
    let end = end(rows: rows)
    if (anchor.position, anchor.row) > (end.position, end.row) { anchor = end }
  }

  /// The anchor with which the last item ends at the pane's lower edge.
  private func end(rows: Int) -> Anchor {
    var rest = rows
    var position = layout.count
    while position > 0, rest > 0 {
      position -= 1
      rest -= self.rows(at: position)
    }
    return Anchor(position: position, row: max(0, -rest))
  }
}
