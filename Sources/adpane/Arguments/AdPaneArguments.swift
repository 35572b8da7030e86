import Arguments
import InterfaceBuilder
import NativeAds

/// The table of AdPane's commands and options.
enum AdPaneArguments {
  static let table = ArgumentTable<Request>(
    program: "adpane",
    summary: "shows what a native ad looks like in a .xib, in terminal cells",
    defaultCommand: gallery,
    commands: [
      browse, preview, render, inspect, lint, snapshot, diff, textconv, ads, devices, keys, manual,
    ],
    options: adOptions + deviceOptions + drawingOptions + lintOptions + snapshotOptions
      + outputOptions)

  private static let adNames = ["ad", "set", "without", "request"]
  private static let deviceNames = [
    "device", "landscape", "width", "size", "min-height", "appearance", "language", "rtl",
    "text-size",
  ]
  private static let drawingNames = [
    "adchoices", "eea", "content-mode", "media-ratio", "populate", "cell", "pictures",
  ]

  private static let layouts = Document.fileSuffixes
  private static let layoutsAndAds = Offer(files: .ending(layouts + [AdFile.fileSuffix]))

  private static let gallery = Command(
    "", synopsis: "[LAYOUT|AD|DIR]... [options]",
    summary: "at a terminal browses the layouts, else a gallery of them as text.",
    discussion: [
      "A layout is a .xib or .storyboard. A folder is searched for those that hold an ad view. Without any, the layouts of "
        + "the current folder are shown, or those that come with AdPane.",
      "In the panes ? lists the keys, as 'adpane keys' does; 'man adpane' holds everything.",
    ],
    options: adNames + deviceNames + drawingNames + ["color", "text-order", "ascii", "all"],
    operands: layoutsAndAds,
    examples: [
      .init("", "the gallery"),
      .init("render path/to/Your.xib", "your layout with a test ad"),
      .init("render path/to/Your.xib --ad your.json", "your layout with your ad"),
    ])

  private static let browse = Command(
    "browse", synopsis: "[LAYOUT|AD|DIR]... [options]",
    summary: "Shows layouts and ads in panes.",
    discussion: [
      "Lists of layouts and ads, the ad as it looks on a device, an inspector that tells what holds each view in place, and "
        + "what happens to the ad: impressions, clicks, its video. The lowest line names the keys, ? all of them, as 'adpane keys' does. Needs a terminal."
    ],
    options: adNames + deviceNames + drawingNames + ["color", "ascii", "object", "all"],
    operands: layoutsAndAds,
    examples: [
      .init("browse", "the layouts of this folder"),
      .init("browse Ads/ my.json --device iphone-se-3", "with an ad of yours on a small phone"),
    ])

  private static let preview = Command(
    "preview", synopsis: "LAYOUT [options]",
    summary: "Shows one layout in panes, drawn anew whenever it, its ad or their pictures change.",
    discussion: [
      "A save that can't be read leaves the last good frame and says what is wrong with it, and in which line. The key e opens "
        + "$VISUAL or $EDITOR at the line of the selected view; ? lists all keys, as 'adpane keys' does. Needs a terminal."
    ],
    options: adNames + deviceNames + drawingNames + ["color", "ascii", "object", "all"],
    operands: Offer(files: .ending(layouts)),
    examples: [
      .init("preview Ad.xib", "with a test ad"),
      .init("preview Ad.xib --ad my.json --appearance dark", "with an ad of yours, in dark mode"),
    ])

  private static let render = Command(
    "render", synopsis: "LAYOUT|DIR... [options]",
    summary: "Draws layouts with ads: every layout with every ad on every device.",
    discussion: [
      "A folder is searched for documents that hold an ad view; .gitignore, hidden folders, Pods, node_modules and build "
        + "folders are left out. The exit status is 0 when all could be drawn, whatever the errors that are said about a layout ('adpane lint' tells warnings too); it is 2 "
        + "when an input could not be read."
    ],
    options: adNames + deviceNames + drawingNames
      + ["format", "output", "color", "text-order", "ascii", "object", "all"],
    choices: ["format": ["text", "ansi", "svg", "html"]],
    operands: Offer(files: .ending(layouts)),
    examples: [
      .init("render Ad.xib --ad test:long-texts", "with a test ad"),
      .init("render Ad.xib --device iphone-se-1 --device ipad-9", "on two devices"),
      .init("render Ad.xib --ad my.json -o ad.svg", "into a picture"),
      .init("render . -o frames/", "a picture of every ad layout"),
      .init("render . --appearance dark", "every ad layout of a project"),
    ])

  private static let inspect = Command(
    "inspect", synopsis: "LAYOUT|DIR... [options]",
    summary: "Tells where each view of a layout is and which asset it shows.",
    discussion: [
      "As text, or as one JSON object a line and layout. With --canvas the layout is placed as on Interface Builder's canvas. "
        + "The exit status is 0 whatever the findings; a script reads them from the JSON's findings. It is 2 when an input could "
        + "not be read."
    ],
    options: adNames + deviceNames + drawingNames
      + ["format", "output", "ascii", "object", "all", "canvas", "why"],
    choices: ["format": ["text", "json"]], operands: Offer(files: .ending(layouts)),
    examples: [
      .init("inspect Ad.xib", "a table of the views"),
      .init("inspect Ad.xib --why headlineView", "what holds a view in place"),
      .init("inspect Ad.xib --format json", "the same for programs"),
    ])

  private static let lint = Command(
    "lint", synopsis: "LAYOUT|DIR... [options]",
    summary:
      "Says what the SDK's validator and the ad policies would say, before the app is built.",
    discussion: [
      "Every layout is looked at with every ad on every device, at the height that fits and the saved one. --appearance, "
        + "--language, --text-size and --size may be repeated too. A fault that shows in several combinations is told once, "
        + "with where it shows.",
      "What the app's code does, no layout tells: \"code\" in adpane.json says it, and \"lint\" there sets severities. "
        + "adpane:disable RULE in the label or comment of a view silences a rule for the view and all in it.",
      "The exit status is 1 when something of severity error was found, and 2 when an input could not be read or there is no "
        + "file to look at.",
    ],
    options: adNames + deviceNames + [
      "adchoices", "eea", "content-mode", "media-ratio", "populate",
    ]
      + [
        "explain", "severity", "rule", "disable", "baseline", "write-baseline", "jobs", "format",
        "output", "object", "all",
      ],
    choices: ["format": ["text", "json", "sarif", "github", "markdown"]],
    remarks: ["format": "markdown goes with --explain alone, which is written as text or markdown"],
    operands: Offer(files: .ending(layouts)),
    examples: [
      .init("lint Ad.xib", "with a test ad"),
      .init("lint . --device all --ad test:video", "every ad layout of a project on every device"),
      .init("lint . --appearance light --appearance dark", "in both modes"),
      .init("lint . --format sarif -o lint.sarif", "for code scanning"),
      .init("lint --explain outside-ad-view", "what a rule is about"),
    ])

  private static let snapshot = Command(
    "snapshot",
    synopsis: "init|verify|record|review|accept|reject|list [MANIFEST|DIR] [options]",
    summary: "Records frames as text, and tells which are another than the recorded one.",
    discussion: [
      "A manifest, adpane.json, lists layouts, ads, devices, appearances, languages and text sizes; every combination is a case. "
        + "It is looked for in the current folder and above. init writes a first one, record the frames, verify compares and "
        + "leaves each that differs beside its reference as .frame.new, with pictures. review shows these, accept and reject decide; "
        + "both take a folder of such files too, such as a download from CI. list tells every case with its status.",
      "The exit status of verify is 1 when a frame is new, changed or unreadable or a reference has no case, that of review "
        + "without a terminal is 1 while a frame waits, and both are 2 when an input could not be read.",
    ],
    options: [
      "update", "unreferenced", "filter", "shard", "jobs", "verbose", "report", "output", "color",
      "ascii",
    ],
    operands: Offer(
      words: ["init", "verify", "record", "review", "accept", "reject", "list"],
      files: .ending([".json"])),
    examples: [
      .init("snapshot init", "a manifest for the layouts of this folder"),
      .init("snapshot record", "draws and records every case"),
      .init("snapshot verify", "tells what changed since"),
      .init("snapshot accept --filter dark", "takes new frames over"),
      .init("snapshot verify --shard 2/4 --report junit.xml", "a part, for CI"),
    ])

  private static let diff = Command(
    "diff", synopsis: "OLD NEW [options]",
    summary: "Tells how the drawn ad differs between two layouts.",
    discussion: [
      "Text, styles and geometry are compared, so that what Xcode changes in a file and nobody sees is left out. The exit status "
        + "is 1 when the frames differ, and 2 when an input could not be read."
    ],
    options: adNames + deviceNames + drawingNames + ["color", "ascii", "object"],
    operands: Offer(files: .ending(layouts)),
    examples: [
      .init("diff Old.xib New.xib", "with the test ad"),
      .init("diff Old.xib New.xib --ad my.json --device iphone-se-1", "with your ad"),
    ])

  private static let textconv = Command(
    "textconv", synopsis: "FILE",
    summary: "Writes a layout's frame as text, for git diff.",
    discussion: [
      "git config diff.adpane.textconv 'adpane textconv', and a line '*.xib diff=adpane' in .gitattributes, make 'git diff' show "
        + "how the drawn ad changed. A file that cannot be drawn is written as it is, and the exit status is 0 "
        + "unless there is no such file."
    ],
    options: [], operands: Offer(files: .ending(layouts)),
    examples: [.init("textconv Ad.xib", "the frame of a layout")])

  private static let ads = Command(
    "ads", synopsis: "[AD]... [options]",
    summary: "Lists the test ads, or tells what an ad file was understood as.",
    options: ["request", "format", "output"], choices: ["format": ["text", "json"]],
    operands: Offer(files: .ending([".json"])),
    examples: [
      .init("ads", "the test ads"), .init("ads my.json", "what a file holds"),
    ])

  private static let devices = Command(
    "devices", synopsis: "[options]",
    summary: "Lists the devices that --device takes, with their screens.",
    options: ["format", "output"], choices: ["format": ["text", "json"]])

  private static let keys = Command(
    "keys", synopsis: "[options]", summary: "Lists the keys of browse and preview.",
    options: ["format", "output"], choices: ["format": ["text", "markdown"]])

  private static let manual = Command(
    "manual", synopsis: "[options]",
    summary: "Writes the manual page, or completions for a shell.",
    discussion: [
      "'make install' puts all of them where man and the shells look. Without --format it is the page, as 'man -l' takes it."
    ],
    options: ["format", "output"], choices: ["format": ["man", "bash", "zsh", "fish"]],
    examples: [
      .init("manual | man -l -", "reads the page"),
      .init("manual --format fish -o adpane.fish", "completions for fish"),
    ])
}
