import AdPreview
import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

extension Browser {
  /// One device, then it and a large phone, then a tablet too, as far as there is room.
  func changeSideBySide() {
    guard state.feed == nil else { return say(FeedWords.oneDevice) }
    let wanted = ["iphone-16-pro-max", "iphone-se-3", "ipad-9"].compactMap(Device.named)
    let others = wanted.filter { other in !state.devices.contains { $0?.name == other.name } }
    func fits(_ device: Device) -> Bool {
      let devices = state.devices + [device]
      return standColumns(devices).count == devices.count
    }
    if state.devices.count < 3, let next = others.first(where: fits) {
      state.devices.append(next)
    } else if state.devices.count == 1 {
      let isInspectorShown = screenLayout.panes[.inspector] != nil
      say(
        "no room for two devices; "
          + (isInspectorShown ? "i puts the inspector away" : "a wider terminal has it"))
    } else {
      state.devices = [state.devices[0]]
      state.deviceIndex = 0
    }
    needsRender = true
  }

  /// Measures how many columns the ad needs, to which lists and inspector give way.
  func measureAd(_ previewer: AdPreviewer) {
    let devices = state.feed == nil ? state.devices : [state.device]
    let width = devices.map { previewer.width(for: options(for: $0)) }.max() ?? 0
    let layout = (path: previewer.document.path, object: shownObject)
    state.columnNeeds.takeAd(
      state.zoom.candidates.map { Int((width / $0.width).rounded(.up)) },
      isSameLayout: measuredLayout.map { $0 == layout } ?? false)
    measuredLayout = layout
    keepRoom(for: devices, in: &state)
  }

  /// Leaves what is to spare to further devices rather than to the lists.
  private func keepRoom(for devices: [Device?], in state: inout BrowserState) {
    if devices.count > 1 { state.columnNeeds.roomyAd = [] }
  }

  /// Lays out and draws the ad on every device that there is room for, with cells of one size, so that devices compare.
  func drawStands(_ previewer: AdPreviewer) {
    let rows = paneOfAd(of: state)?.rows ?? 0
    state.standColumns = standColumns(state.devices)
    let devices = Array(state.devices.prefix(state.standColumns.count))
    nameLeftOut(state.devices.dropFirst(devices.count))
    laidOut = devices.map { device in
      var options = options(for: device)
      options.explainedView = explainedView
      return previewer.laidOut(ad: ad, options: options)
    }
    let cell = fittingCell(rows: rows)
    let name = ad?.name
    state.stands = laidOut.map { ad in
      Stand(rendered: ad.rendered(cell: cell, pictures: &pictures), adName: name)
    }
  }

  /// The size of cells with which all devices fit into their parts of a pane, or at least their widths do.
  private func fittingCell(rows: Int) -> Size {
    let candidates = state.zoom.candidates
    let rooms = state.standColumns.enumerated().map { index, columns in
      PaneFrame.inside(columns: columns, rows: rows, isLeftShared: index > 0)
    }
    func all(_ fits: (Size, CellRect) -> Bool) -> Bool {
      zip(laidOut, rooms).allSatisfy { fits($0.size, $1) }
    }
    func fitsWidth(_ cell: Size) -> Bool { all { $0.width / cell.width <= Double($1.columns) } }
    func fitsHeight(_ cell: Size) -> Bool { all { $0.height / cell.height <= Double($1.rows) } }
    return candidates.first { fitsWidth($0) && fitsHeight($0) }
      ?? candidates.first(where: fitsWidth) ?? candidates[candidates.count - 1]
  }

  // MARK: Parts

  private func paneOfAd(of state: BrowserState) -> CellRect? {
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    return layout.panes[.ad] ?? layout.panes[state.focus]
  }

  /// The columns of the devices that there is room for.
  private func standColumns(_ devices: [Device?]) -> [Int] {
    var state = state
    keepRoom(for: devices, in: &state)
    let room = paneOfAd(of: state)?.columns ?? 0
    guard devices.count > 1, let previewer else { return [room] }
    let cell = state.zoom.candidates.last?.width ?? 8
    let needs = devices.map { device in
      Int((previewer.width(for: options(for: device)) / cell).rounded(.up))
    }
    return StandColumns.divide(room, needs: needs)
  }

  /// Names the devices that there is no room for, each time that they are others.
  private func nameLeftOut(_ devices: ArraySlice<Device?>) {
    let names = devices.map { $0?.name ?? "the document's own" }
    guard names != leftOut else { return }
    leftOut = names
    if !names.isEmpty { say("no room beside for " + names.joined(separator: ", ")) }
  }
}
