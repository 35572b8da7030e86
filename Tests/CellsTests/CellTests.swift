import Testing

@testable import Cells

@Suite("Cells")
struct CellTests {
  @Test(
    "a cell gives back the character that it was made of",
    arguments: [
      "", " ", "a", "\u{7F}", "é", "…", "漢", "😀", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}",
      "e\u{301}\u{302}\u{303}\u{304}", "\u{10FFFD}",
    ])
  func text(_ text: String) {
    var cell = Cell(text: text, width: 1, style: .plain)
    #expect(Array(cell.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(cell.isBlank == (text == " "))
    #expect(cell.firstScalar == text.unicodeScalars.first)
    var bytes: [UInt8] = []
    cell.appendText(to: &bytes)
    #expect(bytes == Array(text.utf8))
    cell.text = "x"
    #expect(cell == Cell(text: "x", width: 1, style: .plain))
  }

  @Test("of a longer text a cell keeps six code points")
  func longText() {
    let marks = String(repeating: "\u{301}", count: 9)
    #expect(Cell(text: "a" + marks, width: 1, style: .plain).text.unicodeScalars.count == 6)
  }

  @Test("what needs no search is what the search would find")
  func plainCharacters() {
    for value in UInt32(0x21)...0x3000 {
      guard let scalar = Unicode.Scalar(value), PlainCharacters.contains(scalar) else { continue }
      let properties = scalar.properties
      let isLetterOrSign =
        switch properties.generalCategory {
        case .control, .format, .unassigned, .spaceSeparator, .nonspacingMark, .spacingMark,
          .enclosingMark, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator:
          false
        default: true
        }
      #expect(isLetterOrSign, "U+\(String(value, radix: 16))")
      #expect(!properties.isEmoji || value < 0x80)
      #expect(ScalarWidth.width(of: scalar) == 1)
      #expect(!VisibleMark.isHostile(scalar))
    }
  }
}
