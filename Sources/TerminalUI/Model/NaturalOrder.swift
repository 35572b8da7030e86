/// The order of names as people count: `img2` before `img10`, capitals beside small letters.
enum NaturalOrder {
  /// Whether a path comes before another one, folder by folder.
  static func isBefore(_ left: String, _ right: String) -> Bool {
    let (lefts, rights) = (left.split(separator: "/"), right.split(separator: "/"))
    for (left, right) in zip(lefts, rights) where left != right {
      let order = compare(Array(left.lowercased().utf8), Array(right.lowercased().utf8))
      return order == 0 ? left < right : order < 0
    }
    return lefts.count < rights.count
  }

  /// Below 0 where the left name comes first, above 0 where the right one does.
  private static func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var (leftIndex, rightIndex) = (0, 0)
    while leftIndex < left.count, rightIndex < right.count {
      if isDigit(left[leftIndex]), isDigit(right[rightIndex]) {
        let leftNumber = number(left, &leftIndex)
        let rightNumber = number(right, &rightIndex)
        // Without leading zeros, the longer number is the larger one.
        if leftNumber.count != rightNumber.count { return leftNumber.count - rightNumber.count }
        for (left, right) in zip(leftNumber, rightNumber) where left != right {
          return Int(left) - Int(right)
        }
      } else {
        let difference = Int(left[leftIndex]) - Int(right[rightIndex])
        if difference != 0 { return difference }
        leftIndex += 1
        rightIndex += 1
      }
    }
    return (left.count - leftIndex) - (right.count - rightIndex)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The digits from a place on, without leading zeros.
  private static func number(_ name: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < name.count, isDigit(name[index]) { index += 1 }
    return name[start..<index].drop { $0 == 0x30 }
  }
}
