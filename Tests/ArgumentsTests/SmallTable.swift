import Arguments

/// A table with one of everything that manuals and completions tell apart.
enum SmallTable {
  static let table = ArgumentTable<Int>(
    program: "draw", summary: "draws things",
    defaultCommand: Command(
      "", synopsis: "[FILE]...", summary: "draws all.", options: ["ink"],
      operands: Offer(files: .ending([".pic"])), examples: [.init("", "all of them")]),
    commands: [
      Command(
        "render", synopsis: "FILE... [options]", summary: "Draws files: all of them.",
        discussion: ["It's quick."], options: ["ink", "form", "output", "flat"],
        choices: ["form": ["svg", "html"]], operands: Offer(files: .ending([".pic", ".art"]))),
      Command(
        "list", synopsis: "", summary: "Lists inks.", options: ["form"],
        choices: ["form": ["text"]]),
    ],
    options: [
      Option(
        "ink", .value("INK"), group: "Look", help: "the ink [of the pen]",
        offer: Offer(words: ["red", "pot:blue"], files: .ending([".ink"])), isRepeatable: true
      ) { _, _ throws(ValueError) in },
      Option("form", .choice(["svg", "html", "text"]), group: "Output", help: "the form") {
        _, _ throws(ValueError) in
      },
      Option("output", letter: "o", .file("FILE"), group: "Output", help: "where it goes") {
        _, _ throws(ValueError) in
      },
      Option("flat", group: "Look", help: "'flat' \\ -dull-") { _, _ throws(ValueError) in },
    ])
}
