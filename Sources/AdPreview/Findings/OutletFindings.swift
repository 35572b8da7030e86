import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Outlets that lead nowhere, that are connected twice, or that stop the nib from loading.
  func outletFindings() -> [Finding] {
    faultFindings() + ownerFindings() + classFindings() + moduleFindings()
  }

  private func faultFindings() -> [Finding] {
    outlets.faults.map { fault in
      switch fault {
      case .dangling(let property, let destination, let location):
        Finding(
          rule: "outlet-dangling", severity: .error, viewID: destination, outlet: property,
          message: "outlet \(property) leads to \(destination), which no view of the document has "
            + "for an id; connect it anew or remove it",
          location: location)
      case .duplicate(let property, let destination, let location):
        Finding(
          rule: "outlet-duplicate", severity: .warning, viewID: destination, outlet: property,
          message: "outlet \(property) is connected more than once; the first connection is used, "
            + "the one to \(destination) is not",
          location: location)
      }
    }
  }

  /// File's Owner without a class is a plain NSObject, which has no outlet at all.
  private func ownerFindings() -> [Finding] {
    guard let owner = pass.document.filesOwner, owner.customClass == nil else { return [] }
    return owner.connections.filter { $0.kind == .outlet }.map { outlet in
      let isView = outlet.property == "view"
      return Finding(
        rule: "outlet-unknown", severity: isView ? .note : .error, viewID: outlet.destination,
        outlet: outlet.property,
        message: isView
          ? "outlet view of File's Owner (to \(outlet.destination)) needs an owner that is a view "
            + "controller; File's Owner has no class here"
          : "outlet \(outlet.property) of File's Owner (to \(outlet.destination)) stops the load "
            + "with \"not key value coding-compliant for the key \(outlet.property)\", since File's "
            + "Owner has no class; remove the outlet or set the class",
        location: outlet.location)
    }
  }

  /// UIKit sets outlets by their names, which ends the app where the class has no such property.
  private func classFindings() -> [Finding] {
    scene.views.flatMap { view -> [Finding] in
      let node = tree.nodes[view.index]
      guard let adClass = node.view.customClass.flatMap(NativeAdViewClass.init) else { return [] }
      return node.view.connections.filter {
        $0.kind == .outlet && OutletNames.slot(for: $0.property) == nil
      }.map { outlet in
        Finding(
          rule: "outlet-unknown", severity: .error, viewID: outlet.destination,
          outlet: outlet.property,
          message:
            "\(adClass.rawValue) has no outlet \(outlet.property) (to \(outlet.destination)), "
            + "which stops the load with \"not key value coding-compliant for the key "
            + "\(outlet.property)\"; rename or remove the outlet, or use a class of your own that has it",
          location: outlet.location)
      }
    }
  }

  /// The SDK's Objective-C classes belong to no module; Interface Builder looks a Swift class up otherwise.
  private func moduleFindings() -> [Finding] {
    scene.views.compactMap { view -> Finding? in
      let node = tree.nodes[view.index].view
      guard let className = node.customClass, Self.sdkClasses.contains(className),
        let module = node.customModule, module != "GoogleMobileAds"
      else { return nil }
      return finding(
        "class-wrong-module", .error, view.index,
        "\(className) is looked up in module \(module) and not found there, so that \(name(of: view.index)) "
          + "becomes a plain UIView; clear the Module field beside the class")
    }
  }

  private static let sdkClasses: Set<String> = Set(NativeAdViewClass.allCases.map(\.rawValue))
    .union(["GADMediaView", "GADAdChoicesView", "GADBannerView"])
}
