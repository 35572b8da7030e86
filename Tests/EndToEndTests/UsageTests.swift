import Testing

@Suite("Command line", .enabled(if: AdPane.isThere))
struct UsageTests {
  @Test("the version is one line")
  func version() throws {
    let run = try AdPane.run("--version")
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
    #expect(run.text.hasPrefix("adpane "))
  }

  @Test(
    "every command has help",
    arguments: [
      "browse", "preview", "render", "inspect", "lint", "ads", "devices", "keys", "manual",
    ])
  func help(command: String) throws {
    let run = try AdPane.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("Usage: adpane \(command) "))
    #expect(run.lines.allSatisfy { $0.count <= 100 })
    #expect(try AdPane.run("--help").text.contains("\n  \(command)"))
  }

  @Test(
    "wrong usage is one line that says what would be right, and exit status 2",
    arguments: [
      (["--foo"], "adpane: unknown option '--foo'; see 'adpane --help'"),
      (["render", "--foo", "x"], "adpane: unknown option '--foo'; see 'adpane render --help'"),
      (
        ["render", "--widht", "3"],
        "adpane: unknown option '--widht'; did you mean '--width'? see 'adpane render --help'"
      ),
      (
        ["render", "--cell", "6", "x"],
        "adpane: '--cell' takes a size in points such as 6x12 or 4x8, not '6'; "
          + "see 'adpane render --help'"
      ),
      (
        ["inspect", "--format", "svg", "x"],
        "adpane: '--format' takes text or json, not 'svg'; see 'adpane inspect --help'"
      ),
      (
        ["rendr"],
        "adpane: 'rendr' is no command, file or folder; did you mean 'render'? see 'adpane --help'"
      ),
      (["render"], "adpane: 'render' needs a layout or a folder; see 'adpane render --help'"),
    ])
  func wrong(arguments: [String], message: String) throws {
    let run = try AdPane.run(arguments)
    #expect(run.errors == message + "\n")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test("help of lint tells that markdown goes with an explanation alone")
  func lintFormats() throws {
    let help = try AdPane.run("lint", "--help").text.split { $0 == " " || $0 == "\n" }
    #expect(help.joined(separator: " ").contains("; markdown goes with --explain alone"))
    let page = try AdPane.run("manual").text
    #expect(page.contains("github, markdown; markdown goes with \\-\\-explain alone"))
  }

  @Test("help of sizes of text names those that are taken")
  func textSizes() throws {
    let help = try AdPane.run("render", "--help").text
    for name in ["xSmall", "accessibilityExtraExtraExtraLarge"] { #expect(help.contains(name)) }
    for name in ["accessibilityXXXL", "accessibilityExtraExtraExtraLarge", "extra-large"] {
      let run = try AdPane.run("render", "Layouts/Minimal.xib", "--text-size", name)
      #expect(run.status == 0)
    }
  }

  @Test("the word help does what --help does")
  func helpCommand() throws {
    #expect(try AdPane.run("help").text == AdPane.run("--help").text)
    #expect(try AdPane.run("help", "render").text == AdPane.run("render", "--help").text)
    let run = try AdPane.run("help", "rendr")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "adpane: there is no command 'rendr'; did you mean 'render'? see 'adpane --help'\n")
  }

  @Test(
    "what is offered is never what was typed",
    arguments: [
      (["nowhere", "lint"], "'lint' is a command, which comes first"),
      (["ads", "video"], "did you mean 'test:video'?"),
      (["render", "a.xib", "--ad", "vidoe"], "did you mean 'test:video'?"),
      (["ads", "test:vidoe"], "did you mean “video”?"),
      (["preview", "Layouts"], "is a folder; 'adpane browse Layouts' shows its layouts"),
    ])
  func hints(arguments: [String], words: String) throws {
    let run = try AdPane.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test("control characters of arguments are shown, not sent")
  func hostileArgument() throws {
    let run = try AdPane.run("render", "--\u{1B}[2J\u{7}")
    #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(run.status == 2)
  }

  @Test("a full disk is an error, a reader that has gone away is none")
  func brokenOutput() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    let full = try AdPane.run("render", "a.xib", "-o", "/dev/full", in: scratch.path)
    #expect(full.status == 2)
    #expect(full.errorLines.count == 1)
  }
}
