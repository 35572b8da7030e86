import Cells
import InterfaceBuilder

extension RenderedAd {
  /// The report as lines of text for a person: what became of each asset, where every view is, what the
  /// solver says, and the findings.
  ///
  /// Frames are in points and the ad view's coordinates (`x,y width×height`), cells likewise.
  public func inspectTable() -> [String] {
    var lines = [heading]
    if let reasons { return lines + [""] + reasons.lines() }
    lines += section("Assets", assetTable)
    lines += section("Other views", otherTable)
    var facts = TextTable()
    if let adChoices {
      facts.append([
        "AdChoices", adChoices.corner.rawValue, adChoices.rect.words, adChoices.cells.words,
      ])
    }
    if let attribution {
      facts.append(["Attribution", attribution.id ?? "", "\"\(attribution.text)\""])
    }
    lines += facts.isEmpty ? [] : [""] + facts.lines(indent: 0)
    lines += ["", constraintLine]
    if !findings.isEmpty { lines += [""] + findings.map(line(for:)) }
    return lines
  }

  private var heading: String {
    let size = "\(PointText.make(adView.frame.width))×\(PointText.make(adView.frame.height)) pt"
    let cells = "\(grid.columns)×\(grid.rows) cells"
    let parts = [
      layoutPath, adName.map { "ad \($0)" } ?? "no ad", deviceName,
      "\(adView.className) \(objectID)",
      size, cells,
    ]
    return VisibleText.make(parts.compactMap { $0 }.joined(separator: "  "))
  }

  private func section(_ title: String, _ table: TextTable) -> [String] {
    table.isEmpty ? [] : ["", title] + table.lines()
  }

  private var assetTable: TextTable {
    var table = TextTable()
    let byID = Dictionary(views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for asset in assets {
      guard let id = asset.viewID, let view = byID[id] else {
        table.append([asset.asset, asset.outlet, "not connected", "", "", asset.state.rawValue])
        continue
      }
      let state = asset.state == .bound ? [] : [asset.state.rawValue]
      table.append(
        [asset.asset, asset.outlet, id, view.rect.words, view.cells.words],
        remarks: state + remarks(on: view))
    }
    return table
  }

  private var otherTable: TextTable {
    var table = TextTable()
    let shown = Set(assets.compactMap(\.viewID))
    for view in views where !shown.contains(view.id) {
      let depth = view.path.isEmpty ? 0 : view.path.split(separator: "/").count
      table.append(
        [
          String(repeating: " ", count: min(depth, 20)) + view.className, view.id, view.rect.words,
          view.cells.words,
        ], remarks: remarks(on: view))
    }
    return table
  }

  /// What there is to say about a view; its text comes last, since that may be long.
  private func remarks(on view: RenderedView) -> [String] {
    [
      view.content == .static ? "static" : nil, view.isHidden ? "hidden" : nil,
      view.deviceCut.map { "cut on the device (\($0.words))" },
      view.terminalCut.map { "cut in the terminal (\($0.words))" },
      view.picture.map { "picture \($0.words)" },
      view.text.flatMap { $0.isEmpty ? nil : "\"\(TextTable.cut($0, columns: 40))\"" },
    ].compactMap { $0 }
  }

  private var constraintLine: String {
    var parts = ["\(constraints.total) constraints"]
    if !constraints.conflicts.isEmpty { parts.append("\(constraints.conflicts.count) in conflict") }
    if !constraints.unsatisfied.isEmpty {
      parts.append("\(constraints.unsatisfied.count) optional ones do not hold")
    }
    if !constraints.ambiguous.isEmpty {
      parts.append("ambiguous: " + constraints.ambiguous.prefix(8).joined(separator: ", "))
    }
    return VisibleText.make(parts.joined(separator: ", "))
  }

  private func line(for finding: Finding) -> String {
    let place = finding.location.map { "\(layoutPath):\($0): " } ?? ""
    return VisibleText.make(
      "\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
  }
}

extension Rect {
  /// `x,y width×height`, in points.
  var words: String {
    "\(PointText.make(x)),\(PointText.make(y)) \(PointText.make(width))×\(PointText.make(height))"
  }
}

extension CellRect {
  /// `column,row columns×rows`.
  fileprivate var words: String { "\(column),\(row) \(columns)×\(rows)" }
}
