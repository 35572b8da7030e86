import AdPreview
import Cells
import InterfaceBuilder
import ViewLayout

/// The two lines of a frame file that say what is drawn and where.
enum FrameTitle {
  /// The last of the circumstances of a frame that is drawn with ASCII alone.
  static let ascii = "ascii"

  /// `SmallAd.xib#ad-root  ad long-texts  attribution own`.
  static func title(of rendered: RenderedAd, name: String) -> String {
    var parts = [name + "#" + rendered.objectID]
    if let ad = rendered.adName {
      parts += ["ad " + ad, "attribution " + (rendered.attribution == nil ? "none" : "own")]
    } else {
      parts.append("no ad")
    }
    return VisibleText.make(parts.joined(separator: "  "))
  }

  /// `iphone-se-3 light en ltr L  210x48 pt  cell 6x12`, and whatever else is not as in a plain call.
  static func circumstances(of rendered: RenderedAd) -> String {
    let options = rendered.options
    let environment = [
      rendered.deviceName ?? "no-device", options.isLandscape ? "landscape" : nil,
      options.appearance.rawValue, options.language ?? "base",
      options.isRightToLeft ? "rtl" : "ltr", shortName(of: options.textSize),
    ]
    let size = rendered.adView.frame.size
    let parts = [
      environment.compactMap { $0 }.joined(separator: " "),
      "\(words(size)) pt", "cell \(words(options.cell))",
    ]
    return VisibleText.make((parts + others(options)).joined(separator: "  "))
  }

  /// Apple's short name of a Dynamic Type size, such as `L` or `AX3`.
  static func shortName(of size: TextSize) -> String {
    switch size {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  private static func words(_ size: Size) -> String {
    PointText.make(size.width) + "x" + PointText.make(size.height)
  }

  private static func others(_ options: PreviewOptions) -> [String] {
    var parts: [String] = []
    switch options.adChoices {
    case .preferred: break
    case .corner(let corner): parts.append("adchoices \(corner.rawValue)")
    case .none: parts.append("adchoices none")
    }
    if options.isEEA { parts.append("eea") }
    if let mode = options.contentMode { parts.append("content mode \(mode.rawValue)") }
    if options.mediaRatio != .auto { parts.append("media ratio \(options.mediaRatio.rawValue)") }
    if let populate = options.populate { parts.append("populate \(populate.rawValue)") }
    if options.pictures != .outline { parts.append("pictures \(options.pictures.rawValue)") }
    if options.isASCII { parts.append(ascii) }
    return parts
  }
}
