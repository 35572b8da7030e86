import AdPreview
import Glibc
import InterfaceBuilder
import NativeAds

/// The program in panes: takes what comes from the terminal, signals, files and the loader, and keeps the screen up to date.
@MainActor
public final class Browser {
  let configuration: BrowserConfiguration
  let terminal: Terminal
  let loop = EventLoop()
  let signals: Signals
  let watch = FolderWatch()
  let log = AdEventLog()
  var keys = KeyReader()
  var state: BrowserState

  /// The layout that is shown; nil where there is none or it cannot be read.
  var previewer: AdPreviewer?
  var pictures = PictureLibrary()
  /// Counts how often the pictures were forgotten, so that older ones do not come back.
  var pictureGeneration = 0
  var loaded: LoadedAd?
  var adView: NativeAdView?
  /// Which request the next ad must answer; older ones are passed over.
  var requestNumber = 0
  /// Whether the last request has not been answered yet.
  var isRequesting = false
  /// The ads of the feed; nil where the ad is shown alone.
  var adFeed: AdFeed?
  /// The ads that the slots of the feed go through, round and round.
  var feedEntries = [AdEntry.standard]
  /// The slot whose ad a search has found and that is selected as soon as it is drawn; nil for none.
  var awaitedSlot: Int?
  /// The ad that is shown alone, while the feed is shown.
  var adAlone: (loaded: LoadedAd?, view: NativeAdView?)?
  /// Slots whose ads were drawn without some of their pictures.
  var incompleteSlots: Set<Int> = []
  /// What plays the ad's video; nil while nothing does.
  var player: VideoPlayer?
  /// The descriptor of the player that is waited for; -1 for none.
  var watchedVideo: Int32 = -1
  /// What the media view drew last over the video.
  var shownOverlay: VideoOverlay?
  /// The video that cannot be played, and why.
  var videoProblem: (path: String, note: String)?
  var scan: LayoutScan?
  /// Whether the layouts that are listed are looked for again.
  var isLookingAgain = false
  /// Changes that were made with `:set`.
  var changes: [AdChange]

  /// Panes as they were drawn last.
  var panes = PaneCache()
  /// What was shown last, for the mouse.
  var shown = ScreenPicture()
  var lastClick: (place: CellPlace, time: Double)?
  /// The border that the mouse drags.
  var draggedBorder: Border?
  /// How ads were looked at when the browser began.
  var startSettings = Memory.Settings()
  var commandHistory: [String] = []
  /// What was shown when the last search began, for Escape.
  var placeBeforeSearch: SearchPlace?
  /// The layout to select once it is found.
  var wantedLayout: WantedLayout?
  /// Whether more layouts may be found.
  var isListing = false
  /// The columns of the widest title of a layout.
  var widestTitle = 0
  /// The layout whose columns were measured last; nil for none.
  var measuredLayout: (path: String, object: String?)?
  /// The object of the layout that is shown.
  var shownObject: String?
  /// The devices that there was no room for, by their names.
  var leftOut: [String] = []
  /// What ``BrowserState/stands`` were drawn from; empty for a feed.
  var laidOut: [LaidOutAd] = []

  // What has to be done before the next wait.
  var needsLayout = false
  var needsRequest = false
  var needsRender = false
  var needsPaint = true
  /// Whether the terminal shows something else than ``shown``.
  var needsDrawing = true
  /// Whether pictures or reasons are still missing in what is shown.
  var needsDetail = false
  /// Whether pictures are missing in what is shown.
  var needsPictures = false
  /// Whether pictures are being drawn.
  var isDrawingPictures = false
  /// Counts what was laid out, so that pictures of an older frame are passed over.
  var renderNumber = 0
  var exitStatus: Int32 = 0

  /// Runs the browser until it is quit; returns the exit status.
  public static func run(_ configuration: BrowserConfiguration) throws(TerminalError) -> Int32 {
    let signals = Signals()
    let terminal = try Terminal(configuration.terminal)
    let browser = Browser(configuration, terminal, signals)
    browser.start()
    browser.loop.run { browser.update() }
    browser.finish()
    return browser.exitStatus
  }

  private static let mostMessages = 200

  private init(_ configuration: BrowserConfiguration, _ terminal: Terminal, _ signals: Signals) {
    self.configuration = configuration
    self.terminal = terminal
    self.signals = signals
    changes = configuration.changes
    state = BrowserState(
      mode: configuration.mode, options: configuration.options, devices: configuration.devices)
    state.isASCII = configuration.terminal.isASCII
    // Shapes alone make no picture that anybody recognises.
    if configuration.picturesFollowColors, terminal.numbers == .none {
      state.options.pictures = .outline
    }
  }

  private func start() {
    loop.watch(STDIN_FILENO) { [unowned self] in readKeys() }
    loop.watch(signals.descriptor) { [unowned self] in answerSignals() }
    loop.watch(watch.descriptor) { [unowned self] in answerChanges() }
    recall()
    if let greeting = configuration.greeting { say(greeting) }
    // Where the lists are folded away, the ad is what one came for.
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    if layout.panes[.ad] == nil { state.focus = .ad }
    fillAds()
    findLayouts()
  }

  private func finish() {
    scan?.cancel()
    player = nil
    terminal.stop()
    remember()
  }

  /// Brings everything up to date that changed since the last time.
  private func update() {
    followUp()
    takeEvents()
    // What comes to the screen has effects, such as an impression, which are shown with it.
    var rounds = 0
    repeat {
      if needsPaint { paint() }
      showVideo()
      takeEvents()
      rounds += 1
    } while needsPaint && rounds < 3
    if needsDrawing { draw() }
    if needsDetail {
      loop.idleWork = { [unowned self] in
        renderDetail()
        return needsDetail
      }
    }
  }

  /// Does what the last keys asked for, so that what comes next meets what its user expects to be there.
  func followUp() {
    // A folder that has come back is read once more.
    while needsLayout { readLayout() }
    if needsRequest {
      requestAd()
      // Most answers are there before a frame of the last ad would be.
      loop.workForMainActor(atMost: Self.patience) { !isRequesting }
    }
    if needsRender { render() }
  }

  /// Seconds that a frame waits for its ad.
  private static let patience = 0.005

  private func takeEvents() {
    guard state.events.count != log.events.count else { return }
    state.events = log.events
    needsPaint = true
  }

  /// Makes the screen's picture anew.
  private func paint() {
    needsPaint = false
    fitScrolling()
    shown = BrowserPainter.paint(
      state, columns: terminal.columns, rows: terminal.rows, &panes)
    needsDrawing = true
    reportVisibility()
  }

  /// Makes the picture of the ad's pane anew.
  func paintAd() {
    let layout = ScreenLayout(of: state, columns: terminal.columns, rows: terminal.rows)
    guard let rect = layout.panes[.ad] else { return }
    for pane in BrowserPainter.adPanes(state, in: rect, &panes) {
      guard let index = shown.panes.firstIndex(where: { $0.id == pane.id }) else { continue }
      shown.panes[index] = pane
    }
    needsDrawing = true
  }

  /// Brings the picture to the terminal.
  private func draw() {
    needsDrawing = false
    terminal.draw(shown)
  }

  private func answerSignals() { answer(signals.take()) }

  func answer(_ meanings: [Signals.Meaning]) {
    for meaning in meanings {
      switch meaning {
      case .resize, .resumed: resize()
      case .suspend: suspend()
      case .quit(let signal):
        exitStatus = 128 + signal
        loop.stop()
      }
    }
  }

  /// Takes over the terminal's new size.
  func resize() {
    if terminal.fitSize() {
      needsRender = true
    } else {
      terminal.redraw()
    }
    needsPaint = true
  }

  /// Goes back to the shell until the job is continued.
  func suspend() {
    lendTerminal { signals.stopJob() }
    needsRender = true
    needsPaint = true
  }

  /// Says something in the bar until the next key.
  func say(_ message: String) {
    state.message = message
    if state.messages.last != message { state.messages.append(message) }
    if state.messages.count > Self.mostMessages { state.messages.removeFirst() }
    needsPaint = true
  }
}
