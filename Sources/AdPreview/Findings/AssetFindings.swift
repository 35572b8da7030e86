import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Texts of the ad that no view is connected for.
  func assetFindings() -> [Finding] {
    // What other networks call their outlets, and which they have, nobody knows here.
    guard let ad = pass.ad, isGoogles else { return [] }
    let unbound = unboundTexts
    // What leads nowhere is told as such.
    let dangling = Set(
      outlets.faults.compactMap {
        if case .dangling(let property, _, _) = $0 { property } else { nil }
      })
    let hasLabel = unbound.contains { if case .label = $0 { true } else { false } }
    return population.assets.compactMap { asset in
      guard asset.state == .unplaced, let slot = AdSlot(rawValue: asset.asset), slot.isText,
        hasOutlet(for: slot), !dangling.contains(asset.outlet),
        case .text(let text)? = AssetValue(slot, of: ad),
        slot == .headline || hasLabel || slot == .callToAction && !unbound.isEmpty
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

  /// The labels and buttons that no outlet leads to and that say something else than that this is an ad.
  private var unboundTexts: [ViewContent] {
    let connected = connectedIDs
    return scene.views.map { (tree.nodes[$0.index].id, scene[$0].content) }.filter {
      id, content in
      guard !connected.contains(id), let text = content.staticText, !text.isEmpty else {
        return false
      }
      return !AttributionSearch.isAttribution(text, language: options.language)
    }.map(\.1)
  }

  /// The ids of all views and constraints that an outlet leads to, whatever it is called: the app's code fills or sets them.
  var connectedIDs: Set<String> {
    let holders =
      tree.nodes.map(\.view.connections)
      + [pass.layout.controller?.connections ?? [], pass.document.filesOwner?.connections ?? []]
    return Set(
      holders.joined().filter { $0.kind != .action }.map(\.destination)
        + outlets.bindings.map { tree.nodes[$0.view].id })
  }

  /// Whether the ad view's class has an outlet for the slot; classes of an app's own may have any.
  func hasOutlet(for slot: AdSlot) -> Bool {
    guard let adClass, let asset = slot.asset else { return true }
    return adClass.assets.contains(asset)
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
          + "\"\(VisibleText.make(TextLimit.bounded(text)))\"")
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\r" || scalar == "\t" { return false }
    // Looking the category up takes long in a text of megabytes, and these are all that it has.
    if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { return true }
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
