import AdPreview
import NativeAds
import ViewLayout

extension Browser {
  /// Does what the user asks for.
  func perform(_ command: BrowserCommand) {
    needsPaint = true
    if state.feed != nil, state.focus == .ad, scrollFeed(command) { return }
    switch command {
    case .nextPane: moveFocus(by: 1)
    case .previousPane: moveFocus(by: -1)
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .left: scrollSideways(by: -1)
    case .right: scrollSideways(by: 1)
    case .nextView: moveSelectedView(by: 1)
    case .previousView: moveSelectedView(by: -1)
    case .pageUp: movePage(by: -1)
    case .pageDown: movePage(by: 1)
    case .first: move(by: -1_000_000)
    case .last: move(by: 1_000_000)
    case .open: open()
    case .search: search()
    case .nextMatch: goToMatch(step: 1)
    case .previousMatch: goToMatch(step: -1)
    case .nextLayout: stepLayout(by: 1)
    case .previousLayout: stepLayout(by: -1)
    case .nextAd: stepAd(by: 1)
    case .previousAd: stepAd(by: -1)
    case .chooseDevice, .chooseTextSize, .chooseLanguage, .chooseContentMode, .chooseAssets:
      openMenu(for: command)
    case .nextDevice: stepDevice(by: 1)
    case .sideBySide: changeSideBySide()
    case .narrower: changeWidth(by: -1)
    case .wider: changeWidth(by: 1)
    case .ownWidth: change { $0.width = nil }
    case .turn: turn()
    case .appearance: change { $0.appearance = $0.appearance == .dark ? .light : .dark }
    case .rightToLeft: change { $0.isRightToLeft.toggle() }
    case .adChoices: moveAdChoices()
    case .mediaRatio: changeMediaRatio()
    case .zoomIn: zoom(by: -1)
    case .zoomOut: zoom(by: 1)
    case .zoomToFit: changeZoom(.fit)
    case .pictures: change { $0.pictures = $0.pictures == .outline ? .symbols : .outline }
    case .outlines: state.showsOutlines.toggle()
    case .feed: toggleFeed()
    case .inspector: toggle(.inspector)
    case .events: toggle(.events)
    case .explainAdChoices: explainAdChoices()
    case .play: play()
    case .mute: mute()
    case .edit: edit()
    case .save: offerSave()
    case .takeSnapshot: takeSnapshot()
    case .reload: reload()
    case .command: state.prompt = Prompt(.command)
    case .messages: show(.messages)
    case .help: show(.help)
    case .redraw: terminal.redraw()
    case .suspend: suspend()
    case .close: loop.stop()
    case .cancel: cancel()
    case .quit: loop.stop()
    }
  }

  /// Changes what is neither the layout nor the ad, and lays out anew.
  func change(_ change: (inout PreviewOptions) -> Void) {
    change(&state.options)
    needsRender = true
  }

  // MARK: Moving about

  private func moveFocus(by step: Int) {
    let panes = PaneKind.allCases.filter { !state.hidden.contains($0) }
    let index = panes.firstIndex(of: state.focus) ?? 0
    state.focus = panes[(index + step + panes.count) % panes.count]
    // A pane that was folded away takes the ad's place.
    needsRender = true
  }

  /// Shows or hides a pane; one that has no place of its own takes that of the lists or of the ad.
  private func toggle(_ pane: PaneKind) {
    needsRender = true
    guard screenLayout.panes[pane] == nil else { return hide(pane) }
    state.hidden.remove(pane)
    if pane == .inspector {
      state.raisesInspector = true
      if screenLayout.panes[pane] == nil, state.focus != .ad { state.focus = .ad }
    }
    if screenLayout.panes[pane] == nil { state.focus = pane }
    if screenLayout.panes[pane] == nil { say("the screen is too small for another pane") }
  }

  /// Puts a pane away; one that has no place of its own can still be reached by going from pane to pane.
  func hide(_ pane: PaneKind) {
    needsRender = true
    if pane == .inspector { state.raisesInspector = false }
    if state.focus == pane { state.focus = .ad }
    if screenLayout.panes[pane] != nil { state.hidden.insert(pane) }
  }

  /// Where the panes are now.
  var screenLayout: ScreenLayout {
    ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
  }

  /// Scrolls an ad that is wider than its pane; from its end, goes on to the device beside it.
  private func scrollSideways(by step: Int) {
    guard state.feed == nil, let grid = state.stand?.rendered.grid,
      let rect = screenLayout.panes[.ad]
    else { return }
    let stand = BrowserPainter.standRects(state, in: rect)[state.standIndex]
    let area = PaneFrame.inside(
      columns: stand.columns, rows: stand.rows, isLeftShared: state.standIndex > 0)
    let hidden = max(0, grid.columns - area.columns)
    let place = min(state.scroll.column, hidden)
    let next = max(0, min(hidden, place + step * max(1, area.columns / 4)))
    if next != place {
      state.scroll.column = next
    } else if state.stands.count > 1 {
      select(device: state.standIndex + step)
    } else if hidden == 0 {
      say("the ad is as wide as is shown; < and > make it narrower and wider")
    }
  }

  private func move(by count: Int) {
    switch state.focus {
    case .layouts: selectLayout { $0.move(by: count) }
    case .ads: selectAd { $0.move(by: count) }
    case .ad:
      followUp()
      moveSelectedView(by: count)
    case .inspector, .events:
      if state.focus == .inspector {
        state.inspectorTop = max(0, state.inspectorTop + count)
      } else {
        state.eventsBelow = max(0, state.eventsBelow - count)
      }
      // Where this went too far, the next key counts from the end.
      fitScrolling()
    }
  }

  private func movePage(by pages: Int) {
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    let rows = max(1, (layout.panes[state.focus]?.rows ?? 12) - 3)
    if state.focus == .ad {
      state.scroll.row = max(0, state.scroll.row + pages * rows)
    } else {
      move(by: pages * rows)
    }
  }

  func selectLayout(_ change: (inout ListState<LayoutEntry>) -> Void) {
    // Whoever has moved on does not want to be taken back to the layout of the last time.
    wantedLayout = nil
    let before = state.layouts.selectedIndex
    change(&state.layouts)
    if state.layouts.selectedIndex != before { needsLayout = true }
  }

  func selectAd(_ change: (inout ListState<AdEntry>) -> Void) {
    let before = state.ads.selectedIndex
    change(&state.ads)
    if state.ads.selectedIndex != before { needsRequest = true }
  }

  private func stepLayout(by step: Int) { selectLayout { $0.step(by: step) } }

  private func stepAd(by step: Int) { selectAd { $0.step(by: step) } }

  private func open() {
    switch state.focus {
    case .layouts, .ads:
      state.focus = .ad
      needsRender = true
    case .ad:
      followUp()
      tapSelection()
    case .inspector, .events: break
    }
  }

  // MARK: The ad's surroundings

  /// One step closer or farther than what is shown.
  private func zoom(by step: Int) {
    var shown = state.stand?.rendered.options.cell
    // Where keys come faster than frames, the last key counts rather than the last frame.
    if case .cell(let chosen) = state.zoom { shown = chosen }
    guard let cell = shown else { return }
    guard let zoom = Zoom.stepped(from: cell, by: step) else {
      return say("no closer or farther by keys; :cell WxH takes any size of cells")
    }
    changeZoom(zoom)
  }

  private func changeZoom(_ zoom: Zoom) {
    state.zoom = zoom
    needsRender = true
  }

  private func changeWidth(by columns: Int) {
    guard let rendered = state.stand?.rendered else { return }
    let cell = rendered.options.cell.width
    // From where it is to the next edge of a column.
    // Several keys may have come since the last drawing.
    let current = ((state.options.width ?? rendered.adView.frame.width) / cell).rounded()
    change { $0.width = max(cell, (current + Double(columns)) * cell) }
  }

  private func turn() {
    guard state.devices.contains(where: { $0 != nil }) else {
      return say("the document's own device can't be turned; d chooses another one")
    }
    change { $0.isLandscape.toggle() }
  }

  private func changeMediaRatio() {
    let all = PreviewOptions.MediaRatio.allCases
    change { options in
      let index = all.firstIndex(of: options.mediaRatio) ?? 0
      options.mediaRatio = all[(index + 1) % all.count]
    }
    say("media ratio \(state.options.mediaRatio.rawValue)")
  }

  private func moveAdChoices() {
    if state.stand?.rendered.assets.contains(where: {
      $0.asset == "adChoices" && $0.viewID != nil
    }) == true {
      say(
        "the layout has a view of its own for AdChoices, and there it stands; c hides and shows it")
    }
    change { $0.adChoices = Self.corner(after: $0.adChoices) }
  }

  private static func corner(after corner: PreviewOptions.AdChoices) -> PreviewOptions.AdChoices {
    let corners = AdChoicesPosition.allCases
    switch corner {
    case .preferred: return .corner(corners[1])
    case .none: return .preferred
    case .corner(let position):
      let index = corners.firstIndex(of: position) ?? 0
      return index + 1 < corners.count ? .corner(corners[index + 1]) : .none
    }
  }

  private func stepDevice(by step: Int) {
    let all: [Device?] = [nil] + Device.all
    let index = all.firstIndex { $0?.name == state.device?.name } ?? 0
    state.devices[state.devicePosition] = all[(index + step + all.count) % all.count]
    needsRender = true
  }

  // MARK: What happens to the ad

  private func explainAdChoices() {
    select(view: BrowserState.adChoicesID)
    show(.adChoices)
  }

  private func play() {
    guard let video = loaded?.videoController, video.hasVideoContent else {
      return say("the ad has no video")
    }
    if video.state == .playing { video.mediaPause() } else { video.mediaPlay() }
    showVideo()
    sayWhatPlays()
  }

  private func mute() {
    guard let video = loaded?.videoController, video.hasVideoContent else {
      return say("the ad has no video")
    }
    video.mediaSetMuted(!video.isMuted)
  }

  /// Looks for layouts again, reads the selected one and requests the ad anew.
  func reload() {
    findLayouts()
    forgetPictures()
    videoProblem = nil
    loaded = nil
    needsLayout = true
    needsRequest = true
  }
}
