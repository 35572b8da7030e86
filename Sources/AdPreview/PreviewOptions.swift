import InterfaceBuilder
import NativeAds
import ViewLayout

/// Everything about a preview that is neither the layout nor the ad.
public struct PreviewOptions: Equatable, Sendable {
  /// How the ad's height is chosen.
  public enum Height: Equatable, Sendable {
    /// What the content needs; the saved height where the content does not determine one.
    case fit
    /// The height saved in the document.
    case saved
    /// This many points.
    case exact(Double)
  }

  /// Where AdChoices goes.
  public enum AdChoices: Equatable, Sendable {
    /// The ad's corner, or the SDK's default, top right.
    case preferred
    /// A corner.
    case corner(AdChoicesPosition)
    /// Nowhere.
    case none
  }

  /// Whether the media view gets the ad's ratio as a constraint.
  public enum MediaRatio: String, CaseIterable, Sendable {
    case auto, on, off
  }

  /// What the app's code does with assets that an ad lacks.
  public enum Populate: String, CaseIterable, Sendable {
    case guide, swiftui, template
  }

  /// How pictures are drawn.
  public enum Pictures: String, CaseIterable, Sendable {
    /// As characters in their colours.
    case symbols
    /// As their outline with a label.
    case outline
    /// As themselves, in forms that can hold pictures; the cells behind them have their colours.
    case image
  }

  /// The device; nil for the document's own.
  public var device: Device?
  /// Whether the device is turned.
  public var isLandscape: Bool
  /// The ad's width in points; nil for the device's, or the saved one.
  public var width: Double?
  /// How the ad's height is chosen.
  public var height: Height
  /// The least height in points.
  public var minimumHeight: Double
  /// Light or dark.
  public var appearance: Appearance
  /// A BCP 47 code, or the pseudo-languages `double` and `accented`; nil for the document's own texts.
  public var language: String?
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool
  /// The Dynamic Type size; on the canvas, large stands for the size that Interface Builder showed.
  public var textSize: TextSize
  /// Where AdChoices goes.
  public var adChoices: AdChoices
  /// Whether the ad is shown in the European Economic Area, where direct ads have AdChoices too.
  public var isEEA: Bool
  /// A content mode for the media view in place of the document's.
  public var contentMode: ContentMode?
  /// Whether the media view gets the ad's ratio as a constraint.
  public var mediaRatio: MediaRatio
  /// What the app's code does; nil for what fits the layout's class.
  public var populate: Populate?
  /// A cell's size in points.
  public var cell: Size
  /// How pictures are drawn.
  public var pictures: Pictures
  /// Whether the frame is shown without colours, so that pictures are drawn by shapes alone.
  public var isMonochrome: Bool
  /// A view whose frame is to be explained: its id, outlet, asset or label; nil for none.
  public var explainedView: String?
  /// Whether only ASCII may be drawn.
  public var isASCII: Bool
  /// Whether the document is laid out as on Interface Builder's canvas, without an ad.
  public var isCanvas: Bool

  /// Creates the options of a plain call.
  public init() {
    isLandscape = false
    height = .fit
    minimumHeight = 0
    appearance = .light
    isRightToLeft = false
    textSize = .large
    adChoices = .preferred
    isEEA = false
    mediaRatio = .auto
    cell = Size(width: 6, height: 12)
    pictures = .outline
    isMonochrome = false
    isASCII = false
    isCanvas = false
  }
}
