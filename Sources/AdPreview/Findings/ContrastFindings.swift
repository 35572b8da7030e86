import InterfaceBuilder
import ViewLayout

extension RenderReport {
  /// Texts that can hardly be told from what lies behind them.
  func contrastFindings() -> [Finding] {
    // Whether the attribution can be read, its own rule tells; Google's badge is white on a light orange.
    let marks = Set((attribution?.candidates ?? []).map(\.view.index))
    let stars = Set(outlets.bindings(of: .starRating).map(\.view))
    return contrast.ratios.sorted { $0.key < $1.key }.compactMap { position, ratio in
      let view = scene.views[position]
      guard ratio < Self.readableContrast, !marks.contains(view.index), !stars.contains(view.index),
        view.rect.width >= 1, view.rect.height >= 1, let text = result.texts[view.index],
        text.text.string.contains(where: { !$0.isWhitespace })
      else { return nil }
      let isInvisible = ratio < AttributionSearch.leastContrast
      return finding(
        "low-contrast", isInvisible ? .warning : .note, view.index,
        "\(name(of: view.index)) \"\(excerpt(text.text.string))\" has a contrast of "
          + "\(PointText.make(ratio)):1 to what lies behind it in \(options.appearance.rawValue) mode"
          + (isInvisible ? ", which nobody can read" : ", less than 3:1")
          + "; choose colours that change together")
    }
  }

  /// The contrast that WCAG 2 asks for of large text.
  private static let readableContrast = 3.0
}
