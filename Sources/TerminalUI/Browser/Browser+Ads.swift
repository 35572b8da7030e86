import AdPreview
import Cells
import Files
import NativeAds

extension Browser {
  /// Fills the list of ads: those that were asked for, then the test ads.
  func fillAds() {
    var entries: [AdEntry] = []
    for ad in configuration.ads { entries += self.entries(ad) }
    let standard = AdEntry(origin: .standard, title: "test ad of the format")
    if !entries.contains(where: { $0.origin == .standard }) { entries.append(standard) }
    for test in TestAds.all {
      let origin = AdEntry.Origin.test(test.name)
      if entries.contains(where: { $0.origin == origin }) { continue }
      entries.append(
        AdEntry(
          origin: origin, title: state.isASCII ? test.name : test.title,
          videoDuration: Self.videoDuration(test.ad)))
    }
    if !entries.contains(where: { $0.origin == .none }) {
      entries.append(AdEntry(origin: .none, title: "no ad"))
    }
    state.ads.replace(entries)
  }

  private func entries(_ ad: BrowserConfiguration.Ad) -> [AdEntry] {
    switch ad {
    case .standard: return [AdEntry(origin: .standard, title: "test ad of the format")]
    case .none: return [AdEntry(origin: .none, title: "no ad")]
    case .test(let name):
      let test = try? TestAds.named(name)
      return [
        AdEntry(
          origin: .test(name), title: test?.title ?? name,
          videoDuration: (test?.ad).flatMap(Self.videoDuration))
      ]
    case .file(let path):
      guard FileKind(ofPath: path) == .folder else { return entries(ofFile: path) }
      return AdFile.paths(inFolder: path).sorted(by: NaturalOrder.isBefore).flatMap { file in
        (try? AdFile.read(file, request: configuration.openRTBRequest)) == nil
          ? [] : entries(ofFile: file)
      }
    }
  }

  /// The ads of a file; one that cannot be read has one entry, whose request tells why.
  func entries(ofFile path: String) -> [AdEntry] {
    let ads = (try? AdFile.read(path, request: configuration.openRTBRequest))?.ads ?? []
    guard ads.count > 1 else {
      return [
        AdEntry(
          origin: .file(path: path, index: 0), title: FilePath.name(of: path),
          videoDuration: ads.first.flatMap(Self.videoDuration))
      ]
    }
    return ads.enumerated().map { index, ad in
      AdEntry(
        origin: .file(path: path, index: index), title: ad.name,
        videoDuration: Self.videoDuration(ad))
    }
  }

  /// Puts the ads of files before the test ads, unless they are listed already; the selected ad stays selected.
  func listAds(ofFiles paths: [String]) {
    let known = state.ads.items.compactMap { entry -> String? in
      guard case .file(let path, _) = entry.origin else { return nil }
      return FilePath.absolute(path)
    }
    // A file that was named is found in its folder once more, perhaps by another spelling.
    let others = paths.filter { path in FilePath.absolute(path).map { !known.contains($0) } ?? true
    }
    let new = others.flatMap { entries(ofFile: $0) }
    if !new.isEmpty { state.ads.replace(new + state.ads.items) }
  }

  private static func videoDuration(_ ad: NativeAd) -> Double? {
    ad.mediaContent.hasVideoContent ? ad.mediaContent.duration : nil
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
