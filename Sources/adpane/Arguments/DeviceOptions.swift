import AdPreview
import Arguments
import InterfaceBuilder
import ViewLayout

extension AdPaneArguments {
  static let deviceOptions: [Option<Request>] = [
    Option(
      "device", .value("NAME"), group: "Device",
      help: "a device such as iphone-se-3 or 'iPhone 16 Pro', or all; 'adpane devices' lists them; "
        + "may be repeated; without it the document's own",
      offer: Offer(
        words: Device.all.map(\.name) + ["all"],
        meanings: [String: String](
          Device.all.map { ($0.name, $0.simulatorName) }, uniquingKeysWith: { first, _ in first })),
      isRepeatable: true
    ) { request, text throws(ValueError) in
      for device in try OptionValues.devices(text) where !request.devices.contains(device) {
        request.devices.append(device)
      }
    },
    Option("landscape", group: "Device", help: "turns the devices that --device names") {
      request, _ throws(ValueError) in request.options.isLandscape = true
    },
    Option("width", .value("PT"), group: "Device", help: "the ad's width in points") {
      request, text throws(ValueError) in
      request.options.width = try OptionValues.number(
        text, in: OptionValues.points, expected: "a number of points from 1 to 10000")
    },
    Option(
      "size", .value("WxH|fit|saved"), group: "Device",
      help: "the ad's size in points, or as high as the content needs, or as saved",
      offer: Offer(words: ["fit", "saved"])
    ) { request, text throws(ValueError) in
      switch text {
      case "fit": request.options.height = .fit
      case "saved": request.options.height = .saved
      default:
        let size = try OptionValues.size(
          text, in: OptionValues.points, expected: "a size such as 320x250, fit or saved")
        request.options.width = size.width
        request.options.height = .exact(size.height)
      }
      request.lint.heights.append(request.options.height)
    },
    Option("min-height", .value("PT"), group: "Device", help: "the ad's least height in points") {
      request, text throws(ValueError) in
      request.options.minimumHeight = try OptionValues.number(
        text, in: OptionValues.points, expected: "a number of points from 1 to 10000")
    },
    Option(
      "appearance", .choice(Appearance.allCases.map(\.rawValue)), group: "Device",
      help: "light or dark mode"
    ) { request, text throws(ValueError) in
      request.options.appearance = Appearance(rawValue: text) ?? .light
      request.lint.appearances.append(request.options.appearance)
    },
    Option(
      "language", .value("CODE"), group: "Device",
      help:
        "the interface's language, such as de or ar, from the .strings or .xcstrings beside the "
        + "layout; double and accented are pseudo-languages",
      offer: Offer(words: ["ar", "de", "en", "fr", "he", "ja", "double", "accented"])
    ) { request, text throws(ValueError) in
      guard !text.isEmpty else { throw ValueError(expected: "a language code such as de") }
      request.options.language = LanguageCode.cased(text)
      request.lint.languages.append(LanguageCode.cased(text))
      if LanguageCode.isRightToLeft(text) { request.options.isRightToLeft = true }
    },
    Option("rtl", group: "Device", help: "lays out from right to left") {
      request, _ throws(ValueError) in
      request.options.isRightToLeft = true
      request.lint.isRightToLeft = true
    },
    Option(
      "text-size", .value("NAME"), group: "Device",
      help:
        "Dynamic Type's size for the views with a text style: "
        + TextSize.allCases.map(\.rawValue).joined(separator: ", "),
      offer: Offer(words: TextSize.allCases.map(\.rawValue))
    ) { request, text throws(ValueError) in
      request.options.textSize = try OptionValues.textSize(text)
      request.lint.textSizes.append(request.options.textSize)
    },
  ]
}
