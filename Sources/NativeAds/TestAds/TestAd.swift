/// An ad that comes with AdPane: made up, never served by anyone.
public struct TestAd: Equatable, Sendable {
  /// The name in ASCII, for `--ad test:NAME` and for file names.
  public var name: String { ad.name }
  /// The name in lists, in the ad's own script: 日本語 for `japanese`.
  public var title: String
  /// What the ad is good for, as a clause.
  public var purpose: String
  /// The ad.
  public var ad: NativeAd

  init(
    _ name: String, _ format: NativeAd.Format = .native, title: String? = nil, purpose: String,
    _ fill: (inout NativeAd) -> Void
  ) {
    self.title = title ?? name
    self.purpose = purpose
    var ad = NativeAd(name: name, format: format)
    fill(&ad)
    self.ad = ad
    self.ad.shareMainImage()
  }
}
