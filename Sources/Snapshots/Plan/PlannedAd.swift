import NativeAds

/// An ad that layouts are recorded with.
public struct PlannedAd: Equatable, Sendable {
  /// What the ad is called, such as `test:long-texts` or a file's name.
  public var name: String
  /// The ad; nil for the layout as it is.
  public var ad: NativeAd?
}

/// An ad as a manifest names it; the test ad of a layout's format waits for the layout.
enum AdChoice: Equatable, Sendable {
  case standard
  case planned(PlannedAd)

  /// Returns the ad for a layout of a format, nil where it has no ad view.
  func ad(for format: NativeAd.Format?) -> PlannedAd {
    switch self {
    case .planned(let ad): return ad
    case .standard:
      guard let format else { return PlannedAd(name: "none", ad: nil) }
      let standard = TestAds.standard(for: format)
      return PlannedAd(name: "test:" + standard.name, ad: standard)
    }
  }
}
