import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Outlets whose views the guides' code cannot fill, or that share a view.
  func outletClassFindings() -> [Finding] { castFindings() + sharedFindings() }

  private func castFindings() -> [Finding] {
    guard adClass != nil || pass.match.profile == .template else { return [] }
    return outlets.bindings.compactMap { binding in
      let view = tree.nodes[binding.view].view
      guard binding.property == binding.slot.outlet, view.customClass == nil,
        let wanted = binding.slot.wantedClass, let severity = view.content.misfit(as: wanted)
      else { return nil }
      return finding(
        "outlet-class", severity, binding.view,
        "\(binding.property) leads to a \(view.className) (\(tree.nodes[binding.view].id)), which cannot show the "
          + "\(binding.slot.words) as the guides' code sets it; use a \(wanted.rawValue)")
    }
  }

  private func sharedFindings() -> [Finding] {
    var seen: [ViewIndex: OutletBinding] = [:]
    return outlets.bindings.filter(\.slot.isAsset).compactMap { binding in
      guard let first = seen[binding.view] else {
        seen[binding.view] = binding
        return nil
      }
      let slots: Set<AdSlot> = [first.slot, binding.slot]
      guard first.slot != binding.slot, slots != [.icon, .logo], slots != [.images, .media] else {
        return nil
      }
      var finding = finding(
        "outlet-shared", .warning, binding.view,
        "\(first.property) and \(binding.property) lead to the same view (\(tree.nodes[binding.view].id)), which can show "
          + "one of them; give each asset its own view")
      finding.outlet = binding.property
      finding.location = binding.location ?? finding.location
      return finding
    }
  }
}

/// The classes that the guides' code casts asset views to.
private enum WantedClass: String {
  case label = "UILabel"
  case button = "UIButton"
  case imageView = "UIImageView"
}

extension AdSlot {
  /// The class that the guides' code takes for the slot; nil where any does.
  fileprivate var wantedClass: WantedClass? {
    switch self {
    case .headline, .body, .advertiser, .store, .price: .label
    case .callToAction: .button
    case .icon, .logo, .images: .imageView
    case .starRating, .media, .adChoices, .attribution: nil
    }
  }
}

extension ViewContent {
  /// How bad it is that a view of this class stands where another was wanted; nil where it does as well.
  fileprivate func misfit(as wanted: WantedClass) -> AdPreview.Finding.Severity? {
    switch (wanted, self) {
    case (.label, .label), (.button, .button), (.button, .label), (.imageView, .imageView): nil
    case (.label, .imageView), (.button, .imageView), (.imageView, .label): .error
    default: .warning
    }
  }
}
