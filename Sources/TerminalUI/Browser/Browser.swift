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
  var loaded: LoadedAd?
  var adView: NativeAdView?
  /// Which request the next ad must answer; older ones are passed over.
  var requestNumber = 0
  /// The ads of the feed; nil where the ad is shown alone.
  var adFeed: AdFeed?
  /// The ad that is shown alone, while the feed is shown.
  var adAlone: (loaded: LoadedAd?, view: NativeAdView?)?
  /// Slots whose ads were drawn without some of their pictures.
  var incompleteSlots: Set<Int> = []
  var scan: LayoutScan?
  /// Whether the layouts that are listed are looked for again.
  var isLookingAgain = false
  /// Changes that were made with `:set`.
  var changes: [AdChange]

  /// What was shown last, for the mouse.
  var shown = ScreenPicture()
  var lastClick: (place: CellPlace, time: Double)?
  /// The border that the mouse drags.
  var draggedBorder: Border?
  var commandHistory: [String] = []
  /// The layout to select once it is found.
  var wantedLayout: String?
  /// The object of the layout that is shown.
  var shownObject: String?
  /// The cell size that fitted last, which is tried first.
  var lastCell: Size?

  // What has to be done before the next wait.
  var needsLayout = false
  var needsRequest = false
  var needsRender = false
  var needsPaint = true
  /// Whether pictures or reasons are still missing in what is shown.
  var needsDetail = false
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

  private init(_ configuration: BrowserConfiguration, _ terminal: Terminal, _ signals: Signals) {
    self.configuration = configuration
    self.terminal = terminal
    self.signals = signals
    changes = configuration.changes
    state = BrowserState(
      mode: configuration.mode, options: configuration.options, devices: configuration.devices)
    state.isASCII = configuration.terminal.isASCII
  }

  private func start() {
    loop.watch(STDIN_FILENO) { [unowned self] in readKeys() }
    loop.watch(signals.descriptor) { [unowned self] in answerSignals() }
    loop.answerDeadline = { [unowned self] in needsPaint = true }
    loop.watch(watch.descriptor) { [unowned self] in answerChanges() }
    recall()
    fillAds()
    findLayouts()
  }

  private func finish() {
    scan?.cancel()
    terminal.stop()
    remember()
  }

  /// Brings everything up to date that changed since the last time.
  private func update() {
    followUp()
    if state.events.count != log.events.count {
      state.events = log.events
      needsPaint = true
    }
    if needsPaint { paint() }
    if needsDetail {
      loop.idleWork = { [unowned self] in
        renderDetail()
        return needsDetail
      }
    }
  }

  /// Does what the last keys asked for, so that what comes next meets what its user expects to be there.
  func followUp() {
    if needsLayout { readLayout() }
    if needsRequest { requestAd() }
    if needsRender { render() }
  }

  /// Draws the screen.
  private func paint() {
    needsPaint = false
    fitScrolling()
    shown = BrowserPainter.paint(state, columns: terminal.columns, rows: terminal.rows)
    terminal.draw(shown)
    reportVisibility()
  }

  private func answerSignals() {
    for meaning in signals.take() {
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
    terminal.lend { signals.stopJob() }
    needsRender = true
    needsPaint = true
  }

  /// Says something in the bar until the next key.
  func say(_ message: String) {
    state.message = message
    needsPaint = true
  }
}
