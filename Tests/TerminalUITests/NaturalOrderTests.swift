import Testing

@testable import TerminalUI

@Suite struct NaturalOrderTests {
  static let orders: [[String]] = [
    ["img1.xib", "img2.xib", "img010.xib", "img10b.xib"],
    ["a.xib", "B.xib", "b.xib", "c.xib"],
    ["a/z.xib", "a-b/a.xib", "a2/x.xib", "a10/x.xib"],
    ["1", "01a", "2", "10", "99999999999999999998", "99999999999999999999"],
    ["", "a", "a/b"],
  ]

  @Test(arguments: orders)
  func `names are in the order that people count in`(_ names: [String]) {
    #expect(names.reversed().sorted(by: NaturalOrder.isBefore) == names)
    for name in names { #expect(!NaturalOrder.isBefore(name, name)) }
  }
}
