/// Finds values in a text that is known to be valid JSON.
struct JSONWalker {
  private let bytes: ArraySlice<UInt8>
  private var cursor: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    cursor = bytes.startIndex
  }

  /// The index of the first byte of the value at a path; nil where there is none.
  mutating func offset(of path: JSONPath) -> Int? {
    skipSpace()
    for step in path.steps {
      switch step {
      case .key(let key): guard enter(UInt8(ascii: "{")), find(key) else { return nil }
      case .index(let index): guard enter(UInt8(ascii: "[")), advance(by: index) else { return nil }
      }
    }
    return cursor
  }

  private var next: UInt8? { cursor < bytes.endIndex ? bytes[cursor] : nil }

  private mutating func enter(_ bracket: UInt8) -> Bool {
    guard next == bracket else { return false }
    cursor += 1
    skipSpace()
    return next != UInt8(ascii: "}") && next != UInt8(ascii: "]")
  }

  private mutating func find(_ key: String) -> Bool {
    repeat {
      let start = cursor
      skipString()
      let isFound = Self.text(bytes[start..<cursor]) == key
      skipSpace()
      cursor += 1  // the colon
      skipSpace()
      if isFound { return true }
      skipValue()
    } while skipComma()
    return false
  }

  private mutating func advance(by count: Int) -> Bool {
    for _ in 0..<count {
      skipValue()
      guard skipComma() else { return false }
    }
    return true
  }

  private mutating func skipComma() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    cursor += 1
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { cursor += 1 }
  }

  private mutating func skipString() {
    cursor += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      cursor += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    cursor += 1
  }

  private mutating func skipValue() {
    var depth = 0
    repeat {
      switch next {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        cursor += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return }
        cursor += 1
      case UInt8(ascii: ",") where depth == 0, nil:
        return
      default:
        cursor += 1
      }
    } while depth > 0 || (next != UInt8(ascii: ",") && next != nil)
  }

  private static func text(_ quoted: ArraySlice<UInt8>) -> String? {
    guard quoted.contains(UInt8(ascii: "\\")) else {
      return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }
    return (try? JSONValue.parse(Array(quoted)))?.stringValue
  }
}
