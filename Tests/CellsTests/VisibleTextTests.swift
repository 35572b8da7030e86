import Cells
import Testing

@Suite("Hostile text in messages")
struct VisibleTextTests {
  @Test(
    "what controls, hides or reorders becomes a mark",
    arguments: [
      ("plain.xib", "plain.xib"), ("Straße.xib", "Straße.xib"),
      ("Sale \u{1B}]0;owned\u{7} now", "Sale ␛]0;owned␇ now"),
      ("A\u{1B}[2J\u{1B}[10;10HB", "A␛[2J␛[10;10HB"), ("Go\u{7}\u{8}\u{8}", "Go␇␈␈"),
      ("A\u{1B}]52;c;ZXZpbA==\u{7}", "A␛]52;c;ZXZpbA==␇"), ("\u{9D}0;t\u{9C}", "⟨OSC⟩0;t⟨ST⟩"),
      ("Install\u{202E}txt.exe", "Install⟨RLO⟩txt.exe"), ("a\u{2066}b\u{2069}", "a⟨LRI⟩b⟨PDI⟩"),
      ("two\nlines\r\n", "two␊lines␍␊"), ("tab\there", "tab␉here"), ("a\u{2029}b", "a⟨PS⟩b"),
      ("zero\u{200B}width", "zero⟨ZWSP⟩width"), ("\u{FEFF}bom", "⟨BOM⟩bom"),
      ("tag\u{E0041}\u{E0042}", "tag⟨U+E0041⟩⟨U+E0042⟩"),
    ])
  func marks(source: String, shown: String) {
    #expect(VisibleText.make(source) == shown)
  }

  @Test(
    "legitimate sequences stay as they are",
    arguments: [
      "👨‍👩‍👧 Family plan", "❤\u{FE0F} 1\u{FE0F}\u{20E3}", "🏳\u{FE0F}‍🌈", "می\u{200C}خواهم",
      "क्\u{200D}ष", "\u{200F}שלום", "辻\u{E0100}", "🇩🇪",
    ])
  func legitimate(source: String) {
    #expect(Array(VisibleText.make(source).unicodeScalars) == Array(source.unicodeScalars))
  }

  @Test("no control character of any kind comes through")
  func everyControl() {
    for value in [UInt32](0...0x9F) + [0x2028, 0x2029] + [UInt32](0x202A...0x202E) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = VisibleText.make("a\(Character(scalar))b")
      let drawn = DisplayText("a\(Character(scalar))b").string
      for text in [shown, drawn] {
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
        #expect(!text.unicodeScalars.contains { (0x80...0x9F).contains($0.value) })
        #expect(!text.unicodeScalars.contains { (0x2028...0x202E).contains($0.value) })
      }
    }
  }
}
