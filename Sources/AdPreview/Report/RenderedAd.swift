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

/// What became of one asset.
public struct AssetBinding: Equatable, Sendable {
  /// What can become of an asset.
  public enum State: String, Sendable {
    /// The ad has it and a view shows it.
    case bound
    /// The ad lacks it, and a view waits for it.
    case absent
    /// The ad has it, and no view is connected for it.
    case unplaced
  }

  /// The asset's name, such as `headline`.
  public var asset: String
  /// The outlet's name, such as `headlineView`.
  public var outlet: String
  /// The id of the view; nil where none is connected.
  public var viewID: String?
  /// What became of it.
  public var state: State
}

/// A view as it was laid out and drawn.
public struct RenderedView: Equatable, Sendable {
  /// Where a view's content comes from.
  public enum Content: String, Sendable {
    case asset, `static`, none
  }

  /// The object id or stable path.
  public var id: String
  /// The path of child positions from the root, such as `0/2`.
  public var path: String
  /// The XML element's name.
  public var element: String
  /// The class.
  public var className: String
  /// The outlets that point at the view.
  public var outlets: [String]
  /// The parent's id.
  public var parent: String?
  /// The line of the element.
  public var line: Int
  /// How the view got its frame.
  public var mode: LayoutMode
  /// Where the content comes from.
  public var content: Content
  /// Points, in the superview's coordinates.
  public var frame: Rect
  /// Points, in the ad view's coordinates.
  public var rect: Rect
  /// The frame in the document.
  public var saved: Rect?
  /// Cells, in the grid's coordinates.
  public var cells: CellRect
  /// Whether the view or one around it is hidden.
  public var isHidden: Bool
  /// The text that the view has; nil for views without.
  public var text: String?
  /// Lines that are drawn.
  public var lineCount: Int
  /// Why the device cuts the text; nil where it does not.
  public var deviceCut: TextCut?
  /// Why the terminal cuts the text; nil where it does not.
  public var terminalCut: TextCut?
  /// Where the picture is drawn, in the ad view's coordinates in points.
  public var picture: Rect?

  /// Whether the device cuts the text.
  public var isTruncatedOnDevice: Bool { deviceCut != nil }
  /// Whether the terminal cuts the text.
  public var isTruncatedInTerminal: Bool { terminalCut != nil }
}

/// The AdChoices marker.
public struct AdChoicesMarker: Equatable, Sendable {
  /// The corner.
  public var corner: AdChoicesPosition
  /// Points, in the ad view's coordinates.
  public var rect: Rect
  /// Cells, in the grid's coordinates.
  public var cells: CellRect
}

/// The layout's own mark that this is an ad.
public struct Attribution: Equatable, Sendable {
  /// The label's id.
  public var id: String?
  /// The label's text.
  public var text: String
}

/// What the solver says about a layout.
public struct ConstraintReport: Equatable, Sendable {
  /// Constraints in force.
  public var total: Int
  /// Required ones that were dropped, and why.
  public var conflicts: [LayoutConflict]
  /// Ids of optional ones that do not hold.
  public var unsatisfied: [String]
  /// Ids of views whose frame is not determined.
  public var ambiguous: [String]
}

/// A fault or remark about a layout with an ad.
public struct Finding: Equatable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, Comparable, Sendable {
    case note, warning, error

    /// Orders severities from the mildest.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The rule's stable id, such as `constraint-conflict`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// The id of the view that is meant.
  public var viewID: String?
  /// The id of another view that has a part in it, such as the one in front.
  public var relatedViewID: String?
  /// The outlet that is meant.
  public var outlet: String?
  /// What is the matter, with the numbers and the remedy.
  public var message: String
  /// Where in the document.
  public var location: SourceLocation?

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, viewID: String? = nil, outlet: String? = nil,
    message: String, location: SourceLocation? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.viewID = viewID
    self.outlet = outlet
    self.message = message
    self.location = location
  }
}
