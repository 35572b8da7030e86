import AdPreview
import Cells
import InterfaceBuilder
import NativeAds
import Threads
import ViewLayout

extension Browser {
  /// Lays out and draws the ad on every device that there is room for; pictures and reasons follow.
  func render() {
    needsRender = false
    needsPaint = true
    guard let previewer else {
      state.stands = []
      return
    }
    measureAd(previewer)
    if state.feed != nil { return renderFeed(previewer) }
    pictures.drawsOnlyKnown = true
    pictures.hasMissed = false
    renderNumber += 1
    drawStands(previewer)
    pictures.drawsOnlyKnown = false
    needsPictures = pictures.hasMissed
    pictures.hasMissed = false
    state.reasons = state.stand?.rendered.reasons
    needsDetail = needsPictures
    associate()
  }

  /// Finds out why the selected view is where it is where that is not known yet, and draws again with all pictures.
  func renderDetail() {
    needsDetail = false
    guard let previewer else { return }
    if state.feed != nil {
      needsPaint = true
      needsDetail = renderFeedDetail()
      // The reasons wait until everything is drawn.
      if needsDetail { return }
    }
    if state.feed != nil || state.reasons == nil, let selected = explainedView,
      let cell = state.stand?.rendered.options.cell
    {
      var options = self.options(for: state.device)
      options.explainedView = selected
      options.cell = cell
      options.pictures = .outline
      state.reasons = previewer.render(ad: ad, options: options).reasons
      needsPaint = true
    }
    if needsPictures, state.feed == nil { drawPictures() }
  }

  /// The view whose place is explained; nil for none and for AdChoices.
  var explainedView: String? {
    state.selectedView == BrowserState.adChoicesID ? nil : state.selectedView
  }

  /// Draws the ad with all pictures away from the loop, which goes on answering keys.
  ///
  /// One drawing is under way at a time; its end begins the next where another frame is shown by then.
  private func drawPictures() {
    guard !isDrawingPictures, let cell = state.stand?.rendered.options.cell else { return }
    isDrawingPictures = true
    let drawing = DetailDrawing(
      number: renderNumber, generation: pictureGeneration, ads: laidOut, cell: cell,
      pictures: pictures)
    Task { [weak self] in
      let drawn = await QuietThread.run { drawing.drawn() }
      self?.take(drawn)
    }
  }

  /// Reads and draws all pictures anew when they are needed next.
  func forgetPictures() {
    pictures = PictureLibrary()
    pictureGeneration += 1
  }

  private func take(_ drawn: DetailDrawing.Result) {
    isDrawingPictures = false
    // What was drawn for a frame that is gone may be seen again.
    if drawn.generation == pictureGeneration { pictures = drawn.pictures }
    guard state.feed == nil, drawn.number == renderNumber, drawn.ads.count == state.stands.count
    else {
      needsDetail = needsPictures
      return
    }
    needsPictures = false
    for (index, rendered) in drawn.ads.enumerated() {
      state.stands[index].rendered = rendered
      // What plays is drawn into the new frame before it is shown.
      state.stands[index].playing = nil
    }
    needsPaint = true
  }

  /// The ad with what was taken out of it; nil for the layout as it is.
  var ad: NativeAd? { (loaded?.assets).map(withoutTakenOut) }

  /// An ad without what was taken out of all of them.
  func withoutTakenOut(_ ad: NativeAd) -> NativeAd {
    var ad = ad
    for key in state.without {
      ad = (try? AdChange.remove(key: key).applied(to: ad)) ?? ad
    }
    return ad
  }

  func options(for device: Device?) -> PreviewOptions {
    var options = state.options
    options.device = device
    if device == nil { options.isLandscape = false }
    options.isASCII = state.isASCII
    options.isMonochrome = terminal.numbers == .none
    return options
  }

  /// Associates the ad with the ad view as it is laid out now.
  func associate() {
    guard let loaded, let rendered = state.stand?.rendered, previewer?.hasAdView == true
    else {
      adView = nil
      return
    }
    let registration = rendered.registration
    if adView?.nativeAd === loaded, adView?.registration == registration { return }
    // Another layout is another ad view; the ad keeps its impression.
    let view = NativeAdView(registration)
    view.nativeAd = loaded
    adView = view
  }

  /// Keeps selections and scrolling within what is there.
  func fitScrolling() {
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    if let rect = layout.panes[.layouts] { state.layouts.scroll(rows: max(1, rect.rows - 2)) }
    if let rect = layout.panes[.ads] { state.ads.scroll(rows: max(1, rect.rows - 2)) }
    state.eventsBelow = max(0, min(state.eventsBelow, state.events.count - 1))
    if let contents = OverlayBox.contents(state) {
      let screen = CellRect(column: 0, row: 0, columns: terminal.columns, rows: terminal.rows)
      state.overlayTop = min(state.overlayTop, OverlayBox.lastTop(of: contents, screen: screen))
    }
    if state.feed != nil {
      fitFeed()
    } else if let rect = layout.panes[.ad] {
      fitScrolling(in: rect)
    }
    if let rect = layout.panes[.inspector] ?? (state.focus == .inspector ? layout.panes[.ad] : nil)
    {
      let count = panes.wrapped(InspectorText.lines(state), columns: rect.columns - 2).count
      state.inspectorTop = max(0, min(state.inspectorTop, count - (rect.rows - 2)))
    }
  }

  /// Devices side by side are scrolled together, as far as the largest ad goes beyond its part.
  private func fitScrolling(in rect: CellRect) {
    var (rows, columns) = (0, 0)
    for (index, part) in BrowserPainter.standRects(state, in: rect).enumerated()
    where state.stands.indices.contains(index) {
      let grid = state.stands[index].rendered.grid
      let area = PaneFrame.inside(
        columns: part.columns, rows: part.rows, isLeftShared: index > 0)
      rows = max(rows, grid.rows - area.rows)
      columns = max(columns, grid.columns - area.columns)
    }
    state.scroll.row = max(0, min(state.scroll.row, rows))
    state.scroll.column = max(0, min(state.scroll.column, columns))
  }
}
