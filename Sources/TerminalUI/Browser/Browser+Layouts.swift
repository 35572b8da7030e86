import AdPreview
import Cells
import Files
import InterfaceBuilder

extension Browser {
  /// Begins to look for layouts.
  ///
  /// The list grows with what is found; where there is one already it stays until all are found.
  func findLayouts() {
    scan?.cancel()
    isLookingAgain = !state.layouts.items.isEmpty
    let scan = LayoutScan(
      paths: configuration.paths, object: configuration.object,
      takesEveryDocument: configuration.takesEveryDocument
    ) { [weak self] news in self?.take(news) }
    self.scan = scan
    isListing = true
    state.progress = "looking for layouts …"
    scan.start()
  }

  /// Takes what the search found.
  private func take(_ news: LayoutScan.News) {
    needsPaint = true
    switch news {
    case .found(let entries, let looked):
      state.progress = "\(looked) looked at; Esc stops"
      if isLookingAgain { return }
      let before = state.layouts.selectedIndex
      state.layouts.append(entries)
      noteTitles(of: entries)
      if state.layouts.selectedIndex != before, !awaitsLast { needsLayout = true }
      selectWanted(isLast: false)
    case .listed(let entries):
      isListing = false
      defer { selectWanted(isLast: true) }
      guard isLookingAgain else { return }
      let before = state.layouts.selected
      state.layouts.replace(entries)
      state.commonFolder = nil
      widestTitle = 0
      noteTitles(of: entries)
      if state.layouts.selected?.path != before?.path { needsLayout = true }
    case .ads(let paths): listAds(ofFiles: paths)
    case .counted(let index, let counts):
      state.layouts.update(index) { $0.counts = counts }
      state.progress = "counting findings \(index + 1)/\(state.layouts.items.count); Esc stops"
    case .finished(let message):
      scan = nil
      isListing = false
      selectWanted(isLast: true)
      state.progress = nil
      // What was said at the start is not lost where nobody has had the time to read it.
      if let message { say([state.message, message].compactMap { $0 }.joined(separator: "; ")) }
    }
  }

  /// Takes over what the titles of layouts have in common, and how wide the list would be that shows them whole.
  private func noteTitles(of entries: [LayoutEntry]) {
    for entry in entries {
      state.commonFolder = CommonFolder.of(entry.title, and: state.commonFolder)
      widestTitle = max(widestTitle, DisplayText.width(of: VisibleText.make(entry.title)))
    }
    let common = DisplayText.width(of: VisibleText.make(state.commonFolder ?? ""))
    let before = state.columnNeeds.names
    state.columnNeeds.takeNames(widest: widestTitle - common)
    if state.columnNeeds.names != before, previewer != nil { needsRender = true }
  }

  /// Whether the layout of the last time will be found, so that no other is shown, and no ad requested for it, before.
  private var awaitsLast: Bool {
    guard case .last(let path, _) = wantedLayout else { return false }
    return FileKind(ofPath: path) == .file
  }

  /// Selects the layout that was asked for before it was found.
  /// - Parameter isLast: Whether all are found, so that one that was asked for by name is not there.
  private func selectWanted(isLast: Bool) {
    guard let wanted = wantedLayout else { return }
    if let index = state.layouts.items.firstIndex(where: {
      wanted.fits($0, absolutePath: FilePath.absolute)
    }) {
      wantedLayout = nil
      state.layouts.setFilter("")
      state.layouts.select(index: index)
      needsLayout = true
    } else if isLast {
      wantedLayout = nil
      if case .title(let title) = wanted { say("no layout is called '\(title)'; Tab completes") }
      if previewer == nil { needsLayout = true }
    }
  }

  /// Reads the selected layout; a document that cannot be read leaves the last good frame where it is the same one.
  func readLayout() {
    needsLayout = false
    needsPaint = true
    guard let entry = state.layouts.selected else {
      previewer = nil
      state.layoutProblem = nil
      if state.feed != nil { endFeed() }
      state.stands = []
      return
    }
    let isSame = previewer?.document.path == entry.path && shownObject == entry.object
    do throws(InterfaceBuilderError) {
      var reader = LayoutReader(language: state.options.language)
      let document = try reader.document(entry.path)
      let views = AdViewSearch.views(in: document, object: entry.object)
      guard let view = views.first ?? AdViewSearch.allViews(in: document).first else {
        return fail(entry, "\(entry.path): holds no view to draw", keepsFrame: isSame)
      }
      let previous = previewer
      previewer = AdPreviewer(document: document, view: view)
      shownObject = entry.object
      state.isAdLayout = previewer?.hasAdView ?? false
      state.layoutProblem = nil
      if let index = state.layouts.selectedIndex {
        state.layouts.update(index) { $0.problem = nil }
      }
      if !isSame {
        state.selectedView = nil
        state.scroll = CellPlace(column: 0, row: 0)
        state.inspectorTop = 0
      }
      let isOtherFormat =
        previous?.format != previewer?.format || previous?.hasAdView != previewer?.hasAdView
      let isStandard = state.ads.selected?.origin == .standard
      // A request that is under way will be answered.
      let isWaited = loaded == nil && state.feed == nil && state.adStatus != .loading
      if isWaited || (isOtherFormat && isStandard) { needsRequest = true }
      needsRender = true
    } catch {
      fail(entry, error.description, keepsFrame: isSame)
    }
    watchFiles()
  }

  private func fail(_ entry: LayoutEntry, _ problem: String, keepsFrame: Bool) {
    if keepsFrame {
      state.layoutProblem = problem
    } else {
      previewer = nil
      state.stands = []
      state.layoutProblem = nil
      if let index = state.layouts.selectedIndex {
        state.layouts.update(index) { $0.problem = problem }
      }
    }
    watchFiles()
  }
}
