import Testing

@testable import TerminalUI

@Suite struct ListStateTests {
  private static func list(_ items: [String], filter: String = "") -> ListState<String> {
    var list = ListState<String> { $0 }
    list.append(items)
    list.setFilter(filter)
    return list
  }

  static let filters: [(String, [String])] = [
    ("", ["Banner", "Card", "card-2", "Überblick"]), ("card", ["Card", "card-2"]),
    ("Card", ["Card"]), ("über", ["Überblick"]), ("x", []), ("2", ["card-2"]),
  ]

  @Test(arguments: filters)
  func `shows what contains the filter, in any case unless it has a capital`(
    _ filter: String, _ shown: [String]
  ) {
    let list = Self.list(["Banner", "Card", "card-2", "Überblick"], filter: filter)
    #expect(list.shown.map { list.items[$0] } == shown)
    #expect(list.selected == shown.first ?? "Banner", "a filter that leaves none changes nothing")
  }

  @Test func `keeps the selected item through filters, new items and other items`() {
    var list = Self.list(["a1", "b1", "a2"])
    list.select(shown: 2)
    list.setFilter("a")
    #expect(list.selected == "a2")
    list.append(["a3", "c"])
    #expect(list.selected == "a2")
    list.setFilter("")
    #expect(list.selectedIndex == 2)
    list.replace(["z", "a2"])
    #expect(list.selected == "a2")
    list.replace(["z"])
    #expect(list.selected == "z")
    list.replace([])
    #expect(list.selected == nil)
    list.step(by: 1)
    list.move(by: -1)
    #expect(list.selected == nil)
  }

  @Test func `a filter that leaves nothing keeps the selection until another item is chosen`() {
    var list = Self.list(["a", "b", "c"])
    list.select(shown: 2)
    for text in ["z", "zz", "z"] {
      list.setFilter(text)
      #expect(list.shown.isEmpty && list.selected == "c")
    }
    list.move(by: -1)
    list.step(by: 1)
    list.append(["d"])
    list.replace(["c", "b"])
    #expect(list.shown.isEmpty && list.selected == "c" && list.selectedIndex == 0)
    list.replace(["a", "b", "c"])
    list.setFilter("")
    #expect(list.selected == "c")
    list.setFilter("a")
    list.setFilter("")
    #expect(list.selected == "a")
  }

  @Test func `an item is found by its name, spelled like that first`() {
    let list = Self.list(["card.xib", "Card.xib", "Banner.xib"], filter: "z")
    #expect(list.index(named: "Card.xib") == 1 && list.index(named: "CARD.XIB") == 0)
    #expect(list.index(named: "banner.xib") == 2 && list.index(named: "Banner") == nil)
  }

  @Test func `is scrolled away from its selection until that is moved`() {
    var list = Self.list((0..<10).map(String.init))
    list.scroll(by: 3)
    list.scroll(rows: 4)
    #expect(list.top == 3 && list.selected == "0")
    list.scroll(by: 30)
    list.scroll(rows: 4)
    #expect(list.top == 6)
    list.move(by: 1)
    list.scroll(rows: 4)
    #expect(list.top == 1 && list.selected == "1")
    list.scroll(by: 3)
    list.scroll(rows: 40)
    #expect(list.top == 0, "what is all in sight stays")
  }

  @Test func `stops at the ends or goes round, and scrolls no farther than it must`() {
    var list = Self.list((0..<10).map(String.init))
    list.move(by: 1_000_000)
    #expect(list.selected == "9")
    list.scroll(rows: 4)
    #expect(list.top == 6)
    list.move(by: -2)
    list.scroll(rows: 4)
    #expect(list.top == 6)
    list.move(by: -1_000_000)
    list.scroll(rows: 4)
    #expect(list.top == 0)
    list.step(by: -1)
    #expect(list.selected == "9")
    list.step(by: 1)
    #expect(list.selected == "0")
    list.scroll(rows: 40)
    #expect(list.top == 0)
  }
}
