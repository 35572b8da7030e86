import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// Whether taps reach the SDK, and no more of them than should.
  func tapFindings() -> [Finding] {
    interactionFindings() + buttonFindings() + actionFindings() + gestureFindings()
      + deafFindings() + backgroundFindings()
  }

  /// Asset views that take taps for themselves.
  private func interactionFindings() -> [Finding] {
    guard isGoogles else { return [] }
    let isTemplate = pass.match.profile == .template
    let backdrops = shownAssets.filter { isBackdrop($0) && $0.binding.slot == .media }
    return connectedViews.compactMap { index, slot in
      let view = tree.nodes[index].view
      guard slot != .media, view.isUserInteractionEnabled, view.content.takesTaps else {
        return nil
      }
      let isFullScreen = slot == .callToAction && !backdrops.isEmpty
      var beginning = ""
      if case .button = view.content { beginning = "use a label, which the guides prefer, or " }
      let ending =
        if isTemplate {
          ", unless the template's code does"
        } else if isFullScreen {
          ", unless the app's code does, as the guide for full-screen ads has it"
        } else {
          ", or switch it off in code, which \"code\": [\"interaction\"] in adpane.json tells"
        }
      return finding(
        "user-interaction-enabled", isTemplate || isFullScreen ? .note : .warning, index,
        "\(name(of: index)) has user interaction on and keeps taps from the SDK; \(beginning)clear "
          + "\"User Interaction Enabled\"" + ending)
    }
  }

  /// Other assets than the call to action in buttons; of that, its taps are told.
  private func buttonFindings() -> [Finding] {
    guard isGoogles, pass.match.profile != .template else { return [] }
    return connectedViews.compactMap { index, slot in
      let view = tree.nodes[index].view
      guard case .button = view.content, slot != .callToAction else { return nil }
      return finding(
        "button-as-asset", .note, index,
        "\(name(of: index)) shows the \(slot.words) in a button, which is made to take taps; a label or an image "
          + "view leaves them to the SDK")
    }
  }

  /// Other networks' views open the ad by actions of their own.
  private func actionFindings() -> [Finding] {
    guard isGoogles else { return [] }
    return connectedViews.flatMap { index, _ in
      tree.nodes[index].view.connections.filter { $0.kind == .action }.map { action in
        var finding = finding(
          "action-on-asset", .warning, index,
          "\(name(of: index)) sends \(action.property) to \(action.destination), so that a tap on it is no "
            + "click on the ad; remove the connection")
        finding.location = action.location
        return finding
      }
    }
  }

  private func gestureFindings() -> [Finding] {
    let recognizers = Dictionary(
      pass.document.otherObjects.compactMap { object in
        object.element.hasSuffix("GestureRecognizer") ? object.id.map { ($0, object) } : nil
      }, uniquingKeysWith: { first, _ in first })
    guard isGoogles, !recognizers.isEmpty else { return [] }
    return scene.views.flatMap { view in
      scene[view].connections.compactMap { connection -> Finding? in
        guard connection.kind == .outletCollection,
          let recognizer = recognizers[connection.destination]
        else { return nil }
        var finding = finding(
          "gesture-on-ad", .warning, view.index,
          "a \(recognizer.element) (\(connection.destination)) is connected to \(name(of: view.index)) and "
            + "competes with the SDK for taps; connect it to a view outside the ad")
        finding.location = connection.location
        return finding
      }
    }
  }

  /// An ad view that gets no touches at all.
  private func deafFindings() -> [Finding] {
    var index: ViewIndex? = scene.root.index
    while let current = index {
      if !tree.nodes[current].view.isUserInteractionEnabled {
        let isAd = current == scene.root.index
        return [
          finding(
            "ad-not-clickable", .error, current,
            "\(name(of: current)) has user interaction off"
              + (isAd ? "" : " and holds the ad view")
              + ", so that no tap reaches the ad; switch it on")
        ]
      }
      index = tree.nodes[current].parent
    }
    return []
  }

  /// Outlets that make the ad's background a part of an asset.
  private func backgroundFindings() -> [Finding] {
    guard isGoogles else { return [] }
    let assets = shownAssets
    let covers = Set(coveredAssets.map(\.cover))
    return assets.compactMap { asset in
      let index = asset.view.index
      let share = share(of: asset.view)
      let percent = Int((share * 100).rounded())
      let inside = assets.filter {
        $0.view.index != index && scene.isView($0.view, inside: asset.view)
      }
      let isContainer =
        !tree.nodes[index].children.isEmpty && scene[asset.view].content.isPlain
      if index == scene.root.index || !inside.isEmpty
        || isContainer && asset.binding.slot != .media && share >= Self.containerShare
      {
        return finding(
          "background-clickable", .warning, index,
          "\(asset.binding.property) leads to a container (\(tree.nodes[index].id)) that takes \(percent) % of "
            + "the ad, so that its white space is clickable; connect it to the label or button itself"
        )
      }
      guard share >= Self.backdropShare else { return nil }
      let meeting = assets.filter {
        $0.view.index != index && $0.view.rect.intersection(asset.view.rect) != nil
      }
      guard let upper = meeting.first(where: { $0.position > asset.position }) else {
        // What an opaque view hides is told as such.
        guard asset.binding.slot != .media, !meeting.isEmpty, !covers.contains(index) else {
          return nil
        }
        return finding(
          "background-clickable", .warning, index,
          "\(name(of: index)) takes \(percent) % of the ad in front of the other assets, so that its white space is "
            + "clickable; make it as small as what it shows")
      }
      return finding(
        "background-clickable", .warning, index,
        "\(name(of: index)) takes \(percent) % of the ad and lies behind \(name(of: upper.view.index)): a "
          + "background must not be clickable; make it smaller, or leave it unconnected")
    }
  }

  /// The share of the ad from which on a container is its background.
  private static let containerShare = 0.5

  /// The views of assets, shown or not, each once.
  private var connectedViews: [(index: ViewIndex, slot: AdSlot)] {
    var seen: Set<ViewIndex> = []
    return outlets.bindings.compactMap { binding in
      guard binding.slot.isAsset, seen.insert(binding.view).inserted else { return nil }
      return (binding.view, binding.slot)
    }
  }
}

extension ViewContent {
  /// Whether Interface Builder's default lets a view of the class take taps from the SDK.
  fileprivate var takesTaps: Bool {
    switch self {
    case .button, .label, .imageView, .textField, .textView, .toggle, .slider, .stepper,
      .segmentedControl:
      true
    default: false
    }
  }

  /// Whether a view of the class shows nothing itself.
  var isPlain: Bool {
    switch self {
    case .plain, .stackView, .scrollView: true
    default: false
    }
  }
}
