import Foundation
import Testing

/// What a locale without UTF-8 has a say in, and what not.
@Suite("Locales and files", .enabled(if: AdPane.isThere))
struct CharacterSetTests {
  private static let locales = ["C", "POSIX", "xx_XX.ISO-8859-1"]
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    try scratch.write(badge("Ünï — Café"), to: "accents.xib")
    try scratch.write(badge("Uni - Cafe"), to: "plain.xib")
    try scratch.write(badge("日本"), to: "japan.xib")
    try scratch.write(badge("中国"), to: "china.xib")
    try scratch.write(
      #"{"headline": "Räder — 日本", "starRating": 3.5, "callToAction": "Öffnen"}"#, to: "bike.json")
  }

  private func badge(_ text: String) -> String {
    Xib.ad.replacingOccurrences(of: "text=\"Ad\"", with: "text=\"\(text)\"")
  }

  private func run(
    _ arguments: [String], locale: String? = nil, in folder: String? = nil
  ) throws -> AdPane.Run {
    try AdPane.run(
      arguments, in: folder ?? scratch.path, environment: locale.map { ["LC_ALL": $0] } ?? [:])
  }

  private func isASCII(_ data: Data) -> Bool { data.allSatisfy { $0 < 0x80 } }

  // MARK: Files

  @Test(
    "a file holds the same bytes in every locale, and ASCII only where that is asked for",
    arguments: [
      (["render", "accents.xib", "--ad", "bike.json"], "x.svg"),
      (["render", "accents.xib", "--ad", "bike.json"], "x.html"),
      (["render", "accents.xib", "--ad", "bike.json", "--color", "truecolor"], "x.ans"),
      (["render", "accents.xib", "--ad", "bike.json"], "x.txt"),
      (["inspect", "accents.xib", "--ad", "bike.json"], "x.txt"),
      (["inspect", "accents.xib", "--ad", "bike.json"], "x.json"),
      (["lint", "accents.xib", "--ad", "bike.json"], "x.json"),
      (["lint", "accents.xib", "--ad", "bike.json", "--without", "callToAction"], "x.txt"),
      (["lint", "--explain", "all"], "x.txt"),
      (["ads", "bike.json"], "x.txt"), (["ads", "bike.json"], "x.json"), (["keys"], "x.txt"),
      (["devices"], "x.txt"), (["manual"], "x.1"),
    ])
  func files(command: [String], name: String) throws {
    #expect(try run(command + ["-o", name]).status < 2)
    let expected = scratch.read(name)
    #expect(!expected.isEmpty)
    for locale in Self.locales {
      let run = try run(command + ["-o", name], locale: locale)
      #expect(run.status < 2)
      #expect(!run.errors.contains("locale"))
      #expect(scratch.read(name) == expected, "\(locale)")
    }
    guard ["render", "inspect"].contains(command[0]), !name.hasSuffix(".json") else { return }
    #expect(!isASCII(Data(expected.utf8)))
    #expect(try run(command + ["-o", name, "--ascii"]).status == 0)
    #expect(isASCII(Data(scratch.read(name).utf8)))
  }

  @Test("the files of a folder hold the same bytes in every locale", arguments: ["svg", "text"])
  func folders(format: String) throws {
    let command = [
      "render", "accents.xib", "japan.xib", "--ad", "bike.json", "--format", format, "-o",
    ]
    _ = try run(command + ["utf8/"])
    _ = try run(command + ["c/"], locale: "C")
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/utf8")
    #expect(names.count == 2)
    for name in names {
      #expect(!isASCII(Data(scratch.read("utf8/" + name).utf8)))
      #expect(scratch.read("c/" + name) == scratch.read("utf8/" + name))
    }
  }

  @Test(
    "SVG, HTML and JSON are the same on standard output too, text is in ASCII there",
    arguments: [
      (["render", "accents.xib", "--format", "svg"], false),
      (["render", "accents.xib", "--format", "html"], false),
      (["inspect", "accents.xib", "--format", "json"], false),
      (["ads", "bike.json", "--format", "json"], false),
      (["lint", "accents.xib", "--ad", "bike.json", "--format", "github"], false),
      (["lint", "accents.xib", "--ad", "bike.json", "--format", "sarif"], false),
      (["textconv", "accents.xib"], false),
      (["render", "accents.xib"], true), (["render", "accents.xib", "-o", "/dev/stdout"], true),
      (["render", "accents.xib", "--format", "ansi"], true), (["inspect", "accents.xib"], true),
      (["ads", "bike.json"], true), (["keys"], true), (["devices"], true),
      (["lint", "accents.xib", "--ad", "bike.json"], true), (["lint", "--explain", "all"], true),
    ])
  func standardOutput(command: [String], isText: Bool) throws {
    let expected = try run(command)
    for locale in Self.locales {
      let run = try run(command, locale: locale)
      #expect(run.status == expected.status)
      #expect(isText ? isASCII(run.output) : run.output == expected.output, "\(locale)")
    }
  }

  // MARK: Differences

  @Test(
    "diff decides the same in every locale and with --ascii, and shows what changed",
    arguments: [
      ("accents.xib", "plain.xib", #"-|\u{DC}n\u{EF} \u{2014} Caf\u{E9}"#, "+|Uni - Cafe"),
      ("japan.xib", "china.xib", #"-|\u{65E5}\u{672C}"#, #"+|\u{4E2D}\u{56FD}"#),
    ])
  func diff(old: String, new: String, removed: String, added: String) throws {
    let full = try run(["diff", old, new])
    #expect(full.status == 1)
    var runs = try Self.locales.map { try run(["diff", old, new], locale: $0) }
    runs.append(try run(["diff", old, new, "--ascii"]))
    for run in runs {
      #expect(run.status == 1)
      #expect(isASCII(run.output))
      #expect(run.lines.count == full.lines.count)
      #expect(run.lines.contains { $0.hasPrefix(removed) })
      #expect(run.lines.contains { $0.hasPrefix(added) })
    }
    #expect(try run(["diff", old, old], locale: "C").status == 0)
  }

  @Test("files that are no layouts are compared as they are too")
  func otherFiles() throws {
    try scratch.write("gr\u{FC}n\n", to: "old.md")
    try scratch.write("gr\u{FB}n\n", to: "new.md")
    let run = try run(["diff", "old.md", "new.md"], locale: "C")
    #expect(run.status == 1)
    #expect(run.text.hasSuffix("-gr\\u{FC}n\n+gr\\u{FB}n\n"))
  }

  // MARK: Snapshots

  private func project() throws -> SnapshotProject {
    let project = try SnapshotProject()
    try project.scratch.write(badge("Ünï — Café"), to: "Ads/Small.xib")
    return project
  }

  @Test("verify and review show what changed in a locale without UTF-8")
  func snapshots() throws {
    let project = try project()
    #expect(try project.snapshot("record").status == 0)
    try project.scratch.write(badge("Uni - Cafe"), to: "Ads/Small.xib")
    for arguments in [["verify"], ["review"]] {
      let run = try run(
        ["snapshot"] + arguments, locale: "C", in: project.scratch.path)
      #expect(run.status == 1)
      #expect(isASCII(run.output))
      #expect(run.text.contains(#"-|\u{DC}n\u{EF} \u{2014} Caf\u{E9}"#))
      #expect(run.text.contains("+|Uni - Cafe"))
    }
  }

  @Test(
    "the reports of verify are the same in every locale",
    arguments: ["x.xml", "x.md", "x.json", "x.html", "github"])
  func reports(report: String) throws {
    let project = try project()
    #expect(try project.snapshot("record").status == 0)
    try project.scratch.write(badge("Uni - Cafe"), to: "Ads/Small.xib")
    func written(_ locale: String) throws -> String {
      let run = try project.snapshot(
        "verify", "--report", report, environment: ["LC_ALL": locale])
      #expect(run.status == 1)
      guard report == "github" else { return project.scratch.read(report) }
      return run.lines.filter { $0.hasPrefix("::") }.joined(separator: "\n")
    }
    let expected = try written("C.UTF-8")
    #expect(!expected.isEmpty)
    #expect(try written("C") == expected)
  }

  @Test("record --ascii draws every case as the manifest's key does")
  func recordASCII() throws {
    let project = try project()
    let record = try project.snapshot("record", "--ascii")
    #expect(record.text.hasSuffix("2 cases: 2 new; 2 recorded\n"))
    let frame = project.scratch.read(SnapshotProject.light)
    #expect(isASCII(Data(frame.utf8)))
    #expect(frame.contains("cell 6x12  ascii\n") && frame.contains("|Uni - Cafe"))
    #expect(try project.snapshot("verify", "--ascii").text == "2 cases: 2 same\n")
    #expect(try project.snapshot("list", "--ascii").text.contains("same"))
    #expect(try project.snapshot("list").text.contains("changed"))
    try project.scratch.write(
      #"{"ascii": true, \#(SnapshotProject.manifest.dropFirst())"#, to: "adpane.json")
    #expect(try project.snapshot("verify").text == "2 cases: 2 same\n")
  }

  @Test("verify says where a reference is recorded in other characters than the frame is drawn in")
  func otherCharacters() throws {
    let project = try project()
    _ = try project.snapshot("record", "--ascii")
    let full = try project.snapshot("verify", "--report", "x.json", "--report", "x.xml")
    #expect(full.status == 1)
    #expect(
      full.errors.contains(
        "adpane: note: 2 references were recorded with ASCII alone (--ascii, or \"ascii\" in the "
          + "manifest), and this run draws with more\n"))
    #expect(project.scratch.read("x.xml").contains("the reference is drawn with ASCII alone"))
    _ = try project.snapshot("record")
    let ascii = try project.snapshot("verify", "--ascii", "--filter", "dark")
    #expect(
      ascii.errors.contains("adpane: note: 1 reference was recorded with more than ASCII, and this")
    )
    try project.changeLayout()
    #expect(!(try project.snapshot("verify").errors.contains("ASCII")))
  }

  @Test("what verify --ascii offers to record is drawn as it was")
  func offers() throws {
    let verify = try project().snapshot("verify", "--ascii")
    #expect(verify.errors.contains("'adpane snapshot record --ascii' records the first frames"))
  }

  // MARK: Ads of a manifest

  @Test("a pattern of ads leaves out the manifest, a schema and other JSON, a name does not")
  func patterns() throws {
    let project = try SnapshotProject(
      manifest: #"{"layouts": ["Ads/*.xib"], "ads": ["*.json"], "assets": ["Ads"]}"#)
    try project.scratch.write(#"{"$schema": "x", "properties": {"price": {}}}"#, to: "schema.json")
    try project.scratch.write(#"[1, 2]"#, to: "numbers.json")
    try project.scratch.write(#"{"name": "web", "format": "esm"}"#, to: "package.json")
    let list = try project.snapshot("list")
    #expect(list.errors == "")
    #expect(list.text == "new         ads/small/bike\n")
    try project.scratch.write(
      #"{"layouts": ["Ads/*.xib"], "ads": ["*.json", "schema.json"]}"#, to: "adpane.json")
    let named = try project.snapshot("list")
    #expect(named.text.contains("ads/small/schema\n"))
    #expect(named.errors.contains("schema.json:1:"))
    try project.scratch.write(#"{"headline": 5}"#, to: "wrong.json")
    #expect(try project.snapshot("list").status == 2)
  }
}
