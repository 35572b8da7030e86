import Arguments
import Testing

@Suite("Manual pages")
struct ManualPageTests {
  private let lines = SmallTable.table.manualPage(
    version: "1.2",
    sections: [
      ManualSection(
        "KEYS",
        [
          .paragraph("The keys:"), .heading("Moving"),
          .entries([.init(".", "to the dot"), .init("↑ k", "up")]),
        ])
    ]
  ).split(separator: "\n", omittingEmptySubsequences: false)

  /// The lines from one on, up to an equal number.
  private func block(from first: Substring, count: Int) -> [Substring] {
    guard let index = lines.firstIndex(of: first) else { return [] }
    return Array(lines[index...].prefix(count))
  }

  @Test("the head names program, section and version")
  func head() {
    #expect(lines.first == #".TH DRAW 1 "" "draw 1.2""#)
    #expect(
      block(from: #".SH "NAME""#, count: 2) == [#".SH "NAME""#, #"draw \- draws things"#])
  }

  @Test("every command has its line of usage and its own part")
  func commands() {
    #expect(
      block(from: #".SH "SYNOPSIS""#, count: 4) == [
        #".SH "SYNOPSIS""#, #"\fBdraw\fP [FILE]..."#, ".br",
        #"\fBdraw render\fP FILE... [options]"#,
      ])
    let part = block(from: #".SS "draw render FILE... [options]""#, count: 5)
    #expect(part.last == ".PP")
    #expect(part.contains(#"It\(aqs quick."#))
  }

  @Test("options stand under their groups, with what differs from command to command")
  func options() {
    #expect(
      block(from: #"\fB\-\-ink\fP \fIINK\fP"#, count: 2) == [
        #"\fB\-\-ink\fP \fIINK\fP"#, "the ink [of the pen]",
      ])
    #expect(
      block(from: #"\fB\-\-form\fP \fIFORM\fP"#, count: 6) == [
        #"\fB\-\-form\fP \fIFORM\fP"#, "the form", ".br", #"\fBrender\fP: svg, html"#, ".br",
        #"\fBlist\fP: text"#,
      ])
    #expect(lines.contains(#"\fB\-o\fP, \fB\-\-output\fP \fIFILE\fP"#))
  }

  @Test("no text becomes a request of the formatter")
  func escapes() {
    #expect(lines.contains(#"\&\(aqflat\(aq \(rs \-dull\-"#))
    #expect(lines.contains(#"\fB\&.\fP"#))
    #expect(lines.contains(#"\fB\[u2191] k\fP"#))
    #expect(lines.contains { $0.hasPrefix(".") } && !lines.contains { $0.hasPrefix("'") })
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { byte in byte < 0x80 } })
  }

  @Test("an example without arguments is the program's name alone")
  func examples() {
    #expect(
      block(from: #".SH "EXAMPLES""#, count: 4) == [
        #".SH "EXAMPLES""#, ".TP", #"\fBdraw\fP"#, "all of them",
      ])
  }
}
