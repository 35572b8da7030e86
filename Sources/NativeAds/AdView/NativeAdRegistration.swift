/// An ad view with its asset views, as the SDK sees it when an ad is associated.
public struct NativeAdRegistration: Equatable, Sendable {
  /// A rectangle in points, in the ad view's coordinates.
  public struct Frame: Equatable, Sendable {
    public var x, y, width, height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A view that shows an asset.
  public struct AssetView: Equatable, Sendable {
    /// The asset.
    public var asset: NativeAdAsset
    /// Where the view is.
    public var frame: Frame
    /// Whether the view is in the ad view's tree of views.
    public var isDescendant: Bool
    /// Whether the view takes touches itself, as a button does.
    public var isUserInteractionEnabled: Bool
    /// Whether the view is a control.
    public var isControl: Bool

    /// Creates a view; by default a label inside the ad view.
    public init(
      _ asset: NativeAdAsset, _ frame: Frame, isDescendant: Bool = true,
      isUserInteractionEnabled: Bool = false, isControl: Bool = false
    ) {
      self.asset = asset
      self.frame = frame
      self.isDescendant = isDescendant
      self.isUserInteractionEnabled = isUserInteractionEnabled
      self.isControl = isControl
    }
  }

  /// What is wrong with a registration.
  public enum Fault: Equatable, Sendable {
    /// An asset view is not a view inside the ad view.
    case notInside(NativeAdAsset)
    /// An asset view reaches beyond the ad view, however little.
    case outside(NativeAdAsset)
    /// A control takes the touches that the SDK should get.
    case userInteractionEnabled(NativeAdAsset)
    /// The ad view's class does not show ads of this format.
    case formatMismatch(NativeAdViewClass, NativeAd.Format)
    /// The class has no outlet for the asset.
    case noOutlet(NativeAdAsset)
    /// The media view is registered as clickable.
    case mediaClickable
    /// The media view is too small for the ad's video, below 120 points in a side.
    case mediaTooSmallForVideo(width: Double, height: Double)
    /// The ad view is too small to be served, below 32 points in a side.
    case tooSmall(width: Double, height: Double)
  }

  /// The ad view's class.
  public var viewClass: NativeAdViewClass
  /// The ad view's size.
  public var width, height: Double
  /// The views of the outlets.
  public var assetViews: [AssetView]
  /// The assets that are registered as clickable by hand; nil for all that have an outlet.
  public var clickable: [NativeAdAsset]?

  /// The side in points below which an ad view is not served (the SDK warns about slots of less).
  public static let leastSide = 32.0

  /// Whether a side of the ad view is below `leastSide`.
  public var isTooSmallToBeServed: Bool { width < Self.leastSide || height < Self.leastSide }

  /// Creates a registration of an ad view of a size in points.
  public init(
    _ viewClass: NativeAdViewClass, width: Double, height: Double, assetViews: [AssetView]
  ) {
    self.viewClass = viewClass
    self.width = width
    self.height = height
    self.assetViews = assetViews
  }

  /// What taps on open the ad: the outlets' views whose asset the ad has, but AdChoices and media.
  public func clickableAssets(for ad: NativeAd) -> [NativeAdAsset] {
    (clickable ?? assetViews.map(\.asset)).filter { asset in
      asset != .adChoices && asset.isPresent(in: ad)
        && !(asset == .media && ad.mediaContent.hasVideoContent)
    }
  }

  /// What is wrong when an ad is associated, in the order of the views.
  public func faults(for ad: NativeAd) -> [Fault] {
    var faults: [Fault] = []
    if !viewClass.matches(ad.format) { faults.append(.formatMismatch(viewClass, ad.format)) }
    if isTooSmallToBeServed { faults.append(.tooSmall(width: width, height: height)) }
    if clickable?.contains(.media) == true { faults.append(.mediaClickable) }
    let outlets = Set(viewClass.assets)
    for view in assetViews {
      if !outlets.contains(view.asset) { faults.append(.noOutlet(view.asset)) }
      if !view.isDescendant {
        faults.append(.notInside(view.asset))
      } else if !contains(view.frame) {
        faults.append(.outside(view.asset))
      }
      if view.isControl, view.isUserInteractionEnabled {
        faults.append(.userInteractionEnabled(view.asset))
      }
      if view.asset == .media, ad.mediaContent.hasVideoContent,
        view.frame.width < 120 || view.frame.height < 120
      {
        faults.append(
          .mediaTooSmallForVideo(width: view.frame.width, height: view.frame.height))
      }
    }
    return faults
  }

  /// The SDK's check is exact; a thousandth of a point is rounding, not a fault.
  private func contains(_ frame: Frame) -> Bool {
    let tolerance = 0.001
    return frame.x >= -tolerance && frame.y >= -tolerance
      && frame.x + frame.width <= width + tolerance
      && frame.y + frame.height <= height + tolerance
  }
}

extension NativeAdRegistration.Fault: CustomStringConvertible {
  /// What is wrong and what to do, as a clause.
  public var description: String {
    switch self {
    case .notInside(let asset):
      "\(asset.outletName) is not inside the ad view; taps on it are not counted"
    case .outside(let asset): "\(asset.outletName) reaches beyond the ad view"
    case .userInteractionEnabled(let asset):
      "\(asset.outletName) is a control with user interaction; switch it off, so that the SDK gets the tap"
    case .formatMismatch(let viewClass, let format):
      "\(viewClass.rawValue) does not show ads of the format \(format.rawValue)"
    case .noOutlet(let asset): "the ad view's class has no \(asset.outletName)"
    case .mediaClickable: "the media view must not be registered as clickable"
    case .mediaTooSmallForVideo(let width, let height):
      "the media view of \(width)×\(height) points is too small for a video, which needs 120×120"
    case .tooSmall(let width, let height):
      "the ad view of \(width)×\(height) points is too small; less than 32×32 is not served"
    }
  }
}

extension NativeAdAsset {
  fileprivate var outletName: String { outlet ?? rawValue }
}
