import Arguments
import Testing

private struct Values: Equatable {
  var width: Int?
  var ads: [String] = []
  var isLandscape = false
  var color = ""
}

private let table = ArgumentTable<Values>(
  program: "draw", summary: "draws things",
  defaultCommand: Command("", synopsis: "[FILE]...", summary: "draws all.", options: ["ad"]),
  commands: [
    Command(
      "render", synopsis: "FILE... [options]", summary: "Draws files.",
      options: ["ad", "width", "landscape", "color"]),
    Command("ads", synopsis: "", summary: "Lists ads.", options: ["color"]),
  ],
  options: [
    Option("ad", .value("AD"), group: "Ad", help: "the ad") { values, text throws(ValueError) in
      values.ads.append(text)
    },
    Option("width", letter: "w", .value("PT"), group: "Size", help: "the width in points") {
      values, text throws(ValueError) in
      guard let width = Int(text) else { throw ValueError(expected: "a number of points") }
      values.width = width
    },
    Option("landscape", group: "Size", help: "turns the device") {
      values, _ throws(ValueError) in values.isLandscape = true
    },
    Option("color", .choice(["always", "never"]), group: "Output", help: "when to use colours") {
      values, text throws(ValueError) in values.color = text
    },
  ])

@Suite("Command lines", .serialized)
struct ParsingTests {
  @Test("options may stand before, between and after the other arguments")
  func order() throws {
    let parsed = try table.parse(
      ["--ad", "a", "render", "x", "--width=12", "y", "--landscape", "--ad=b", "--", "--z"],
      into: Values())
    #expect(parsed.command.name == "render")
    #expect(parsed.operands == ["x", "y", "--z"])
    #expect(parsed.values == Values(width: 12, ads: ["a", "b"], isLandscape: true))
  }

  @Test("a command's word is one only in the first place")
  func commandWord() throws {
    #expect(try table.parse(["x", "render"], into: Values()).operands == ["x", "render"])
    #expect(try table.parse(["render", "ads"], into: Values()).operands == ["ads"])
    #expect(try table.parse([], into: Values()).command == table.defaultCommand)
  }

  @Test("letters and shortened names stand for the whole name")
  func shortForms() throws {
    #expect(try table.parse(["render", "-w7"], into: Values()).values.width == 7)
    #expect(try table.parse(["render", "--wid", "7"], into: Values()).values.width == 7)
  }

  @Test("help and version are understood everywhere", arguments: [["-h"], ["render", "--help"]])
  func help(arguments: [String]) throws {
    #expect(try table.parse(arguments, into: Values()).wantsHelp)
    #expect(try table.parse(["render", "--version"], into: Values()).wantsVersion)
  }

  @Test(
    "what is wrong is named",
    arguments: [
      (["render", "--foo"], UsageError.unknownOption("--foo", suggestion: nil)),
      (["render", "--widht", "3"], .unknownOption("--widht", suggestion: "--width")),
      (["render", "-x"], .unknownOption("-x", suggestion: nil)),
      (["render", "--width"], .missingValue(option: "--width", argument: "PT")),
      (["render", "-w"], .missingValue(option: "--width", argument: "PT")),
      (["render", "--landscape=no"], .needlessValue(option: "--landscape")),
      (
        ["render", "--width", "a"],
        .badValue(option: "--width", value: "a", expectation: "a number of points")
      ),
      (
        ["render", "--color", "red"],
        .badValue(option: "--color", value: "red", expectation: "always or never")
      ),
      (["ads", "--width", "3"], .optionOfOtherCommand("--width", command: "draw ads")),
    ])
  func faults(arguments: [String], error: UsageError) {
    #expect(throws: ParsingFailure(error: error, commandName: arguments[0])) {
      try table.parse(arguments, into: Values())
    }
  }

  @Test("an option that may mean several is not guessed")
  func ambiguity() {
    let table = ArgumentTable<Values>(
      program: "draw", summary: "", defaultCommand: table.defaultCommand, commands: [],
      options: ["size", "side"].map { name in
        Option(name, group: "", help: "") { _, _ throws(ValueError) in }
      })
    let error = UsageError.ambiguousOption("--si", candidates: ["--size", "--side"])
    #expect(throws: ParsingFailure(error: error, commandName: "")) {
      try table.parse(["--si"], into: Values())
    }
    #expect(error.message == "'--si' may mean '--size' or '--side';")
  }

  @Test("help lists every option of the command and no other")
  func helpText() {
    #expect(
      table.help(of: table.commands[0]) == """
        Usage: draw render FILE... [options]

        Draws files.

        Ad:
          --ad AD                 the ad

        Size:
          -w, --width PT          the width in points
          --landscape             turns the device

        Output:
          --color always|never    when to use colours

        """)
    #expect(!table.help(of: table.commands[1]).contains("--width"))
  }
}
