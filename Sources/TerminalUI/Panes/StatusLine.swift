import AdPreview
import Cells

/// The line that tells which layout, ad, device and size are shown, and what the ad's video does.
enum StatusLine {
  static func paint(_ state: BrowserState, columns: Int) -> Grid {
    var grid = Grid(columns: columns, rows: 1)
    grid.fill(grid.bounds, with: " ", style: PaneFrame.selected)
    let facts = parts(state).joined(separator: "  ")
    var right = video(state)
    // What is shown matters more than that there is no video, and both more than the end of a finding.
    let width = DisplayText.width(of: facts) + DisplayText.width(of: right) + 4
    if width > columns, !state.hasVideo { right = "" }
    let worst = state.stands.first.flatMap { self.worst($0.rendered) }
    let left = [facts, worst].compactMap { $0 }.joined(separator: "  ")
    let rightWidth = right.isEmpty ? 0 : DisplayText.width(of: right) + 2
    grid.put(
      PaneFrame.cut(left, columns: columns - rightWidth - 1), column: 1, row: 0,
      style: PaneFrame.selected)
    if rightWidth > 0, columns > rightWidth + 8 {
      grid.put(right, column: columns - rightWidth + 1, row: 0, style: PaneFrame.selected)
    }
    return grid
  }

  private static func parts(_ state: BrowserState) -> [String] {
    var parts: [String] = []
    if let progress = state.progress { parts.append(progress) }
    guard let rendered = state.stands.first?.rendered else {
      guard state.feed != nil else { return parts }
      return parts + FeedWords.place(state) + FrameHeading.circumstances(state.options)
    }
    let name = rendered.layoutPath.split(separator: "/").last.map(String.init) ?? ""
    parts.append(PaneFrame.cut(name, columns: 28, keepsEnd: true))
    if state.feed != nil { parts.append("feed") }
    switch state.adStatus {
    case .none: parts.append("no ad")
    case .loading: parts.append("loading …")
    case .failed(let reason): parts.append(reason)
    case .loaded(let facts): parts.append(facts.name)
    }
    parts.append(rendered.deviceName ?? "no device")
    let size = rendered.adView.frame.size
    parts.append("\(PointText.make(size.width))×\(PointText.make(size.height)) pt")
    let cell = rendered.options.cell
    parts.append("cell \(PointText.make(cell.width))×\(PointText.make(cell.height))")
    parts += FrameHeading.circumstances(rendered.options)
    if !state.without.isEmpty {
      parts.append("without " + state.without.sorted().joined(separator: ", "))
    }
    return parts
  }

  /// The gravest finding in the words of the inspector and of `lint`, notes aside.
  private static func worst(_ rendered: RenderedAd) -> String? {
    let counted = rendered.findings.filter { $0.severity != .note }
    guard let worst = counted.first(where: { $0.severity == .error }) ?? counted.first else {
      return nil
    }
    let rest = counted.count > 1 ? " (+\(counted.count - 1))" : ""
    return VisibleText.make("\(worst.severity.rawValue)\(rest): \(worst.message)")
  }

  /// Whether there is a video, as the guide's status label tells it, and what it does.
  private static func video(_ state: BrowserState) -> String {
    guard case .loaded(let facts) = state.adStatus, !state.stands.isEmpty || state.feed != nil
    else { return "" }
    guard let video = facts.video else { return "ad has no video" }
    let sign =
      switch video.state {
      case .playing: "▶"
      case .paused, .stopped: "‖"
      case .ended: "■"
      }
    let time =
      video.duration > 0
      ? "\(clock(video.position))/\(clock(video.duration))" : clock(video.position)
    return "ad has a video \(sign) \(time)" + (video.isMuted ? " muted" : "")
  }

  private static func clock(_ seconds: Double) -> String {
    let whole = Int(max(0, seconds))
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
