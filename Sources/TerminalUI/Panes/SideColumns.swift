/// How many columns the lists and the inspector have beside the ad, which comes first.
///
/// Where the ad's columns would not fit, an inspector that opened by itself gets narrower, then goes; the lists get
/// narrower after it. Where columns are to spare, the lists get as wide as their names. A width that was chosen stays.
struct SideColumns: Equatable {
  /// What there is to divide, and what is wanted.
  struct Wishes {
    /// The screen's columns.
    var columns: Int
    /// Whether lists are wanted, and whether one of them has the keys.
    var hasLists = true
    var listsHaveKeys = false
    /// Whether an inspector may stand there by itself.
    var hasInspector = true
    /// Whether the inspector was asked for, so that lists give way to it, or has the keys.
    var asksForInspector = false
    var inspectorHasKeys = false
    /// The columns that were chosen; nil for a share of the screen.
    var chosenLists: Int?
    var chosenInspector: Int?
    /// What the ad and the names need.
    var needs = ColumnNeeds()
  }

  /// The columns below which lists are not narrowed.
  static let leastLists = 18
  /// The columns below which an inspector is not narrowed.
  static let leastInspector = 22
  /// The columns from which on the inspector stands beside ad and lists.
  private static let columnsForAll = 100
  /// The columns from which on something stands beside the ad.
  private static let columnsForTwo = 70
  /// The columns that the ad keeps from either of them.
  private static let leastAd = 40

  /// The columns of the lists, edges and all; 0 where they are folded away.
  private(set) var lists = 0
  /// The columns of the inspector, edges and all; 0 where it is folded away.
  private(set) var inspector = 0

  /// Divides the columns of a screen.
  init(_ wishes: Wishes) {
    let columns = wishes.columns
    guard columns >= Self.columnsForTwo else { return }
    let most = columns - Self.leastAd
    let spare = columns - wishes.needs.ad - 2
    if wishes.hasLists {
      let share = max(Self.leastLists, min(Self.share(columns, least: 26), spare))
      lists = min(most, wishes.chosenLists ?? share)
    }
    let asks =
      wishes.inspectorHasKeys || (wishes.asksForInspector && !wishes.listsHaveKeys)
    if columns >= Self.columnsForAll, wishes.hasInspector {
      standInspector(wishes, spare: spare, mayNarrowLists: asks)
    }
    if inspector == 0, wishes.hasInspector || wishes.inspectorHasKeys, asks {
      let share = max(Self.leastInspector, min(columns * 2 / 5, spare))
      inspector = min(most, wishes.chosenInspector ?? share)
      lists = 0
    }
    if wishes.hasLists, lists > 0, wishes.chosenLists == nil { widenLists(wishes.needs, columns) }
  }

  /// Gives the inspector a place of its own where there is room for it.
  private mutating func standInspector(_ wishes: Wishes, spare: Int, mayNarrowLists: Bool) {
    let share = Self.share(wishes.columns, least: 28)
    if let chosen = wishes.chosenInspector {
      inspector = min(wishes.columns - Self.leastAd, chosen)
    } else if spare - lists >= Self.leastInspector {
      inspector = min(share, spare - lists)
    } else if mayNarrowLists, wishes.chosenLists == nil,
      spare - Self.leastLists >= Self.leastInspector
    {
      inspector = Self.leastInspector
      lists = spare - inspector
    }
  }

  /// Makes the lists as wide as their names, as long as the ad loses neither a column nor its fine cells.
  private mutating func widenLists(_ needs: ColumnNeeds, _ columns: Int) {
    let room = columns - lists - inspector - 2
    guard needs.names > lists, let ad = needs.roomyAd.first(where: { $0 <= room }) else { return }
    lists += min(needs.names - lists, room - ad)
  }

  /// A fifth of a wide screen.
  private static func share(_ columns: Int, least: Int) -> Int {
    max(least, min(least + 18, columns / 5))
  }
}
