import NativeAds

extension RenderedAd {
  /// The ad view with its asset views as the SDK sees it when the ad is associated.
  ///
  /// The guides' code switches the user interaction of buttons off, and so it is here.
  public var registration: NativeAdRegistration {
    let byID = Dictionary(views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let assetViews = assets.compactMap { binding -> NativeAdRegistration.AssetView? in
      guard let asset = NativeAdAsset(rawValue: binding.asset), let id = binding.viewID,
        let view = byID[id]
      else { return nil }
      let rect = view.rect
      return NativeAdRegistration.AssetView(
        asset, .init(x: rect.x, y: rect.y, width: rect.width, height: rect.height),
        isControl: view.element == "button")
    }
    return NativeAdRegistration(
      NativeAdViewClass(rawValue: adView.className) ?? .native, width: adView.frame.width,
      height: adView.frame.height, assetViews: assetViews)
  }
}
