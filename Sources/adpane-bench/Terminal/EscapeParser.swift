/// Takes the bytes that a program sends to its terminal apart.
struct EscapeParser {
  /// A control sequence.
  struct Sequence {
    /// `?`, `>` and the like; nil for none.
    var mark: UInt8?
    /// The parameters, each with its parts.
    var parameters: [[Int]] = []
    /// The letter that tells what it does.
    var final: Character = "m"

    /// A parameter; 0 where it is missing.
    func number(_ index: Int) -> Int {
      parameters.indices.contains(index) ? parameters[index].first ?? 0 : 0
    }
  }

  /// What a byte completes.
  enum Step {
    case nothing
    case scalar(UInt32)
    case control(UInt8)
    case escape(UInt8)
    case sequence(Sequence)
  }

  private enum State {
    case ground, escape, charset, sequence, string
  }

  private var state = State.ground
  private var text: [UInt8] = []
  private var scalar: UInt32 = 0
  private var missing = 0

  /// Takes a byte.
  mutating func take(_ byte: UInt8) -> Step {
    switch state {
    case .ground: return ground(byte)
    case .escape:
      state = .ground
      switch byte {
      case UInt8(ascii: "["):
        state = .sequence
        text = []
      case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
      case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .string
      default: return .escape(byte)
      }
      return .nothing
    case .charset:
      state = .ground
      return .nothing
    case .string:
      if byte == 0x07 || byte == 0x5C { state = .ground }
      return .nothing
    case .sequence:
      guard (0x40...0x7E).contains(byte) else {
        text.append(byte)
        return .nothing
      }
      state = .ground
      return .sequence(sequence(final: byte))
    }
  }

  private mutating func ground(_ byte: UInt8) -> Step {
    if missing > 0, byte & 0xC0 == 0x80 {
      scalar = scalar << 6 | UInt32(byte & 0x3F)
      missing -= 1
      return missing == 0 ? .scalar(scalar) : .nothing
    }
    switch byte {
    case 0x1B: state = .escape
    case ..<0x20: return .control(byte)
    case ..<0x80: return .scalar(UInt32(byte))
    case 0xC0...0xDF: (scalar, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (scalar, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF7: (scalar, missing) = (UInt32(byte & 0x07), 3)
    default: break
    }
    return .nothing
  }

  private func sequence(final: UInt8) -> Sequence {
    var sequence = Sequence(final: Character(Unicode.Scalar(final)))
    var rest = text[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      sequence.mark = first
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty else { return sequence }
    sequence.parameters = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { parameter in
        parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
      }
    return sequence
  }
}
