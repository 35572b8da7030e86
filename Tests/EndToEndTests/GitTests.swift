import Foundation
import Testing

private let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

@Suite("Frames in git", .enabled(if: AdPane.isThere && hasGit))
struct GitTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Xib.ad, to: "Small.xib")
    try scratch.write("*.xib diff=adpane\n", to: ".gitattributes")
    #expect(
      try git("init -q . && git add . && git -c user.name=a -c user.email=a@b.example commit -qm a")
        .status == 0)
    _ = try git("config diff.adpane.textconv 'adpane textconv'")
    _ = try git("config difftool.adpane.cmd 'adpane diff \"$LOCAL\" \"$REMOTE\"'")
  }

  private func git(_ line: String) throws -> AdPane.Run {
    try AdPane.runShell(
      "cd '\(scratch.path)' && HOME='\(scratch.path)' git \(line) 2>&1",
      path: ((AdPane.path ?? "") as NSString).deletingLastPathComponent)
  }

  @Test("git diff shows how the drawn ad changed")
  func textconv() throws {
    try scratch.write(
      Xib.ad.replacingOccurrences(of: "text=\"Ad\"", with: "text=\"Sponsored\""), to: "Small.xib")
    let run = try git("diff")
    #expect(run.status == 0)
    #expect(run.lines.contains { $0.hasPrefix("+|Sponsored") })
    #expect(!run.text.contains("<label"))
  }

  @Test("what nobody sees in a file is no difference")
  func noise() throws {
    try scratch.write(
      Xib.ad.replacingOccurrences(
        of: "version=\"3.0\"", with: "version=\"3.0\" toolsVersion=\"21507\""
      )
      .replacingOccurrences(of: "contentMode=\"scaleToFill\"", with: "opaque=\"NO\""),
      to: "Small.xib")
    let run = try git("diff")
    #expect(!run.lines.contains { $0.hasPrefix("+|") || $0.hasPrefix("-|") })
  }

  @Test(
    "git diff never fails, whatever a file holds",
    arguments: ["<broken", "", "not XML at all\n", "<<<<<<< HEAD\n", "\u{0}\u{1}binary\u{FFFD}"])
  func broken(content: String) throws {
    try scratch.write(content, to: "Small.xib")
    let run = try git("diff")
    #expect(run.status == 0)
    #expect(run.text.contains("-adpane-frame 1"))
    if content.hasPrefix("not") { #expect(run.text.contains("+not XML at all")) }
    let plain = try AdPane.run("textconv", "Small.xib", in: scratch.path)
    #expect(plain.status == 0)
    #expect(plain.output == Data(content.utf8))
  }

  @Test("a file that is not there is an error of textconv's too")
  func textconvOfNothing() throws {
    let run = try AdPane.run("textconv", "nothing.xib", in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errors == "nothing.xib: error: there is no such file\n")
  }

  @Test("git difftool shows the same through adpane diff")
  func difftool() throws {
    try scratch.write(
      Xib.ad.replacingOccurrences(of: "text=\"Ad\"", with: "text=\"Sponsored\""), to: "Small.xib")
    let run = try git("difftool -y -t adpane")
    #expect(run.lines.contains { $0.hasPrefix("+|Sponsored") })
    #expect(run.lines.contains("+++ Small.xib"))
  }

  @Test(
    "git difftool compares other files line by line, and names old versions as people know them")
  func difftoolOfOtherFiles() throws {
    try scratch.write("*.xib diff=adpane\n*.frame eol=lf\n", to: ".gitattributes")
    let run = try git("difftool -y -t adpane")
    #expect(
      run.lines == [
        "--- .gitattributes", "+++ .gitattributes", "@@ -1 +1,2 @@", " *.xib diff=adpane",
        "+*.frame eol=lf", "",
      ])
    try scratch.write("<broken", to: "Small.xib")
    let broken = try git("difftool -y -t adpane -- Small.xib")
    #expect(broken.lines.first?.hasPrefix("Small.xib:1:") == true)
    #expect(!broken.text.contains("git-blob"))
    try scratch.write("\u{0}\u{1}", to: "a.bin")
    try Data([0xFF, 0]).write(to: URL(fileURLWithPath: scratch.path + "/b.bin"))
    let binary = try AdPane.run("diff", "a.bin", "b.bin", in: scratch.path)
    #expect(binary.text == "Binary files a.bin and b.bin differ\n")
    #expect(binary.status == 1)
    #expect(try AdPane.run("diff", "a.bin", "a.bin", in: scratch.path).status == 0)
  }

  @Test("diff ends with 0 for the same frames, 1 for others, 2 for what cannot be read")
  func status() throws {
    try scratch.write(
      Xib.ad.replacingOccurrences(of: "text=\"Headline\"", with: "text=\"Other\""), to: "New.xib")
    try scratch.write(#"{"headline": "Bikes"}"#, to: "bike.json")
    // The headline is an ad's in both, so that the text in the file is seen without an ad alone.
    let same = try AdPane.run("diff", "Small.xib", "New.xib", "--ad", "bike.json", in: scratch.path)
    #expect(same.status == 0 && same.output.isEmpty)
    let plain = try AdPane.run("diff", "Small.xib", "New.xib", "--ad", "none", in: scratch.path)
    #expect(plain.status == 1)
    #expect(plain.lines.contains { $0.hasPrefix("+|Other") })
    #expect(plain.text.hasPrefix("--- Small.xib\n+++ New.xib\n@@"))
    let added = try AdPane.run("diff", "/dev/null", "New.xib", in: scratch.path)
    #expect(added.status == 1)
    #expect(added.text.hasPrefix("--- /dev/null\n"))
    for arguments in [
      ["diff", "Small.xib"], ["diff", "Small.xib", "gone.xib"], ["diff", ".", "."],
    ] {
      let run = try AdPane.run(arguments, in: scratch.path)
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1)
    }
  }
}
