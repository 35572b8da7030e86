import AdPreview
import Arguments
import InterfaceBuilder
import NativeAds

extension AdPaneArguments {
  static let drawingOptions: [Option<Request>] = [
    Option(
      "adchoices", .choice(AdChoicesPosition.allCases.map(\.rawValue) + ["none"], name: "CORNER"),
      group: "Drawing",
      help: "the corner of AdChoices: topLeft, topRight, bottomLeft, bottomRight or none"
    ) { request, text throws(ValueError) in
      request.options.adChoices = AdChoicesPosition(rawValue: text).map { .corner($0) } ?? .none
    },
    Option("eea", group: "Drawing", help: "shows AdChoices on directly sold ads too") {
      request, _ throws(ValueError) in request.options.isEEA = true
    },
    Option(
      "content-mode", .choice(ContentMode.allCases.map(\.rawValue), name: "MODE"),
      group: "Drawing", help: "how the media view fits its picture, such as scaleAspectFill"
    ) { request, text throws(ValueError) in
      request.options.contentMode = ContentMode(rawValue: text)
    },
    Option(
      "media-ratio", .choice(PreviewOptions.MediaRatio.allCases.map(\.rawValue)),
      group: "Drawing", help: "whether the media view gets the ad's ratio as a constraint"
    ) { request, text throws(ValueError) in
      request.options.mediaRatio = PreviewOptions.MediaRatio(rawValue: text) ?? .auto
    },
    Option(
      "populate", .choice(PreviewOptions.Populate.allCases.map(\.rawValue)), group: "Drawing",
      help:
        "what the app's code does with the views of assets that the ad lacks: guide hides them, "
        + "as the SDK's guides show; swiftui leaves them empty; template hides them, shows stars "
        + "instead of the body and the advertiser instead of the store, as Google's templates do"
    ) { request, text throws(ValueError) in
      request.options.populate = PreviewOptions.Populate(rawValue: text)
    },
    Option(
      "cell", .value("WxH"), group: "Drawing", help: "a cell's size in points (6x12)",
      offer: Offer(words: ["6x12", "4x8", "8x16"])
    ) { request, text throws(ValueError) in
      request.options.cell = try OptionValues.size(
        text, in: OptionValues.cellPoints, expected: "a size in points such as 6x12 or 4x8")
    },
    Option(
      "pictures", .choice(PreviewOptions.Pictures.allCases.map(\.rawValue)), group: "Drawing",
      help: "as symbols (in colour), as an outline (in text), or as the image (SVG and HTML)"
    ) { request, text throws(ValueError) in
      request.pictures = PreviewOptions.Pictures(rawValue: text)
    },
  ]
}
