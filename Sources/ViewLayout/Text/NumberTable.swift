/// Reads tables that are kept as text, which compiles and starts faster than array literals.
enum NumberTable {
  /// Returns the whole numbers of a table that holds nothing else.
  static func numbers(of table: StaticString) -> [Int] {
    var numbers: [Int] = []
    forEachToken(of: table) { numbers.append(number(in: $0)) }
    return numbers
  }

  /// Visits the numbers of ranges: `@` and a first index, then one number an index.
  static func forEachRange(of table: StaticString, _ body: (Int, Int) -> Void) {
    var index = 0
    forEachToken(of: table) { token in
      if token.first == UInt8(ascii: "@") {
        index = number(in: token.dropFirst())
      } else {
        body(index, number(in: token))
        index += 1
      }
    }
  }

  /// Visits the entries of a table of pairs: two characters and their number, without space between.
  static func forEachPair(of table: StaticString, _ body: (UInt8, UInt8, Int) -> Void) {
    forEachToken(of: table) { token in
      guard token.count > 2 else { return }
      body(token[token.startIndex], token[token.startIndex + 1], number(in: token.dropFirst(2)))
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func forEachToken(of table: StaticString, _ body: (Bytes) -> Void) {
    table.withUTF8Buffer { bytes in
      var start = 0
      for index in 0...bytes.count where index == bytes.count || bytes[index] <= 0x20 {
        if index > start { body(bytes[start..<index]) }
        start = index + 1
      }
    }
  }

  private static func number(in token: Bytes) -> Int {
    var value = 0
    for byte in token where byte != UInt8(ascii: "-") {
      value = value * 10 + Int(byte) - Int(UInt8(ascii: "0"))
    }
    return token.first == UInt8(ascii: "-") ? -value : value
  }
}
