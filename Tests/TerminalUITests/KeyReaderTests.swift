import CTerminal
import Testing

@testable import TerminalUI

@Suite struct KeyReaderTests {
  private static let mouse = KeyReader.Piece.key(UInt32(TERMINAL_KEY_MOUSE))
  private static let begin = KeyReader.Piece.key(UInt32(TERMINAL_KEY_PASTE_BEGIN))
  private static let end = KeyReader.Piece.key(UInt32(TERMINAL_KEY_PASTE_END))
  private static let up = KeyReader.Piece.key(UInt32(TERMINAL_KEY_UP))

  private static func bytes(_ text: String) -> [KeyReader.Piece] { text.utf8.map { .byte($0) } }

  private static func read(_ pieces: [KeyReader.Piece]) -> [TerminalInput] {
    var reader = KeyReader()
    return pieces.compactMap { reader.take($0) } + [reader.finish()].compactMap { $0 }
  }

  private static let press = MouseReport("0;3;4M")
  static let cases: [(String, [KeyReader.Piece], [TerminalInput])] = [
    ("letters", bytes("aÄ日👍"), ["a", "Ä", "日", "👍"].map { .key(.character($0)) }),
    (
      "controls", [0x03, 0x09, 0x0A, 0x0D, 0x7F, 0x08, 0x1A, 0x1B].map { .byte($0) },
      [.control("c"), .tab, .enter, .enter, .backspace, .backspace, .control("z"), .escape].map {
        .key($0)
      }
    ),
    ("Escape twice", [.byte(0x1B), .byte(0x1B)], [.key(.escape), .key(.escape)]),
    ("Alt with a letter", bytes("\u{1B}q") + bytes("q"), [q]),
    ("Alt with a letter of two bytes", bytes("\u{1B}é") + bytes("q"), [q]),
    ("Alt with an arrow", [.byte(0x1B), up] + bytes("q"), [q]),
    ("a key that nobody knows", bytes("\u{1B}[57;5uq"), [q]),
    ("another one", bytes("\u{1B}OPq"), [q]),
    ("Alt with a bracket", bytes("\u{1B}["), []),
    (
      "a report behind Escape", [.byte(0x1B), mouse] + bytes("0;3;4M"),
      press.map { [.mouse($0)] } ?? []
    ),
    ("keys", [up, .key(0), .key(UInt32(TERMINAL_KEY_F1) + 4)], [.key(.up), .key(.function(5))]),
    ("bytes that are no text", [0xFF, 0x80, 0x71, 0xC3, 0x71].map { .byte($0) }, [q, q]),
    ("half a character before a key", [.byte(0xE6), .byte(0x97), up, .byte(0xA5)], [.key(.up)]),
    ("a report", [mouse] + bytes("0;3;4M") + bytes("q"), press.map { [.mouse($0), q] } ?? []),
    ("a report that is none", [mouse] + bytes("0;3;4xq"), [.key(.character("x")), q]),
    ("a report without its end", [mouse] + bytes("0;3") + [up], [.key(.up)]),
    ("an endless report", [mouse] + bytes(String(repeating: "1", count: 25)), [one]),
    ("a report that means nothing", [mouse] + bytes("99;3;4Mq"), [q]),
    ("pasted text", [begin] + bytes("qé\n") + [end] + bytes("q"), [.paste("qé\n"), q]),
    ("keys in pasted text", [begin] + bytes("a") + [up, mouse, begin] + bytes("b") + [end], [ab]),
    ("an end without a beginning", [end] + bytes("q"), [q]),
  ]
  private static let q = TerminalInput.key(.character("q"))
  private static let one = TerminalInput.key(.character("1"))
  private static let ab = TerminalInput.paste("ab")

  @Test(arguments: cases)
  func `puts what curses gives piece by piece together`(
    _ name: String, _ pieces: [KeyReader.Piece], _ inputs: [TerminalInput]
  ) {
    #expect(Self.read(pieces) == inputs)
  }

  @Test func `keeps the beginning of an endless paste and comes back at its end`() throws {
    let long = Self.bytes(String(repeating: "a", count: 70_000))
    let inputs = Self.read([Self.begin] + long + [Self.end] + Self.bytes("q"))
    #expect(inputs.count == 2)
    #expect(inputs.last == Self.q)
    guard case .paste(let text) = inputs[0] else { return #expect(Bool(false)) }
    #expect(text.utf8.count == 65_536)
  }
}
