/// A list that is filtered while one types, with a selection and a place that it is scrolled to.
struct ListState<Item: Sendable>: Sendable {
  /// All items.
  private(set) var items: [Item] = []
  /// Positions of the items that the filter leaves, in order.
  private(set) var shown: [Int] = []
  /// What an item must contain to be shown, in any case of letters.
  private(set) var filter = ""
  /// Which of the shown items is selected; 0 in an empty list.
  private(set) var selection = 0 { didSet { isFollowed = true } }
  /// Whether the selection is kept on the screen; not while the list was scrolled away from it.
  private var isFollowed = true
  /// The item that was selected last, which a filter that leaves none does not take away.
  private var lastSelected: Int?
  /// The first of the shown items that is on screen.
  private(set) var top = 0
  private let name: @Sendable (Item) -> String

  /// Creates an empty list of items that are found by their names.
  init(name: @escaping @Sendable (Item) -> String) { self.name = name }

  /// The selected item; nil in an empty list.
  var selected: Item? { selectedIndex.map { items[$0] } }

  /// The position of the selected item among all; nil in an empty list.
  ///
  /// Where the filter leaves none, the item that was selected last still is, although it is not shown.
  var selectedIndex: Int? { shown.indices.contains(selection) ? shown[selection] : lastSelected }

  /// Changes the item at a position among all.
  mutating func update(_ index: Int, _ change: (inout Item) -> Void) {
    change(&items[index])
  }

  /// Adds items at the end; the selection stays on its item.
  mutating func append(_ new: [Item]) {
    for item in new {
      items.append(item)
      if accepts(item) { shown.append(items.count - 1) }
    }
  }

  /// Puts other items in place of all; the selection stays on its name where that is still there.
  mutating func replace(_ new: [Item]) {
    let kept = selected.map(name)
    items = []
    shown = []
    append(new)
    lastSelected = kept.flatMap { kept in items.firstIndex { name($0) == kept } }
    selection = lastSelected.flatMap { shown.firstIndex(of: $0) } ?? 0
  }

  /// Shows only items that contain a text; the selection stays where it can.
  mutating func setFilter(_ text: String) {
    lastSelected = selectedIndex
    filter = text
    shown = items.indices.filter { accepts(items[$0]) }
    selection = lastSelected.flatMap { shown.firstIndex(of: $0) } ?? 0
  }

  /// Moves the selection; it stops at the ends.
  mutating func move(by count: Int) { select(shown: selection + count) }

  /// Selects one of the shown items, or the nearest.
  mutating func select(shown position: Int) {
    selection = max(0, min(shown.count - 1, position))
  }

  /// Selects an item by its position among all; does nothing where the filter hides it.
  mutating func select(index: Int) {
    if let position = shown.firstIndex(of: index) { selection = position }
  }

  /// The position of the item with a name among all, in any case of letters where none is spelled like that; nil for none.
  func index(named text: String) -> Int? {
    let lowered = text.lowercased()
    return items.firstIndex { name($0) == text }
      ?? items.firstIndex { name($0).lowercased() == lowered }
  }

  /// Selects the next item, or the one before, and goes round at the ends.
  mutating func step(by count: Int) {
    guard !shown.isEmpty else { return }
    selection = ((selection + count) % shown.count + shown.count) % shown.count
  }

  /// Scrolls so that the selection is among so many rows, unless the list was scrolled since it was made.
  mutating func scroll(rows: Int) {
    if isFollowed {
      if selection < top { top = selection }
      if selection >= top + rows { top = selection - rows + 1 }
    }
    top = max(0, min(top, shown.count - rows))
  }

  /// Scrolls by some items; the selection stays where it is, on the screen or not.
  mutating func scroll(by count: Int) {
    isFollowed = false
    top = max(0, top + count)
  }

  private func accepts(_ item: Item) -> Bool {
    filter.isEmpty || TextSearch.contains(filter, in: name(item))
  }
}
