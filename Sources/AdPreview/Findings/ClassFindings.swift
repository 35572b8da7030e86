import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Class names that are not found at run time, or not with a newer SDK, and an ad view that code does not find.
  func adClassFindings() -> [Finding] {
    renamedFindings() + unknownClassFindings() + orderFindings()
  }

  private func renamedFindings() -> [Finding] {
    guard let adClass, adClass != .native else { return [] }
    let end = adClass == .unified ? "since SDK 8 it is GADNativeAdView" : "gone since SDK 7.47"
    return [
      finding(
        "class-renamed", .warning, scene.root.index,
        "\(adClass.rawValue) is not found by current versions of the SDK (\(end)), so that the view becomes a plain "
          + "UIView; set the class to GADNativeAdView, unless the app builds with the old SDK")
    ]
  }

  private func unknownClassFindings() -> [Finding] {
    scene.views.compactMap { view in
      let node = scene[view]
      guard let name = node.customClass, let meant = Self.meant(by: name, in: node.customModule)
      else { return nil }
      return finding(
        "class-unknown", .error, view.index,
        "there is no class \(name), so that \(tree.nodes[view.index].id) becomes a plain \(node.element == "view" ? "UIView" : "view") "
          + "at run time; \(meant) is meant")
    }
  }

  /// Returns the SDK's class that a name was meant for; nil for names of the app's own.
  private static func meant(by name: String, in module: String?) -> String? {
    if module == "GoogleMobileAds" { return swiftNames[name] }
    guard module == nil, name.hasPrefix("GAD"), !knownNames.contains(name) else { return nil }
    return knownNames.sorted().first { isSlip(Array(name.utf8), of: Array($0.utf8)) }
  }

  private static let swiftNames = [
    "NativeAdView": "GADNativeAdView", "MediaView": "GADMediaView",
    "AdChoicesView": "GADAdChoicesView", "UnifiedNativeAdView": "GADNativeAdView",
  ]

  private static let knownNames: Set<String> =
    Set(NativeAdViewClass.allCases.map(\.rawValue)).union(["GADMediaView", "GADAdChoicesView"])

  /// Whether one letter is missing, added, wrong or changed places, capitals aside.
  private static func isSlip(_ name: [UInt8], of known: [UInt8]) -> Bool {
    guard abs(name.count - known.count) <= 1 else { return false }
    func folded(_ bytes: [UInt8]) -> [UInt8] { bytes.map { $0 | 0x20 } }
    let (one, other) = (folded(name), folded(known))
    let start = zip(one, other).prefix { $0 == $1 }.count
    var (left, right) = (Array(one[start...]), Array(other[start...]))
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    if left.count <= 1, right.count <= 1 { return true }
    return left.count == 2 && right.count == 2 && left[0] == right[1] && left[1] == right[0]
  }

  /// The guides take the first object of the nib.
  private func orderFindings() -> [Finding] {
    guard pass.document.kind == .xib, scene.root.index == 0, adClass != nil,
      let first = pass.document.layouts.first?.root,
      first.location != tree.nodes[0].view.location,
      first.customClass.flatMap(AdViewProfile.init(className:)) == nil
    else { return [] }
    return [
      finding(
        "ad-view-not-first", .warning, 0,
        "a \(first.className) (line \(first.location.line)) stands before the ad view at the top level, and code that takes "
          + "the nib's first object gets that; move the ad view to the first place")
    ]
  }
}
