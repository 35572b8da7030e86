import Cells
import Testing

@Suite("Frames in ASCII")
struct ASCIITests {
  @Test(
    "what has a likeness gets it, the rest is a question mark as wide as it was",
    arguments: [
      ("★★★★½", "****+"), ("★★★⯨☆", "***+."), ("▷i", ">i"), ("Maps…", "Maps~"),
      ("Über Straße", "Uber Strase"), ("e\u{301}te\u{301}", "ete"), ("日本", "????"),
      ("❤\u{FE0F}", "??"),
      ("1\u{FE0F}\u{20E3}", "1 "), ("Ａ", "A "), ("שלום", "????"), ("“a” – ‘b’", "\"a\" - 'b'"),
      ("\u{1B}[0m", "?[0m"), ("\u{202E}", "<RLO>"), ("🇩🇪", "DE"), ("Łódź", "Lodz"),
    ])
  func fold(source: String, expected: String) {
    #expect(ASCIIFolding.fold(source) == expected)
    #expect(DisplayText.width(of: source) == expected.utf8.count)
  }

  @Test("a folded grid holds nothing but printable ASCII and keeps its columns")
  func grid() {
    var grid = Grid(columns: 60, rows: 120)
    for (row, sequence) in DisplayTextTests.sequences.enumerated() {
      grid.put(sequence.source, column: 1, row: row)
    }
    var index = 0
    for value in UInt32(0x2500)...0x259F {
      if let scalar = Unicode.Scalar(value) {
        grid.put(String(Character(scalar)), column: index % 60, row: 110 + index / 60)
      }
      index += 1
    }
    let folded = grid.asciiFolded()
    #expect(folded.cells.allSatisfy { $0.width == 1 && $0.text.utf8.count == 1 })
    #expect(folded.text().utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 < 0x7F })
    #expect(!folded.row(110).contains { $0.text == "?" })
  }

  @Test("boxes are made of plus, minus and bar, whatever their style")
  func boxes() {
    for style in [BoxStyle.single, .rounded, .heavy, .dashed] {
      var grid = Grid(columns: 4, rows: 3)
      grid.box(grid.bounds, style, style: Style(attributes: .bold))
      #expect(grid.asciiFolded().text() == "+--+\n|  |\n+--+\n")
      #expect(grid.asciiFolded()[0, 0].style.attributes == .bold)
    }
  }
}
