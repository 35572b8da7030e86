/// What was written to a terminal, taken apart.
struct Escapes {
  /// Parameters and last character of each control sequence (`ESC [`).
  private(set) var sequences: [(parameters: String, final: Character)] = []
  /// Beginnings of other escape sequences, such as `(` or `]`.
  private(set) var others: Set<Character> = []
  /// Control characters outside of sequences.
  private(set) var controls: Set<UInt8> = []
  /// Bytes that are drawn.
  private(set) var text: [UInt8] = []

  init(_ bytes: some Sequence<UInt8>) {
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte != 0x1B {
        if byte < 0x20 || byte == 0x7F { controls.insert(byte) } else { text.append(byte) }
        continue
      }
      guard let kind = rest.popFirst() else { return }
      guard kind == UInt8(ascii: "[") else {
        others.insert(Character(Unicode.Scalar(kind)))
        // A set of characters has its name behind it.
        if kind == UInt8(ascii: "(") || kind == UInt8(ascii: ")") { rest = rest.dropFirst() }
        continue
      }
      let parameters = rest.prefix { (0x20...0x3F).contains($0) }
      rest = rest.dropFirst(parameters.count)
      guard let final = rest.popFirst() else { return }
      sequences.append(
        (String(decoding: parameters, as: UTF8.self), Character(Unicode.Scalar(final))))
    }
  }

  /// Whether nothing acted but what programs for panes need: no title, no clipboard, no picture.
  var isHarmless: Bool {
    others.isSubset(of: ["(", ")", "=", ">", "7", "8", "M", "H"])
      && controls.isSubset(of: [0x08, 0x09, 0x0A, 0x0D, 0x0E, 0x0F])
  }

  /// A way to write a colour.
  enum Coloring: String, Comparable {
    case basic, bright, palette, direct

    static func < (left: Coloring, right: Coloring) -> Bool { left.rank < right.rank }
    private var rank: Int {
      switch self {
      case .basic: 0
      case .bright: 1
      case .palette: 2
      case .direct: 3
      }
    }
  }

  /// The ways in which colours were written.
  var colorings: Set<Coloring> {
    var found: Set<Coloring> = []
    for attributes in attributes {
      switch attributes {
      case "38:2", "48:2": found.insert(.direct)
      case "38:5", "48:5": found.insert(.palette)
      default:
        switch Int(attributes) ?? 0 {
        case 30...37, 40...47: found.insert(.basic)
        case 90...97, 100...107: found.insert(.bright)
        default: break
        }
      }
    }
    return found
  }

  /// The attributes that were set, colours with what they are of: `1`, `7`, `31`, `38:2`, `38:5`.
  var attributes: Set<String> {
    var found: Set<String> = []
    for sequence in sequences where sequence.final == "m" {
      var parts = sequence.parameters.split { $0 == ";" || $0 == ":" }[...]
      while let part = parts.popFirst() {
        if part == "38" || part == "48", let kind = parts.popFirst() {
          found.insert("\(part):\(kind)")
          parts = parts.dropFirst(kind == "2" ? 3 : 1)
        } else {
          found.insert(String(part))
        }
      }
    }
    return found
  }

  /// The private modes that were switched on and not off again.
  var modesOn: Set<String> {
    var on: Set<String> = []
    for sequence in sequences where sequence.parameters.first == "?" {
      for mode in sequence.parameters.dropFirst().split(separator: ";").map(String.init) {
        if sequence.final == "h" { on.insert(mode) }
        if sequence.final == "l" { on.remove(mode) }
      }
    }
    return on
  }
}
