import Arguments

extension AdPaneArguments {
  static let outputOptions: [Option<Request>] = [
    Option(
      "format", .choice(Request.Format.allCases.map(\.rawValue)), group: "Output",
      help:
        "the form of the output; without it the name of the file decides, or what fits where it "
        + "goes"
    ) { request, text throws(ValueError) in
      request.format = Request.Format(rawValue: text)
    },
    Option(
      "output", letter: "o", .file("FILE|DIR"), group: "Output",
      help: "where the output goes; a folder (DIR/ creates it) gets a file for each layout, ad and "
        + "device; - is standard output"
    ) { request, text throws(ValueError) in
      guard !text.isEmpty else { throw ValueError(expected: "a file or folder") }
      request.output = text == "-" ? nil : text
    },
    Option(
      "color", .choice(Request.ColorChoice.allCases.map(\.rawValue), name: "WHEN"),
      group: "Output", help: "auto, always, never, 16, 256 or truecolor"
    ) { request, text throws(ValueError) in
      request.color = Request.ColorChoice(rawValue: text) ?? .auto
    },
    Option(
      "text-order", .choice(["visual", "logical"], name: "ORDER"), group: "Output",
      help: "the order of Arabic and Hebrew in text: visual, as most terminals need it (to a "
        + "terminal or pipe without the option), or logical, as it is read, for editors and "
        + "terminals that order it themselves (into files without the option)"
    ) { request, text throws(ValueError) in
      request.textOrder = text == "visual" ? .visual : .logical
    },
    Option(
      "ascii", group: "Output",
      help:
        "draws with ASCII alone, into files too; text on standard output is in ASCII by itself in a locale without UTF-8. "
        + "diff compares frames as they are all the same, snapshot draws every case so"
    ) {
      request, _ throws(ValueError) in request.options.isASCII = true
    },
    Option(
      "object", .value("ID"), group: "Layout", help: "the object of the document that is drawn"
    ) { request, text throws(ValueError) in
      request.object = text
    },
    Option("all", group: "Layout", help: "takes documents without an ad view from folders too") {
      request, _ throws(ValueError) in request.takesEveryDocument = true
    },
    Option(
      "why", .value("VIEW"), group: "Layout",
      help: "tells which constraints hold a view where it is; an id, outlet, asset or label"
    ) { request, text throws(ValueError) in
      request.options.explainedView = text
    },
    Option("canvas", group: "Layout", help: "lays out as Interface Builder's canvas, without ad") {
      request, _ throws(ValueError) in request.options.isCanvas = true
    },
  ]
}
