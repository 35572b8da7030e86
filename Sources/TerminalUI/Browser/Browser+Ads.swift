import AdPreview
import Cells
import Files
import NativeAds

extension Browser {
  /// Fills the list of ads: those that were asked for, then the test ads.
  func fillAds() {
    var entries: [AdEntry] = []
    for ad in configuration.ads { entries += self.entries(ad) }
    if !entries.contains(where: { $0.origin == .standard }) { entries.append(.standard) }
    for test in TestAds.all {
      let origin = AdEntry.Origin.test(test.name)
      if entries.contains(where: { $0.origin == origin }) { continue }
      entries.append(
        AdEntry(origin: origin, title: state.isASCII ? test.name : test.title, ad: test.ad))
    }
    if !entries.contains(where: { $0.origin == .none }) {
      entries.append(AdEntry(origin: .none, title: "no ad"))
    }
    state.ads.replace(entries)
  }

  /// The entries of an ad that was asked for.
  func entries(_ ad: BrowserConfiguration.Ad) -> [AdEntry] {
    switch ad {
    case .standard: return [.standard]
    case .none: return [AdEntry(origin: .none, title: "no ad")]
    case .test(let name):
      let test = try? TestAds.named(name)
      return [AdEntry(origin: .test(name), title: test?.title ?? name, ad: test?.ad)]
    case .file(let path):
      guard FileKind(ofPath: path) == .folder else { return entries(ofFile: path) }
      return AdFile.paths(inFolder: path).sorted(by: NaturalOrder.isBefore).flatMap { file in
        (try? readAdsToList(file)).map { entries(of: $0, path: file) } ?? []
      }
    }
  }

  /// The ads of a file; one that cannot be read has one entry, whose request tells why.
  func entries(ofFile path: String) -> [AdEntry] {
    entries(of: (try? readAds(path)) ?? [], path: path)
  }

  /// Reads the ads of a file.
  func readAds(_ path: String) throws(NativeAdsError) -> [NativeAd] {
    try AdFile.read(path, request: configuration.openRTBRequest).ads
  }

  /// Reads the ads of a file that nobody has called one; refuses other JSON, of which nothing could be shown.
  func readAdsToList(_ path: String) throws(NativeAdsError) -> [NativeAd] {
    let ads = try readAds(path)
    guard AdFile.namesAssets(path) else {
      throw .noAd(file: path, reason: "it names no asset of an ad")
    }
    return ads
  }

  /// The entries of a file with some ads; without any, the one whose request tells why.
  func entries(of ads: [NativeAd], path: String) -> [AdEntry] {
    guard ads.count > 1 else {
      return [
        AdEntry(origin: .file(path: path, index: 0), title: FilePath.name(of: path), ad: ads.first)
      ]
    }
    return ads.enumerated().map { index, ad in
      AdEntry(origin: .file(path: path, index: index), title: ad.name, ad: ad)
    }
  }

  /// Puts the ads of files before the test ads, unless they are listed already; the selected ad stays selected.
  func listAds(ofFiles paths: [String]) {
    let known = Set(state.ads.items.compactMap { $0.path.flatMap(FilePath.absolute) })
    // A file that was named is found in its folder once more, perhaps by another spelling.
    let others = paths.filter { path in FilePath.absolute(path).map { !known.contains($0) } ?? true
    }
    let new = others.flatMap { entries(ofFile: $0) }
    if !new.isEmpty { state.ads.replace(new + state.ads.items) }
  }

  /// The position of the first listed ad of a file, by whatever path that is named; nil where none is listed.
  func indexOfAd(ofFile path: String) -> Int? {
    let absolute = FilePath.absolute(path)
    return state.ads.items.firstIndex { entry in
      entry.path == path || (absolute != nil && entry.path.flatMap(FilePath.absolute) == absolute)
    }
  }

  /// Takes over what a file that was changed says about the ads that are listed.
  func relistAds(ofFile path: String) {
    guard let ads = try? readAds(path) else { return }
    for (position, entry) in state.ads.items.enumerated() {
      guard case .file(path, let index) = entry.origin, ads.indices.contains(index) else {
        continue
      }
      state.ads.update(position) { $0.ad = ads[index] }
    }
  }

  /// Requests the selected ad; the frame that is there stays until the answer has come.
  func requestAd() {
    needsRequest = false
    isRequesting = false
    if state.feed != nil {
      adAlone = nil
      return requestFeed()
    }
    requestNumber += 1
    let number = requestNumber
    guard let entry = state.ads.selected, entry.origin != .none, let previewer,
      previewer.hasAdView || entry.origin != .standard
    else {
      take(nil, status: .none)
      return
    }
    let loader = loader(of: entry.origin)
    if loaded == nil { state.adStatus = .loading }
    needsPaint = true
    isRequesting = true
    Task { [weak self] in
      do throws(RequestError) {
        let ads = try await loader.ads()
        guard let self, self.requestNumber == number else { return }
        self.isRequesting = false
        guard let ad = ads.first else { return }
        self.take(ad, status: .loaded(Self.facts(ad)))
      } catch {
        guard let self, self.requestNumber == number else { return }
        self.isRequesting = false
        self.fail(error)
      }
    }
  }

  /// A loader that gets the ad of an entry of the list.
  func loader(of origin: AdEntry.Origin) -> AdLoader {
    let source = EntrySource(
      origin: origin, format: previewer?.format ?? .native, changes: changes,
      openRTBRequest: configuration.openRTBRequest)
    return AdLoader(
      adUnitID: TestAdSource.AdUnit.native.rawValue,
      rootViewController: RootViewController("Browser"), adTypes: [.native],
      environment: AdEnvironment(source: source, log: log))
  }

  /// Shows an ad, or the layout without one.
  private func take(_ ad: LoadedAd?, status: BrowserState.AdStatus) {
    loaded = ad
    adView = nil
    state.adStatus = status
    state.adProblem = nil
    needsRender = true
    watchFiles()
  }

  private func fail(_ error: RequestError) {
    needsPaint = true
    if state.stands.isEmpty || state.stands[0].adName == nil {
      state.adStatus = .failed(error.message)
      loaded = nil
      needsRender = true
    } else {
      // What was shown last stays, as it does for a layout that can't be read.
      state.adProblem = error.message
    }
    watchFiles()
  }

  /// What is said about an ad.
  static func facts(_ ad: LoadedAd) -> BrowserState.AdFacts {
    let video = ad.videoController
    return BrowserState.AdFacts(
      name: ad.name, link: ad.link,
      video: video.hasVideoContent
        ? BrowserState.VideoFacts(
          state: video.state, position: video.currentTime.rounded(.down), duration: video.duration,
          isMuted: video.isMuted) : nil)
  }

  /// Tells the ad view how much of it is on screen.
  func reportVisibility() {
    if state.feed != nil { reportFeed() } else { adView?.setVisibleCells(visibleCells) }
    if let loaded {
      takeFacts(of: loaded)
    } else if state.feed != nil {
      state.adStatus = .none
    }
  }

  /// Takes over what an ad's video does.
  func takeFacts(of ad: LoadedAd) {
    let status = BrowserState.AdStatus.loaded(Self.facts(ad))
    guard status != state.adStatus else { return }
    state.adStatus = status
    needsPaint = true
  }

  /// How many cells of the ad are on screen.
  private var visibleCells: Int {
    guard let stand = state.stands.first, stand.adName != nil,
      let pane = shown.panes.first(where: { $0.id == BrowserPainter.standID(0) })
    else { return 0 }
    let area = PaneFrame.inside(columns: pane.rect.columns, rows: pane.rect.rows)
    let grid = stand.rendered.grid
    let origin = AdStage.origin(of: grid, in: area, scroll: state.scroll)
    let rect = CellRect(
      column: origin.column, row: origin.row, columns: grid.columns, rows: grid.rows)
    let visible = rect.intersection(area)
    return visible.isEmpty ? 0 : visible.columns * visible.rows
  }
}
