import Cells
import InterfaceBuilder
import ViewLayout

extension RenderReport {
  /// Texts of which less is seen than there is, and who cuts them: the device or the terminal.
  func textFitFindings() -> [Finding] {
    let squeezed = Set(squeezedViews.map(\.view))
    return scene.views.indices.flatMap { position -> [Finding] in
      let view = scene.views[position]
      // What a connected label says at design time is replaced before anyone sees it.
      let isReplaced =
        pass.ad == nil && !outlets.properties(of: view.index).isEmpty
      // A label without any room is collapsed on purpose, or an attribution that is missed elsewhere.
      let hasRoom = view.rect.width >= 1 && view.rect.height >= 1
      guard !view.isHidden, hasRoom, !isReplaced, !squeezed.contains(view.index),
        let text = result.texts[view.index], text.text.string.contains(where: { !$0.isWhitespace })
      else { return [] }
      let clipped = clippingFinding(view, text)
      return [clipped ?? truncationFinding(view, text, placed: texts[position])].compactMap { $0 }
    }
  }

  /// A text for which the view is not tall enough, although it may have the lines.
  private func clippingFinding(_ view: SceneView, _ text: ViewLayout.TextLayout) -> Finding? {
    let limit: Int
    switch tree.nodes[view.index].view.content {
    case .label(let label): limit = label.numberOfLines
    default: return nil
    }
    let lines = limit > 0 ? min(limit, text.neededLines) : text.neededLines
    let scale = max(1, tree.traits.scale)
    let exact = text.neededHeight - Double(text.neededLines - lines) * text.lineHeight
    let needed = (exact * scale - 0.01).rounded(.up) / scale
    // A font that shrinks to fit needs less than the text at its full size.
    guard text.fontScale == 1 else { return nil }
    let isShort =
      text.lines.count < lines && text.isTruncated
      || needed - view.rect.height > max(1, text.lineHeight * Self.air)
    guard isShort else { return nil }
    let shown = text.lines.count
    return finding(
      "text-clipped", .warning, view.index,
      "text clipped: needs \(PointText.make(needed)) pt, has "
        + "\(PointText.make(view.rect.height)): \(name(of: view.index)) "
        + (shown < lines ? "shows \(shown) of \(lines) lines" : "is lower than its text")
        + " on the device; let its height grow with the text")
  }

  /// The share of a line's height that holds no part of a letter.
  private static let air = 0.15

  private func truncationFinding(
    _ view: SceneView, _ text: ViewLayout.TextLayout, placed: PlacedText?
  ) -> Finding? {
    let isCutInTerminal = placed?.isTruncated ?? false
    guard text.isTruncated || isCutInTerminal else { return nil }
    let subject = "\(name(of: view.index)) \"\(excerpt(text.text.string))\""
    let message: String
    if text.isTruncated {
      let shown = text.lines.count
      let room = "\(PointText.make(view.rect.width)) pt in \(shown) line\(shown == 1 ? "" : "s")"
      message =
        "text truncated on the device: \(subject) does not fit into \(room)"
        + (isCutInTerminal ? ", and the terminal's cells cut it further" : "")
    } else {
      message =
        "text truncated in the terminal alone: \(subject) is whole on the device; smaller cells, "
        + "such as --cell 4x8, show more of it"
    }
    guard text.isTruncated, let floor = floor(of: view, text) else {
      return finding("text-truncated", .note, view.index, message)
    }
    return finding(
      "text-truncated", .warning, view.index,
      "\(message); \(text.shownCount) characters are shown, and it must not be cut before \(PointText.make(floor))"
    )
  }

  /// Returns the characters that the policy wants to be shown, where the device shows less.
  private func floor(of view: SceneView, _ text: ViewLayout.TextLayout) -> Double? {
    guard isGoogles, population.boundViews.contains(view.index),
      let slot = outlets.bindings.first(where: { $0.view == view.index })?.slot,
      let latin = slot.truncationFloor
    else { return nil }
    let floor = text.floor(latin)
    return Double(text.shownCount) < floor ? floor : nil
  }

  /// The beginning of a text, enough to know it by.
  func excerpt(_ text: String) -> String {
    let start = text.prefix(Self.excerptLength)
    return VisibleText.make(start.endIndex < text.endIndex ? start + "…" : String(start))
  }

  /// Characters of a text that messages show.
  private static let excerptLength = 40
}
