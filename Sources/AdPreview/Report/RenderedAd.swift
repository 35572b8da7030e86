import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// A layout with an ad in it, laid out and drawn, and what there is to say about it.
public struct RenderedAd: Sendable {
  /// The picture in cells.
  public var grid: Grid
  /// The path of the layout's document, as it was given.
  public var layoutPath: String
  /// The object id of the view that was drawn.
  public var objectID: String
  /// The ad's name; nil without an ad.
  public var adName: String?
  /// What was simulated.
  public var options: PreviewOptions
  /// The device's name, or the document's own; nil where neither is known.
  public var deviceName: String?
  /// Pixels a point.
  public var scale: Double
  /// The ad view (or the plain layout's root).
  public var adView: AdViewDescription
  /// Each asset and where it went.
  public var assets: [AssetBinding]
  /// Each view that was laid out.
  public var views: [RenderedView]
  /// The AdChoices marker.
  public var adChoices: AdChoicesMarker?
  /// The layout's own attribution.
  public var attribution: Attribution?
  /// What the solver says.
  public var constraints: ConstraintReport
  /// Faults and remarks.
  public var findings: [Finding]
  /// The pictures themselves, behind cells without a background; empty unless they were asked for.
  public var pictures: [FramePicture] = []
  /// The symbols that stand in one cell and are larger on the device.
  public var glyphs: [FrameGlyph] = []
  /// The corners of fills that are round on the device; the cells show them in quarters.
  public var corners: [FrameCorner] = []
  /// Pictures that could not be drawn, each once; always empty where pictures are outlines.
  public var pictureProblems: [PictureProblem] = []
  /// Where the ad's video plays; nil without one, and where pictures are not drawn as symbols.
  public var video: VideoStage?
  /// Why the view that the options ask about is where it is; nil where none was asked about or found.
  public var reasons: FrameReasons?
}

/// The view that holds the ad.
public struct AdViewDescription: Equatable, Sendable {
  /// The object id or stable path.
  public var id: String
  /// The class, such as `GADNativeAdView`.
  public var className: String
  /// The frame in points.
  public var frame: Rect
}
