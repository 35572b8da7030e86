/// The one table of keys: what handles them, the bottom bar, the help, the man page and the README are made from it.
enum KeyTable {
  private static let lists: Set<PaneKind> = [.layouts, .ads]
  private static let scrolled: Set<PaneKind> = [.inspector, .events]

  /// All keys, in the order of the help.
  static let bindings: [KeyBinding] = moving + surroundings + drawing + rest

  private static let moving: [KeyBinding] = [
    .init([.tab], .nextPane, .moving, bar: "next pane", "the next pane"),
    .init([.backTab], .previousPane, .moving, "the pane before"),
    .init([.up, .character("k")], .up, .moving, "up; in the ad, the view before"),
    .init([.down, .character("j")], .down, .moving, "down; in the ad, the next view"),
    .init([.character("K")], .previousView, .moving, in: [.ad], "in a feed, the view before"),
    .init([.character("J")], .nextView, .moving, in: [.ad], "in a feed, the next view"),
    .init(
      [.left, .character("h")], .left, .moving, in: [.ad],
      "in the ad, to the left where it is wider than its pane, or to the device there"),
    .init(
      [.right, .character("l")], .right, .moving, in: [.ad],
      "in the ad, to the right where it is wider than its pane, or to the device there"),
    .init([.pageUp, .control("b")], .pageUp, .moving, "a page up"),
    .init([.pageDown, .control("f")], .pageDown, .moving, "a page down"),
    .init([.character("g"), .home], .first, .moving, "to the first"),
    .init([.character("G"), .end], .last, .moving, "to the last"),
    .init(
      [.enter, .right, .character("l")], .open, .moving, bar: "open", in: lists,
      "in a list, to the ad"),
    .init([.enter], .open, .moving, bar: "tap", in: [.ad], "in the ad, taps the selected view"),
    .init(
      [.character("/")], .search, .moving, bar: "filter", in: lists, "filters the list as you type"),
    .init(
      [.character("/")], .search, .moving, bar: "search", in: scrolled,
      "searches the text, as in this help"),
    .init(
      [.character("/")], .search, .moving, bar: "search", in: [.ad],
      "in the ad, looks for a view by its class, outlet or text; in a feed, for an item by its words"
    ),
    .init([.character("n")], .nextMatch, .moving, "the next match"),
    .init([.character("N")], .previousMatch, .moving, "the match before"),
    .init([.character("]")], .nextLayout, .moving, "the next layout"),
    .init([.character("[")], .previousLayout, .moving, "the layout before"),
    .init([.character("}")], .nextAd, .moving, "the next ad"),
    .init([.character("{")], .previousAd, .moving, "the ad before"),
  ]

  private static let surroundings: [KeyBinding] = [
    .init([.character("d")], .chooseDevice, .ad, bar: "device", "chooses the device"),
    .init([.character("D")], .nextDevice, .ad, "the next device"),
    .init(
      [.character("b")], .sideBySide, .ad, bar: "side by side",
      "one device, two or three side by side, as many as there is room for"),
    .init([.character("<"), .shiftLeft], .narrower, .ad, bar: "narrower", "one column narrower"),
    .init([.character(">"), .shiftRight], .wider, .ad, bar: "wider", "one column wider"),
    .init([.character("=")], .ownWidth, .ad, "the width of the device"),
    .init([.character("v")], .turn, .ad, bar: "turn", "turns the device"),
    .init([.character("a")], .appearance, .ad, bar: "light/dark", "light or dark appearance"),
    .init([.character("r")], .rightToLeft, .ad, bar: "RTL", "lays out from right to left"),
    .init(
      [.character("t")], .chooseTextSize, .ad, bar: "text size", "chooses the Dynamic Type size"),
    .init([.character("L")], .chooseLanguage, .ad, bar: "language", "chooses the language"),
    .init(
      [.character("c")], .adChoices, .ad, bar: "AdChoices", "moves AdChoices to the next corner"),
    .init(
      [.character("x")], .chooseAssets, .ad, bar: "assets",
      "takes assets out of the ad, or puts them back"),
    .init(
      [.character("m")], .chooseContentMode, .ad, bar: "content mode",
      "chooses the media view's content mode"),
    .init([.character("M")], .mediaRatio, .ad, "whether the media view gets the ad's aspect ratio"),
  ]

  private static let drawing: [KeyBinding] = [
    .init([.character("z"), .character("+")], .zoomIn, .drawing, bar: "zoom", "closer"),
    .init([.character("Z"), .character("-")], .zoomOut, .drawing, "farther"),
    .init([.character("0")], .zoomToFit, .drawing, "as close as the pane has room for"),
    .init([.character("p")], .pictures, .drawing, bar: "pictures", "pictures or their outlines"),
    .init(
      [.character("o")], .outlines, .drawing, bar: "outlines",
      "outlines of the views with their names"),
    .init(
      [.character("f")], .feed, .drawing, bar: "feed", "a feed with the ad in it, or the ad alone"),
    .init(
      [.character("i")], .inspector, .drawing, bar: "inspector", "shows or hides the inspector"),
    .init([.character("E")], .events, .drawing, "shows or hides the events"),
  ]

  private static let rest: [KeyBinding] = [
    .init(
      [.character("A")], .explainAdChoices, .rest, "selects AdChoices and tells why it is there"),
    .init([.character(" ")], .play, .rest, bar: "play", "plays or pauses the video"),
    .init([.character("u")], .mute, .rest, "the video's sound on or off"),
    .init(
      [.character("e")], .edit, .rest, bar: "edit",
      "opens the editor at the line of the selected view"),
    .init(
      [.character("s")], .save, .rest, bar: "save", "saves the frame as text, ANSI, SVG or HTML"),
    .init([.character("S")], .takeSnapshot, .rest, "takes a snapshot for tests"),
    .init(
      [.character("R"), .function(5)], .reload, .rest, bar: "reload",
      "looks for layouts again, reads the selected one and requests the ad anew"),
    .init([.character(":")], .command, .rest, bar: "command", "a command line with completion"),
    .init([.character("W")], .messages, .rest, "the words that the lowest line said so far"),
    .init([.character("?"), .function(1)], .help, .rest, bar: "help", "this help"),
    .init([.control("l")], .redraw, .rest, "draws the screen anew"),
    .init([.control("z")], .suspend, .rest, "back to the shell; 'fg' comes back"),
    .init(
      [.character("q")], .close, .rest, bar: "quit",
      "quits; closes just a menu or box that is open"),
    .init(
      [.escape], .cancel, .rest,
      "closes what is open, ends a search or filter, stops what is under way"),
    .init(
      [.character("Q"), .control("c")], .quit, .rest,
      "quits; Control-C closes just the line, menu or box that is open"),
  ]

  /// What a key does in a pane; nil for nothing.
  static func command(for key: Key, in pane: PaneKind) -> BrowserCommand? {
    let fitting = bindings.filter { $0.keys.contains(key) }
    return
      (fitting.first { $0.panes?.contains(pane) == true } ?? fitting.first { $0.panes == nil })?
      .command
  }

  /// The keys that the bottom bar names for a pane, the ones of the pane itself first.
  static func bar(for pane: PaneKind) -> [KeyBinding] {
    let shown = bindings.filter { $0.label != nil && $0.panes?.contains(pane) != false }
    let own = shown.filter { $0.panes != nil }
    // Why something is as it is comes before everything else that can be changed about it.
    let first: [BrowserCommand] = [.inspector, .help, .close]
    let last = first.flatMap { command in shown.filter { $0.command == command } }
    let others = shown.filter { $0.panes == nil && !first.contains($0.command) }
    return own + last + others
  }

  /// The binding of a command that holds in most panes; nil for none.
  static func binding(of command: BrowserCommand) -> KeyBinding? {
    bindings.first { $0.command == command && $0.panes == nil }
      ?? bindings.first { $0.command == command }
  }
}
