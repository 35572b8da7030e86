import Foundation
import Testing

/// Where results go, and in which form.
@Suite("Output", .enabled(if: AdPane.isThere))
struct OutputTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    try scratch.write(Xib.ad, to: "b.xib")
    try scratch.write(#"{"headline": "Bike lights"}"#, to: "bike.json")
  }

  private func run(_ arguments: String...) throws -> AdPane.Run {
    try AdPane.run(arguments, in: scratch.path)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/" + folder).sorted()
  }

  @Test(
    "a folder gets a file for each layout, ad and device, a picture unless a form is asked for",
    arguments: [
      (["render", "a.xib", "b.xib"], ["a.bike.svg", "b.bike.svg"], "<svg"),
      (["render", "a.xib", "--format", "text"], ["a.bike.txt"], "Ad  a.xib"),
      (["render", "a.xib", "--device", "iphone-8"], ["a.bike.iphone-8.svg"], "<svg"),
      (["inspect", "a.xib", "b.xib"], ["a.bike.txt", "b.bike.txt"], "a.xib  ad bike"),
      (["inspect", "a.xib", "--format", "json"], ["a.bike.json"], "{\"schema\":1"),
    ])
  func folder(arguments: [String], files: [String], start: String) throws {
    let run = try AdPane.run(
      arguments + ["--ad", "bike.json", "-o", "out/"], in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try names(in: "out") == files)
    #expect(scratch.read("out/" + files[0]).hasPrefix(start))
  }

  @Test("ads and layouts of the same name get files of their own")
  func sameNames() throws {
    for folder in ["one", "two"] {
      try scratch.write(#"{"headline": "\#(folder)"}"#, to: folder + "/ad.json")
      try scratch.write(Xib.ad, to: folder + "/c.xib")
    }
    let ads = try run(
      "render", "a.xib", "--ad", "one/ad.json", "--ad", "two/ad.json", "--format", "text", "-o",
      "out/")
    #expect(ads.status == 0)
    #expect(try names(in: "out") == ["a.ad-2.txt", "a.ad.txt"])
    #expect(scratch.read("out/a.ad.txt").contains("one"))
    #expect(scratch.read("out/a.ad-2.txt").contains("two"))
    _ = try run("inspect", "one", "two", "--ad", "bike.json", "-o", "views/")
    #expect(try names(in: "views") == ["one-c.bike.txt", "two-c.bike.txt"])
  }

  @Test("names keep letters of every script, and differ in more than case")
  func fileNames() throws {
    let paths = [
      "你好.xib", "再见.xib", "a/Cell.xib", "b/Cell.xib", "FeedCell.xib", "feedcell.xib",
      "-x y.xib", "e\u{301}.xib",
    ]
    for path in paths { try scratch.write(Xib.ad, to: "all/" + path) }
    for folder in ["all", "all/"] {
      let out = "out\(folder.count)/"
      let run = try run("render", folder, "--ad", "bike.json", "-o", out)
      #expect(run.status == 0, "\(run.errors)")
      let expected = [
        "FeedCell.bike.svg", "a-Cell.bike.svg", "b-Cell.bike.svg", "feedcell.bike-2.svg",
        "x-y.bike.svg", "é.bike.svg", "你好.bike.svg", "再见.bike.svg",
      ]
      #expect(Set(try names(in: out)) == Set(expected))
    }
    _ = try run("render", "all/a", "--ad", "bike.json", "-o", "one/")
    #expect(try names(in: "one") == ["Cell.bike.svg"])
    _ = try run("render", "all/a/Cell.xib", "all/b/Cell.xib", "--ad", "bike.json", "-o", "two/")
    #expect(try names(in: "two") == ["all-a-Cell.bike.svg", "all-b-Cell.bike.svg"])
  }

  @Test("descriptions of ads go into a folder too, which may be there already")
  func ads() throws {
    try scratch.write("", to: "there/x")
    let run = try run("ads", "bike.json", "test:minimal", "-o", "there")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try names(in: "there") == ["bike.txt", "test-minimal.txt", "x"])
    #expect(scratch.read("there/bike.txt").contains("Bike lights"))
  }

  @Test(
    "a file gets the form that its name promises, whatever the command",
    arguments: [
      (["render", "a.xib"], "x.svg", "<svg"), (["render", "a.xib"], "x.HTML", "<!"),
      (["render", "a.xib"], "x.htm", "<!"), (["render", "a.xib"], "x.ans", "\u{1B}["),
      (["render", "a.xib"], "x.txt", "Ad  a.xib"), (["render", "a.xib"], "x", "Ad  a.xib"),
      (["inspect", "a.xib"], "x.json", "{\"schema\":1"),
      (["inspect", "a.xib"], "x.txt", "a.xib  ad"),
      (["lint", "a.xib"], "x.sarif", "{\n  \"$schema\""), (["lint", "a.xib"], "x.json", "{\n"),
      (["lint", "a.xib"], "x.txt", "a.xib:"), (["lint", "a.xib"], "x", "a.xib:"),
      (["lint", "a.xib", "--format", "github"], "x.txt", "::"),
      (["lint", "a.xib", "--format", "sarif"], "x.json", "{\n  \"$schema\""),
      (["lint", "--explain", "all"], "x.md", "# "),
      (["lint", "--explain", "class-unknown"], "x.txt", "class-unknown: "),
      (["ads"], "x.json", "{"), (["ads"], "x.txt", "app-install "),
      (["devices"], "x.json", "{"), (["devices"], "x.txt", "iphone-"),
      (["keys"], "x.md", "| "), (["keys"], "x.txt", ""),
      (["manual"], "x.1", ".TH"), (["manual"], "x.bash", "#"), (["manual"], "x.zsh", "#compdef"),
      (["manual"], "x.fish", "#"),
    ])
  func file(command: [String], name: String, start: String) throws {
    let run = try AdPane.run(command + ["-o", name], in: scratch.path)
    #expect(run.status < 2, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(!scratch.read(name).isEmpty)
    #expect(scratch.read(name).hasPrefix(start))
  }

  @Test(
    "a name that promises another form is refused with what would be right, and nothing is written",
    arguments: [
      ("render", "x.png", [], ".txt, .ans, .svg or .html"),
      ("render", "x.json", [], ".txt, .ans, .svg or .html"),
      ("render", "x.svg", ["--format", "text"], "end it in .txt"),
      ("inspect", "x.svg", [], ".txt or .json"),
      (
        "lint", "x.svg", [],
        ": this form can't be written; end the name in .txt, .json or .sarif, or"
      ),
      ("lint", "x.json", ["--format", "github"], "end it in .txt"),
      ("inspect", "x.txt", ["--format", "json"], "end it in .json"),
      ("ads", "x.html", [], ".txt or .json"),
    ])
  func conflict(command: String, name: String, options: [String], words: String) throws {
    let operands = command == "ads" ? ["bike.json"] : ["a.xib"]
    let run = try AdPane.run([command] + operands + options + ["-o", name], in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains(words))
    #expect(!scratch.names.contains(name))
  }

  @Test("no text from outside reaches the output with a control character")
  func hostileName() throws {
    let name = "e\u{1B}[2J\u{9B}v.json"
    try scratch.write(#"{"headline": "a\u001b[2Jb"}"#, to: name)
    for arguments in [
      ["ads", name], ["ads", name, "--format", "json"], ["render", "a.xib", "--ad", name],
      ["render", "a.xib", "--ad", name, "--format", "svg"], ["inspect", "a.xib", "--ad", name],
      ["inspect", "a.xib", "--ad", name, "--format", "json"], ["render", name + ".xib"],
    ] {
      let run = try AdPane.run(arguments, in: scratch.path)
      for scalar in (run.text + run.errors).unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control, "\(arguments): \(scalar.value)")
      }
      #expect(!(run.text + run.errors).isEmpty)
    }
  }

  @Test("a named pipe is refused as layout, ad and request instead of being waited for")
  func namedPipe() throws {
    #expect(mkfifo(scratch.path + "/p", 0o600) == 0)
    for arguments in [
      ["render", "p"], ["inspect", "a.xib", "--ad", "p"], ["ads", "p"],
      ["ads", "bike.json", "--request", "p"],
    ] {
      let run = try AdPane.run(arguments, in: scratch.path)
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.hasPrefix("p: error: "))
      #expect(run.errors.contains("pipe"))
    }
  }
}
