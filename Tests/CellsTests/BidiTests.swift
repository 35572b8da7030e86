import Cells
import Testing

@Suite("Right-to-left text")
struct BidiTests {
  static func visual(_ text: String, _ base: TextDirection = .natural) -> String {
    Bidi.visualOrder(of: DisplayText(text).clusters, baseDirection: base)
      .reduce(into: "") { $0 += $1.text }
  }

  @Test(
    "a line is seen as UAX #9 orders it",
    arguments: [
      ("plain (text) 1-2", TextDirection.natural, "plain (text) 1-2"),
      ("אבג", .natural, "גבא"),
      ("car אבג.", .natural, "car גבא."),
      ("אבג car", .natural, "car גבא"),
      ("אבג car", .leftToRight, "גבא car"),
      ("אבג 123 דה", .natural, "הד 123 גבא"),
      ("מחיר: $5.99!", .natural, "!$5.99 :ריחמ"),
      ("אינטרנט (Wi-Fi 6) לבית", .natural, "תיבל (Wi-Fi 6) טנרטניא"),
      ("[אב] גד", .natural, "דג [בא]"),
      ("א<ב", .natural, "ב>א"),
      ("Maps (אבג)", .natural, "Maps (גבא)"),
      ("سعر 12/34", .natural, "12/34 رعس"),
      ("تطبيق Maps ٣٫٥", .natural, "٣٫٥ Maps قيبطت"),
      ("Hello!", .rightToLeft, "!Hello"),
      ("אב ", .natural, " בא"),
      ("אב ", .leftToRight, "בא "),
      ("א\u{202E}ב", .natural, "ב⟨RLO⟩א"),
      ("Hi \u{200F}! אב", .leftToRight, "Hi בא !"),
    ])
  func order(text: String, base: TextDirection, expected: String) {
    #expect(Self.visual(text, base) == expected)
  }

  @Test("points stay on their letters")
  func marks() {
    #expect(Self.visual("שָׁלוֹם") == "ם" + "וֹ" + "ל" + "שָׁ")
  }

  @Test("a styled first letter moves no word and keeps its style")
  func styledLetter() {
    let red = Style(foreground: Color(rgb: 0xFF0000))
    let text = DisplayText([TextRun("א", style: red), TextRun("ינטרנט מהיר לבית")])
    let seen = Bidi.visualOrder(of: text.clusters, baseDirection: .natural)
    #expect(seen.map(\.text).joined() == Self.visual("אינטרנט מהיר לבית"))
    #expect(seen.last?.text == "א")
    #expect(seen.last?.style == red)
    #expect(seen.dropLast().allSatisfy { $0.style == .plain })
  }

  @Test("natural alignment puts a paragraph where it begins")
  func alignment() {
    var grid = Grid(columns: 12, rows: 2)
    grid.put(TextLayout(DisplayText("שלום עולם\nHi"), columns: 12), in: grid.bounds)
    #expect(grid.text(trimsTrailingBlanks: false) == "   םלוע םולש\nHi          \n")
  }

  @Test("an ellipsis stands at the end of reading, which is the left")
  func ellipsis() {
    var grid = Grid(columns: 6, rows: 1)
    grid.put(TextLayout(DisplayText("שלום עולם"), columns: 6, maximumLines: 1), in: grid.bounds)
    #expect(grid.text() == " …םולש\n")
  }

  @Test(
    "a drawn row can be written in reading order again",
    arguments: [
      "אבג 123 דה", "אינטרנט מהיר לבית", "מחיר $5.99 היום", "שָׁלוֹם (טוב) אב", "abc אבג def",
    ])
  func logical(text: String) {
    var grid = Grid(columns: 30, rows: 1)
    grid.put("│ ", column: 0, row: 0)
    grid.put(text, column: 2, row: 0)
    grid.put("│", column: 29, row: 0)
    let row = grid.text(order: .logical)
    #expect(row.hasPrefix("│ "))
    #expect(row.contains(text))
    #expect(DisplayText.width(of: String(row.dropLast())) == 30)
  }

  @Test("thousands of brackets are no burden")
  func brackets() {
    let text = "א" + String(repeating: "(", count: 3000) + "a" + String(repeating: ")", count: 3000)
    #expect(Bidi.visualOrder(of: DisplayText(text).clusters, baseDirection: .natural).count == 6002)
    let pairs = "א" + String(repeating: "(a)", count: 3000)
    #expect(Self.visual(pairs).unicodeScalars.count == 9001)
  }
}
