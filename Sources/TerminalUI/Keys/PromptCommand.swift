/// What can be typed after `:`, besides the names of what keys do.
enum PromptCommand: String, CaseIterable, Sendable {
  case save, snapshot, ad, layout, device, width, language
  case textSize = "text-size"
  case cell, set, without, plain

  /// The command with what follows it.
  var usage: String {
    switch self {
    case .save: "save FILE"
    case .snapshot: "snapshot FILE"
    case .ad: "ad NAME|FILE"
    case .layout: "layout NAME"
    case .device: "device NAME"
    case .width: "width PT"
    case .language: "language CODE"
    case .textSize: "text-size NAME"
    case .cell: "cell WxH"
    case .set: "set KEY=VALUE"
    case .without: "without ASSET"
    case .plain: "plain"
    }
  }

  /// What the command does, as a clause.
  var help: String {
    switch self {
    case .save:
      "saves the frame; the name's ending decides: .txt, .ans, .svg, .html; save! writes over a file"
    case .snapshot:
      "saves the frame as a snapshot for tests, with outlines for pictures; snapshot! writes over one"
    case .ad: "shows an ad of the list, or the ads of a file"
    case .layout: "shows a layout of the list"
    case .device: "shows the ad on a device; alone, on the document's own"
    case .width: "makes the ad so many points wide; alone, as wide as the device"
    case .language: "takes the texts of a language; alone, the document's own"
    case .textSize: "sets the Dynamic Type size"
    case .cell: "makes a cell so many points large, such as 4x8"
    case .set: "changes an asset of the ad"
    case .without: "takes an asset out of the ad"
    case .plain:
      "the document's own device, language and direction, light appearance and the usual text size"
    }
  }
}
