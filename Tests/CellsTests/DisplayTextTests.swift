import Testing

@testable import Cells

@Suite("Text as it is drawn")
struct DisplayTextTests {
  /// A sequence, what is drawn for it, and how many columns that takes.
  struct Sequence: CustomTestStringConvertible, Sendable {
    let source: String
    let drawn: String
    let width: Int
    var testDescription: String {
      source.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }

    init(_ source: String, _ drawn: String, _ width: Int) {
      self.source = source
      self.drawn = drawn
      self.width = width
    }
  }

  static let sequences = [
    // Latin, ambiguous
    Sequence("a", "a", 1), Sequence("é", "é", 1), Sequence("e\u{301}", "e\u{301}", 1),
    Sequence("½", "½", 1), Sequence("★", "★", 1), Sequence("☆", "☆", 1), Sequence("α", "α", 1),
    Sequence("▷", "▷", 1), Sequence("…", "…", 1), Sequence("│", "│", 1), Sequence("™", "™", 1),
    // East Asian
    Sequence("あ", "あ", 2), Sequence("漢", "漢", 2), Sequence("ｱ", "ｱ", 1), Sequence("Ａ", "Ａ", 2),
    Sequence("か\u{3099}", "か\u{3099}", 2), Sequence("ｶﾞ", "ｶﾞ", 2), Sequence("、", "、", 2),
    Sequence("\u{3000}", "\u{3000}", 2), Sequence("🀄", "🀄", 2), Sequence("𠮷", "𠮷", 2),
    Sequence("辻\u{E0100}", "辻\u{E0100}", 2),
    // Hangul
    Sequence("각", "각", 2), Sequence("\u{1100}\u{1161}\u{11A8}", "각", 2),
    Sequence("\u{1112}\u{1161}", "하", 2), Sequence("\u{1161}", "ㅏ", 2),
    Sequence("\u{11A8}", "ㄱ", 2),
    // Emoji
    Sequence("😀", "😀", 2), Sequence("❤", "❤", 1), Sequence("❤\u{FE0F}", "❤\u{FE0F}", 2),
    Sequence("⚔\u{FE0F}", "⚔\u{FE0F}", 2), Sequence("♻\u{FE0F}", "♻\u{FE0F}", 2),
    Sequence("☀\u{FE0F}", "☀\u{FE0F}", 2), Sequence("©\u{FE0F}", "©\u{FE0F}", 2),
    Sequence("❤\u{FE0E}", "❤\u{FE0E}", 1), Sequence("⌚", "⌚", 2), Sequence("⌚\u{FE0E}", "⌚", 2),
    Sequence("⚡\u{FE0F}", "⚡\u{FE0F}", 2), Sequence("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}", 2),
    Sequence("#\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", 2), Sequence("1\u{20E3}", "1\u{20E3}", 1),
    Sequence("1\u{FE0F}", "1", 1), Sequence("👍🏽", "👍", 2), Sequence("🏽", "🏽", 2),
    Sequence("⛹🏽", "⛹\u{FE0F}", 2), Sequence("👨‍👩‍👧", "👨", 2), Sequence("👩‍💻", "👩", 2),
    Sequence("❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}", 2), Sequence("🏳\u{FE0F}‍🌈", "🏳\u{FE0F}", 2),
    Sequence("🇩🇪", "DE", 2), Sequence("🇺", "U", 1), Sequence("🇩🇪🇫🇷", "DEFR", 4),
    Sequence("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴", 2),
    // Indic, Thai, marks
    Sequence("क्ष", "क्ष", 2), Sequence("कि", "कि", 2), Sequence("กำ", "กำ", 2),
    Sequence("ที่", "ที่", 1), Sequence("தமி", "தமி", 3), Sequence("\u{301}", "◌\u{301}", 1),
    Sequence(
      "Z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "Z\u{301}\u{302}\u{303}\u{304}", 1),
    Sequence("می\u{200C}خواهم", "می\u{200C}خواهم", 7), Sequence("क्\u{200D}ष", "क्ष", 2),
    Sequence("שָׁלוֹם", "שָׁלוֹם", 4), Sequence("\u{200F}שלום", "שלום", 4),
    Sequence("ไทย\u{200B}ไทย", "ไทยไทย", 6),
    // Spaces
    Sequence("a\u{A0}b", "a b", 3), Sequence("a\tb", "a b", 3), Sequence("a\u{2009}b", "a b", 3),
    // Hostile
    Sequence("\u{1B}", "␛", 1), Sequence("\u{7F}", "␡", 1), Sequence("\u{9B}", "⟨CSI⟩", 5),
    Sequence("\u{81}", "⟨U+0081⟩", 8), Sequence("\u{0}", "␀", 1), Sequence("a\nb", "a␊b", 3),
    Sequence("\r\n", "␍␊", 2), Sequence("\u{202E}", "⟨RLO⟩", 5),
    Sequence("a\u{200B}b", "a⟨ZWSP⟩b", 8),
    Sequence("a\u{200D}b", "a⟨ZWJ⟩b", 7), Sequence("\u{FEFF}", "⟨BOM⟩", 5),
    Sequence("a\u{FE0F}", "a⟨VS16⟩", 7), Sequence("\u{200F}a", "⟨RLM⟩a", 6),
    Sequence("👨\u{200D}", "👨⟨ZWJ⟩", 7), Sequence("\u{3164}", "⟨U+3164⟩", 8),
    Sequence("\u{E0041}", "⟨U+E0041⟩", 9), Sequence("\u{378}", "\u{FFFD}", 1),
    Sequence("\u{2028}", "⟨LS⟩", 4), Sequence("Ver\u{AD}band", "Ver⟨SHY⟩band", 12),
  ]

  @Test("each sequence is drawn as the policy says, in as many columns", arguments: sequences)
  func policy(_ sequence: Sequence) {
    let text = DisplayText(sequence.source)
    #expect(Array(text.string.unicodeScalars) == Array(sequence.drawn.unicodeScalars))
    #expect(text.width == sequence.width)
    #expect(DisplayText.width(of: sequence.source) == sequence.width)
  }

  @Test("a cell holds one spacing character and at most four marks", arguments: sequences)
  func cells(_ sequence: Sequence) {
    var grid = Grid(columns: 40, rows: 1)
    let columns = grid.put(sequence.source, column: 0, row: 0)
    #expect(columns == sequence.width)
    #expect(grid.cells.reduce(0) { $0 + $1.width } == 40)
    for cell in grid.cells where cell.width > 0 {
      let scalars = Array(cell.text.unicodeScalars)
      #expect(scalars.count <= 5)
      #expect(scalars.dropFirst().allSatisfy { ScalarWidth.isCombining($0) })
    }
  }

  @Test("a long pile of marks and of spacing marks stays in bounds")
  func piles() {
    let zalgo = DisplayText("a" + String(repeating: "\u{301}", count: 5000))
    #expect(zalgo.width == 1)
    let spacing = DisplayText("क" + String(repeating: "\u{93E}", count: 5000))
    #expect(spacing.width == 5001)
    #expect(spacing.clusters.allSatisfy { $0.width <= 8 })
  }

  @Test("a text is cut to columns, and left alone where it fits")
  func truncated() {
    #expect(DisplayText("layout.xib").truncated(toColumns: 7).string == "layout…")
    #expect(DisplayText("layout.xib").truncated(toColumns: 10).string == "layout.xib")
    #expect(
      DisplayText("a/b/long/layout.xib").truncated(toColumns: 11, overflow: .headTruncation).string
        == "…layout.xib")
    #expect(DisplayText("ab").truncated(toColumns: 0).string == "")
  }

  @Test("a text is padded to columns, not to characters, and left alone where it is wider")
  func padded() {
    #expect(DisplayText.padded("ab", toColumns: 4) == "ab  ")
    #expect(DisplayText.padded("漢", toColumns: 4) == "漢  ")
    #expect(DisplayText.padded("漢字", toColumns: 3) == "漢字")
  }

  @Test("runs keep their styles, and a cluster across runs has that of its start")
  func runs() {
    let bold = Style(attributes: .bold)
    let text = DisplayText([TextRun("ab", style: bold), TextRun("\u{301}c"), TextRun("")])
    #expect(text.string == "ab\u{301}c")
    #expect(text.clusters.map(\.style) == [bold, bold, .plain])
    #expect(DisplayText([]).clusters.isEmpty)
  }
}
