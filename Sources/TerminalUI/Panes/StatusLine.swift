import AdPreview
import Cells

/// The line that tells which layout, ad, device and size are shown, and what the ad's video does.
enum StatusLine {
  static func paint(_ state: BrowserState, columns: Int) -> Grid {
    var grid = Grid(columns: columns, rows: 1)
    grid.fill(grid.bounds, with: " ", style: PaneFrame.selected)
    let right = video(state)
    let rightWidth = right.isEmpty ? 0 : DisplayText.width(of: right) + 2
    let room = columns - rightWidth - 2
    // What can be seen elsewhere makes room for what is wrong.
    let findings = state.stand.map { self.findings($0.rendered) } ?? []
    let left = Self.fitting(
      parts(state), parts(state, isShort: true), findings, columns: room)
    grid.put(
      PaneFrame.cut(left, columns: room), column: 1, row: 0, style: PaneFrame.selected)
    if rightWidth > 0, columns > rightWidth + 8 {
      grid.put(right, column: columns - rightWidth + 1, row: 0, style: PaneFrame.selected)
    }
    return grid
  }

  /// All facts with all that is wrong where that fits; fewer of both where it does not.
  private static func fitting(
    _ facts: [String], _ fewer: [String], _ findings: [String], columns: Int
  ) -> String {
    func line(_ facts: [String], _ finding: String?) -> String {
      (facts + (finding.map { [$0] } ?? [])).joined(separator: "  ")
    }
    var lines = [line(facts, findings.first), line(fewer, findings.first)]
    if let last = findings.last {
      // The frame of the ad says the last facts too.
      lines += (1..<fewer.count + 1).reversed().map { line(Array(fewer.prefix($0)), last) }
    }
    if let whole = lines.first(where: { DisplayText.width(of: $0) <= columns }) { return whole }
    // That something is wrong, and how it begins, is said in any case.
    let least = findings.last.map { min(DisplayText.width(of: $0), leastOfFinding) + 2 } ?? 0
    return line([PaneFrame.cut(line(fewer, nil), columns: columns - least)], findings.last)
  }

  private static let leastOfFinding = 18

  /// What is shown; what the frame of the ad tells too, or nobody chose, is left out where it has to be short.
  private static func parts(_ state: BrowserState, isShort: Bool = false) -> [String] {
    var parts: [String] = []
    if let progress = state.progress { parts.append(progress) }
    guard let rendered = state.stand?.rendered else {
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
    if let name = rendered.deviceName ?? (isShort ? nil : "no device") { parts.append(name) }
    let size = rendered.adView.frame.size
    parts.append("\(PointText.make(size.width))×\(PointText.make(size.height)) pt")
    let cell = rendered.options.cell
    if !isShort {
      parts.append("cell \(PointText.make(cell.width))×\(PointText.make(cell.height))")
    }
    parts += FrameHeading.circumstances(rendered.options)
    if !state.without.isEmpty {
      parts.append("without " + state.without.sorted().joined(separator: ", "))
    }
    return parts
  }

  /// The gravest finding in the words of the inspector and of `lint`, notes aside, and once more with less around it.
  private static func findings(_ rendered: RenderedAd) -> [String] {
    let counted = rendered.findings.filter { $0.severity != .note }
    guard let worst = counted.first(where: { $0.severity == .error }) ?? counted.first else {
      return []
    }
    let rest = counted.count > 1 ? "+\(counted.count - 1)" : ""
    let word = worst.severity.rawValue + (rest.isEmpty ? "" : " (\(rest))")
    let sign = (worst.severity == .error ? "✗" : "!") + rest
    return ["\(word): \(worst.message)", "\(sign) \(worst.message)"].map(VisibleText.make)
  }

  /// Whether there is a video, as the guide's status label tells it, and what it does.
  private static func video(_ state: BrowserState) -> String {
    guard case .loaded(let facts) = state.adStatus, !state.stands.isEmpty || state.feed != nil
    else { return "" }
    guard let video = facts.video else { return "no video" }
    let sign =
      switch video.state {
      case .playing: "▶"
      case .paused, .stopped: "‖"
      case .ended: "■"
      }
    let time =
      video.duration > 0
      ? "\(clock(video.position))/\(clock(video.duration))" : clock(video.position)
    return "video \(sign) \(time)" + (video.isMuted ? " muted" : "")
  }

  private static func clock(_ seconds: Double) -> String {
    let whole = Int(max(0, seconds))
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
