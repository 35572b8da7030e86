import AdPreview

/// Why AdChoices is where it is.
enum AdChoicesText {
  /// The lines, before they are wrapped.
  static func lines(_ rendered: RenderedAd) -> [StyledLine] {
    let title = StyledLine(text: "AdChoices", style: PaneFrame.strong)
    guard let marker = rendered.adChoices else {
      let reason =
        rendered.options.adChoices == .none
        ? "It is switched off; c brings it back."
        : "This ad was sold directly, and such ads have it in the European Economic Area alone (--eea)."
      return [title, StyledLine(text: reason, indent: 1)]
    }
    let binding = rendered.assets.first { $0.asset == "adChoices" && $0.viewID != nil }
    let place =
      binding.map { "It stands in the layout's own \($0.outlet)." }
      ?? "The SDK puts it into the corner \(marker.corner.rawValue), on top of everything else; c moves it."
    let size = "\(PointText.make(marker.rect.width))×\(PointText.make(marker.rect.height)) pt"
    return [
      title,
      StyledLine(
        text:
          "Programmatic ads carry this mark, by which people learn why they see an ad and can change that. "
          + "The SDK draws it; an app must not cover or remove it.", indent: 1),
      StyledLine(text: place, indent: 1),
      StyledLine(
        text: "It takes \(size), \(marker.cells.columns)×\(marker.cells.rows) cells here.",
        indent: 1),
    ]
  }
}
