/// Codes for the styles of a frame, counted from 0: `a`…`z`, `A`…`Z`, `0`…`9`, then two characters, and so on.
enum StyleCode {
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
  private static let digits = Array("0123456789".utf8)

  /// The characters that a code may have at a position, counted from its end.
  ///
  /// Long codes begin with a digit, so that none of them is the name of an attribute such as `dim`.
  private static func alphabet(at position: Int, length: Int) -> [UInt8] {
    length > 2 && position == length - 1 ? digits : letters
  }

  /// Returns the least length of code that tells so many styles apart.
  static func length(forCount count: Int) -> Int {
    if count <= letters.count { return 1 }
    var length = 2
    var capacity = letters.count * letters.count
    while capacity < count {
      length += 1
      capacity = (1..<length).reduce(digits.count) { product, _ in product * letters.count }
    }
    return length
  }

  /// Returns the code of a place.
  static func text(_ place: Int, length: Int) -> String {
    String(decoding: bytes(place, length: length), as: UTF8.self)
  }

  /// Returns the code of a place as ASCII.
  static func bytes(_ place: Int, length: Int) -> [UInt8] {
    var rest = place
    var result: [UInt8] = []
    for position in 0..<length {
      let alphabet = alphabet(at: position, length: length)
      result.append(alphabet[rest % alphabet.count])
      rest /= alphabet.count
    }
    return result.reversed()
  }

  /// Returns the place that a code stands for; nil for the dots of the terminal's own style and whatever is no code.
  static func place(of code: ArraySlice<UInt8>) -> Int? {
    var place = 0
    for (index, byte) in code.enumerated() {
      let alphabet = alphabet(at: code.count - 1 - index, length: code.count)
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      place = place * alphabet.count + value
    }
    return place
  }
}
