import Testing

@testable import Snapshots

/// Lines that differ and look the same where they are shown.
@Suite("Lookalike lines")
struct LookalikeTests {
  private func shown(_ old: String, _ new: String, inASCII isASCII: Bool) -> [String] {
    UnifiedDiff(from: old, to: new).shownLines(inASCII: isASCII).map(\.text)
  }

  @Test(
    "what two lines differ in is shown by its code points where their characters look the same",
    arguments: [
      (
        "|Ünï — Café|", "|Uni - Cafe|", #"-|\u{DC}n\u{EF} \u{2014} Caf\u{E9}|"#, "+|Uni - Cafe|"
      ),
      ("|é Café|", "|é Cafe|", #"-|e Caf\u{E9}|"#, "+|e Cafe|"),
      ("|日本|", "|中国|", #"-|\u{65E5}\u{672C}|"#, #"+|\u{4E2D}\u{56FD}|"#),
      ("|日本 ★|", "|日国 ★|", #"-|??\u{672C} *|"#, #"+|??\u{56FD} *|"#),
      ("سيارة", "مدينة", #"-\u{633}\u{64A}\u{627}\u{631}?"#, #"+\u{645}\u{62F}\u{64A}\u{646}?"#),
    ])
  func ascii(old: String, new: String, removed: String, added: String) {
    let lines = shown(old + "\n", new + "\n", inASCII: true)
    #expect(lines == ["@@ -1 +1 @@", removed, added])
    let full = shown(old + "\n", new + "\n", inASCII: false)
    #expect(full == ["@@ -1 +1 @@", "-" + old, "+" + new])
  }

  @Test("characters that are equivalent or become the same mark are told apart too")
  func equivalents() {
    #expect(
      shown("Caf\u{E9}\n", "Cafe\u{301}\n", inASCII: false)
        == ["@@ -1 +1 @@", #"-Caf\u{E9}"#, #"+Cafe\u{301}"#])
    #expect(
      shown("a\u{1B}b\n", "a␛b\n", inASCII: false)
        == ["@@ -1 +1 @@", #"-a\u{1B}b"#, #"+a\u{241B}b"#])
  }

  @Test("each line is told apart from one that it looks like, and others stay as they are")
  func several() {
    let lines = shown("a\nä\nö\nb\n", "a\nå\nx\nó\nb\n", inASCII: true)
    #expect(
      lines == [
        "@@ -1,4 +1,5 @@", " a", #"-\u{E4}"#, #"-\u{F6}"#, #"+\u{E5}"#, "+x", #"+\u{F3}"#, " b",
      ])
    #expect(shown("ä\n", "ü\n", inASCII: true) == ["@@ -1 +1 @@", "-a", "+u"])
    #expect(shown("ä\nä\n", "ä\n", inASCII: true).contains("-a"))
  }
}
