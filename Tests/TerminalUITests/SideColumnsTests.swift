import Testing

@testable import TerminalUI

@Suite struct SideColumnsTests {
  /// The needs of one ad of so many points with cells of 4, 6 and 8 points.
  static func needs(_ points: Int, names: Int = 0) -> ColumnNeeds {
    var needs = ColumnNeeds()
    needs.takeAd([4, 6, 8].map { (points + $0 - 1) / $0 }, isSameLayout: false)
    needs.takeNames(widest: names)
    return needs
  }

  private static func sides(
    _ columns: Int, _ points: Int, names: Int = 0,
    _ change: (inout SideColumns.Wishes) -> Void = { _ in }
  ) -> [Int] {
    var wishes = SideColumns.Wishes(columns: columns, needs: needs(points, names: names))
    change(&wishes)
    let sides = SideColumns(wishes)
    return [sides.lists, sides.inspector]
  }

  static let own: [(Int, Int, [Int])] = [
    // An ad with room to spare leaves everything its share.
    (100, 320, [26, 28]), (120, 375, [26, 28]), (200, 375, [40, 40]), (80, 375, [26, 0]),
    // The inspector gets narrower, then goes.
    (100, 375, [26, 25]), (100, 390, [26, 23]), (100, 414, [26, 0]), (120, 600, [26, 0]),
    // The lists get narrower, down to their least.
    (70, 375, [21, 0]), (80, 500, [18, 0]), (100, 768, [18, 0]), (69, 375, [0, 0]),
  ]

  @Test(arguments: own)
  func `lists and inspector give way to the ad`(_ columns: Int, _ points: Int, _ sides: [Int]) {
    #expect(Self.sides(columns, points) == sides)
  }

  @Test func `an inspector that was asked for stays, at the cost of the lists`() {
    #expect(Self.sides(80, 375) { $0.asksForInspector = true } == [0, 31])
    #expect(Self.sides(80, 375) { $0.inspectorHasKeys = true } == [0, 31])
    #expect(Self.sides(100, 414) { $0.asksForInspector = true } == [24, 22])
    #expect(Self.sides(100, 480) { $0.asksForInspector = true } == [0, 38])
    #expect(Self.sides(72, 768) { $0.asksForInspector = true } == [0, 22])
    let fromLists = Self.sides(100, 480) {
      $0.asksForInspector = true
      $0.listsHaveKeys = true
    }
    #expect(fromLists == [26, 0])
  }

  @Test func `columns that were chosen stay`() {
    #expect(Self.sides(100, 375) { $0.chosenInspector = 34 } == [26, 34])
    #expect(Self.sides(80, 375) { $0.chosenLists = 36 } == [36, 0])
    #expect(Self.sides(80, 320, names: 40) { $0.chosenLists = 20 } == [20, 0])
  }

  @Test(arguments: [
    (80, 375, 20, [29, 0]), (80, 375, 40, [31, 0]), (100, 375, 40, [26, 25]),
    (150, 375, 40, [49, 30]), (150, 375, 90, [49, 30]), (120, 375, 40, [27, 28]),
  ])
  func `lists are as wide as their names where the ad keeps its columns and its cells`(
    _ columns: Int, _ points: Int, _ names: Int, _ sides: [Int]
  ) {
    #expect(Self.sides(columns, points, names: names) == sides)
  }

  @Test func `lists stay where they are from one ad to the next, and follow a change of one`() {
    var needs = Self.needs(375)
    needs.takeAd([80, 54, 40], isSameLayout: false)
    #expect(needs.ad == 40 && needs.roomyAd == [94, 63, 47])
    needs.takeAd([80, 54, 40], isSameLayout: true)
    #expect(needs.roomyAd == [94, 63, 47])
    needs.takeAd([60, 40, 30], isSameLayout: true)
    #expect(needs.ad == 30 && needs.roomyAd == [60, 40, 30])
    needs.takeAd([96], isSameLayout: false)
    #expect(needs.ad == 96 && needs.roomyAd == [96])
  }
}
