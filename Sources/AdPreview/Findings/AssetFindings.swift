import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Texts of the ad that no view is connected for.
  func assetFindings() -> [Finding] {
    guard let ad = pass.ad else { return [] }
    let hasUnboundText = scene.views.contains { view in
      guard !population.boundViews.contains(view.index),
        let text = scene.view(view).content.staticText, !text.isEmpty
      else { return false }
      return !AttributionSearch.isAttribution(text, language: options.language)
    }
    return population.assets.compactMap { asset in
      guard asset.state == .unplaced, let slot = AdSlot(rawValue: asset.asset), slot.isText,
        case .text(let text)? = AssetValue(slot, of: ad), slot == .headline || hasUnboundText
      else { return nil }
      let severity: Finding.Severity =
        slot == .headline || slot == .body || slot == .callToAction ? .error : .warning
      return Finding(
        rule: "outlet-not-connected", severity: severity,
        viewID: tree.nodes[scene.root.index].id, outlet: asset.outlet,
        message: "\(asset.outlet) is not connected, so that the ad's \(slot.words) "
          + "\"\(VisibleText.make(text))\" has nowhere to go; connect the outlet to its view",
        location: tree.nodes[scene.root.index].view.location)
    }
  }

  /// Texts of the ad that try to control the terminal or hide something.
  func textFindings() -> [Finding] {
    guard let ad = pass.ad else { return [] }
    return population.assets.compactMap { asset in
      guard asset.state == .bound, let slot = AdSlot(rawValue: asset.asset), slot.isText,
        case .text(let text)? = AssetValue(slot, of: ad),
        text.unicodeScalars.contains(where: Self.isControl)
      else { return nil }
      return Finding(
        rule: "control-characters", severity: .warning, viewID: asset.viewID,
        outlet: asset.outlet,
        message: "the ad's \(slot.words) holds control characters, shown as marks: "
          + "\"\(VisibleText.make(text))\"")
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\r" || scalar == "\t" { return false }
    if scalar.properties.generalCategory == .control { return true }
    return (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}

extension AdSlot {
  /// The asset's name in a sentence.
  var words: String {
    switch self {
    case .callToAction: "call to action"
    case .starRating: "star rating"
    case .images: "main image"
    default: rawValue
    }
  }
}
