import Cells

/// The line above a frame: which layout with which ad, where and how large.
///
/// It begins with the word "Ad" where an ad is shown, so that every frame is marked as one outside the ad's own cells.
public struct FrameHeading: Equatable, Sendable {
  /// The parts of the line, in order.
  public let parts: [String]

  /// Creates the heading of a frame.
  ///
  /// - Parameters:
  ///   - rendered: The frame.
  ///   - adName: What the ad is called; nil without an ad.
  ///   - showsObject: Whether the layout's object is named, as it must be where its document has several.
  public init(_ rendered: RenderedAd, adName: String?, showsObject: Bool) {
    var parts = rendered.adName == nil ? [] : ["Ad"]
    parts.append(rendered.layoutPath + (showsObject ? "#" + rendered.objectID : ""))
    parts.append(adName ?? "no ad")
    if let device = rendered.deviceName { parts.append(device) }
    let size = rendered.adView.frame.size
    parts.append("\(PointText.make(size.width))x\(PointText.make(size.height)) pt")
    parts += Self.circumstances(rendered.options)
    self.parts = parts
  }

  /// The line as text; characters that would act or hide in it are visible marks.
  public var text: String { VisibleText.make(parts.joined(separator: "  ")) }

  /// What differs from a plain call.
  public static func circumstances(_ options: PreviewOptions) -> [String] {
    var words: [String] = []
    if options.isCanvas { words.append("canvas") }
    if options.isLandscape { words.append("landscape") }
    if options.appearance == .dark { words.append("dark") }
    if let language = options.language { words.append(language) }
    if options.isRightToLeft { words.append("rtl") }
    if options.textSize != .large { words.append("text size \(options.textSize.rawValue)") }
    return words
  }
}
