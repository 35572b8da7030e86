import AdPreview
import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// What the inspector says about the selected view, the ad as a whole, and what is wrong with it.
enum InspectorText {
  /// The lines, before they are wrapped.
  static func lines(_ state: BrowserState) -> [StyledLine] {
    guard let rendered = state.stand?.rendered else {
      return state.feed == nil ? [] : [StyledLine(text: FeedWords.noAd, style: PaneFrame.quiet)]
    }
    var lines: [StyledLine] = []
    if state.stands.count > 1 {
      let device = rendered.deviceName ?? "the document's own device"
      lines.append(StyledLine(text: "on \(device)", style: PaneFrame.quiet))
    }
    if state.selectedView == BrowserState.adChoicesID {
      lines += AdChoicesText.lines(rendered)
    } else if let view = state.selection {
      lines += self.lines(for: view, rendered, state.reasons)
    } else {
      let keys = state.feed == nil ? "↑ ↓" : "K J"
      lines += [StyledLine(text: "\(keys) in the ad select a view", style: PaneFrame.quiet)]
    }
    if let note = state.videoNote, isAboutVideo(state, rendered) {
      lines.append(StyledLine(text: note, style: PaneFrame.warning, indent: 1))
    }
    lines += [StyledLine(text: "")] + assets(rendered)
    let findings = findings(rendered)
    return lines + (findings.isEmpty ? [] : [StyledLine(text: "")] + findings)
  }

  /// Whether the selected view is the media view, or none is.
  private static func isAboutVideo(_ state: BrowserState, _ rendered: RenderedAd) -> Bool {
    let media = rendered.assets.first { $0.asset == NativeAdAsset.media.rawValue }
    return state.selectedView == nil || state.selectedView == media?.viewID
  }

  private static func lines(
    for view: RenderedView, _ rendered: RenderedAd, _ reasons: FrameReasons?
  ) -> [StyledLine] {
    let bindings = rendered.assets.filter { $0.viewID == view.id }
    var lines = bindings.map {
      StyledLine(text: "\($0.outlet) ← \($0.asset)", style: PaneFrame.strong)
    }
    lines.append(
      StyledLine(
        text: "\(view.className)  \(view.id)", style: lines.isEmpty ? PaneFrame.strong : .plain))
    lines.append(StyledLine(text: "line \(view.line)", style: PaneFrame.quiet))
    lines.append(StyledLine(text: "\(words(view.rect)) pt", indent: 1))
    lines.append(
      StyledLine(
        text:
          "\(view.cells.column),\(view.cells.row)  \(view.cells.columns)×\(view.cells.rows) cells",
        indent: 1))
    if view.isHidden { lines.append(StyledLine(text: "hidden", style: PaneFrame.quiet, indent: 1)) }
    if let text = view.text, !text.isEmpty {
      lines.append(StyledLine(text: "“\(text)”", indent: 1))
    }
    if let cut = view.deviceCut {
      lines.append(
        StyledLine(text: "cut on the device: \(cut.words)", style: PaneFrame.warning, indent: 1))
    } else if let cut = view.terminalCut {
      lines.append(
        StyledLine(
          text: "whole on the device, cut in the terminal: \(cut.words)", style: PaneFrame.quiet,
          indent: 1))
    }
    if let picture = view.picture {
      lines.append(StyledLine(text: "picture \(words(picture)) pt", indent: 1))
    }
    guard let reasons, reasons.viewID == view.id else { return lines }
    lines += [StyledLine(text: ""), StyledLine(text: "held by", style: PaneFrame.strong)]
    var said: Set<String> = []
    for part in reasons.parts {
      let value = "\(part.part.rawValue) \(PointText.make(part.value))"
      if part.holders.isEmpty {
        lines.append(
          StyledLine(
            text: "\(value): nothing; another value would do as well", style: PaneFrame.warning,
            indent: 1))
        continue
      }
      // What holds one edge often holds the others too.
      let new = part.holders.filter { said.insert($0.sentence).inserted }
      lines.append(StyledLine(text: new.isEmpty ? "\(value): as above" : value, indent: 1))
      for holder in new {
        let place = holder.location.map { "  line \($0.line)" } ?? ""
        lines.append(StyledLine(text: holder.sentence + place, indent: 2))
      }
    }
    return lines
  }

  private static func assets(_ rendered: RenderedAd) -> [StyledLine] {
    guard !rendered.assets.isEmpty else { return [] }
    return [StyledLine(text: "assets", style: PaneFrame.strong)]
      + rendered.assets.map { binding in
        switch binding.state {
        case .bound: StyledLine(text: "\(binding.asset) → \(binding.outlet)", indent: 1)
        case .absent:
          StyledLine(text: "\(binding.asset): not in the ad", style: PaneFrame.quiet, indent: 1)
        case .unplaced:
          StyledLine(text: "\(binding.asset): no view connected", style: PaneFrame.quiet, indent: 1)
        }
      }
  }

  private static func findings(_ rendered: RenderedAd) -> [StyledLine] {
    let worst = rendered.findings.sorted { $0.severity > $1.severity }
    guard !worst.isEmpty else { return [] }
    return [StyledLine(text: "findings", style: PaneFrame.strong)]
      + worst.map { finding in
        let place = finding.location.map { "line \($0.line): " } ?? ""
        return StyledLine(
          text: "\(sign(finding.severity)) \(place)\(finding.message)",
          style: style(finding.severity), indent: 1)
      }
  }

  private static func sign(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "✗"
    case .warning: "!"
    case .note: "·"
    }
  }

  private static func style(_ severity: Finding.Severity) -> Style {
    switch severity {
    case .error: PaneFrame.error
    case .warning: PaneFrame.warning
    case .note: .plain
    }
  }

  private static func words(_ rect: Rect) -> String {
    "\(PointText.make(rect.x)),\(PointText.make(rect.y))  "
      + "\(PointText.make(rect.width))×\(PointText.make(rect.height))"
  }
}
