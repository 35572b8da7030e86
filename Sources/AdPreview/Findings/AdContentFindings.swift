import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// What the ad is, and whether the layout shows what its format must show.
  func adContentFindings() -> [Finding] {
    formatFindings() + requiredFindings() + recommendedFindings() + ratingFindings()
      + linkFindings()
  }

  /// A unified ad may be of either format underneath.
  private func formatFindings() -> [Finding] {
    guard let ad = pass.ad, ad.format != .native, let adClass, !adClass.matches(ad.format) else {
      return []
    }
    return [
      finding(
        "format-mismatch", .error, scene.root.index,
        "\(adClass.rawValue) shows \(adClass == .content ? "content" : "app-install") ads, and this is an ad of the format "
          + "\(ad.format.rawValue); use GADNativeAdView, or ads of its own format")
    ]
  }

  private func requiredFindings() -> [Finding] {
    guard isGoogles else { return [] }
    let required: [AdSlot] =
      switch pass.match.profile {
      case .appInstall: [.headline, .icon, .callToAction]
      case .content: [.headline, .body]
      case .native, .template, .plain: [.headline]
      }
    let told = Set(assetFindings().compactMap(\.outlet))
    return required.compactMap { slot in
      let severity: Finding.Severity = slot == .headline ? .error : .warning
      if let view = outlets.view(of: slot) {
        // The guides set what every ad has, and show no view that the layout hides.
        guard pass.match.profile.guarantees(slot), scene.sceneView(view)?.isHidden == true,
          !scene.root.isHidden
        else { return nil }
        return finding(
          "required-asset-missing", severity, view,
          "\(name(of: view)) is hidden, so that the \(slot.words), which every ad of this format must show, is not "
            + "seen; show the view")
      }
      guard !told.contains(slot.outlet) else { return nil }
      return finding(
        "required-asset-missing", severity, scene.root.index,
        "no view is connected for the \(slot.words), which every ad of this format must show; add one and connect "
          + slot.outlet)
    }
  }

  /// Assets that the ad has, that the SDK's headers recommend to show, and that no view shows: one note for all.
  private func recommendedFindings() -> [Finding] {
    guard isGoogles, let ad = pass.ad else { return [] }
    let recommended: [AdSlot] =
      switch pass.match.profile {
      case .appInstall: [.body, .store, .price, .starRating]
      case .content: [.callToAction, .advertiser, .logo]
      case .native, .template, .plain:
        [.body, .callToAction, .icon, .advertiser, .store, .price, .starRating]
      }
    let told = Set(assetFindings().compactMap(\.outlet))
    let missing = recommended.filter {
      outlets.bindings(of: $0).isEmpty && !told.contains($0.outlet) && hasOutlet(for: $0)
        && AssetValue($0, of: ad) != nil
    }
    guard !missing.isEmpty else { return [] }
    return [
      finding(
        "recommended-asset-missing", .note, scene.root.index,
        "no view is connected for the ad's \(missing.map(\.words).joined(separator: ", ")); where there is room, connect "
          + missing.map(\.outlet).joined(separator: ", "))
    ]
  }

  private func ratingFindings() -> [Finding] {
    guard let rating = pass.ad?.starRating, !(rating >= 0 && rating <= 5) else { return [] }
    let index = outlets.view(of: .starRating) ?? scene.root.index
    return [
      finding(
        "star-rating-invalid", .warning, index,
        "the ad's star rating \(PointText.make(rating)) is not from 0 to 5; correct it in the ad")
    ]
  }

  private func linkFindings() -> [Finding] {
    guard let ad = pass.ad, ad.link == nil else { return [] }
    return [
      finding(
        "link-missing", .note, scene.root.index,
        "the ad \(ad.name) has no link, so that a tap leads nowhere; add \"link\" to the ad file")
    ]
  }
}
