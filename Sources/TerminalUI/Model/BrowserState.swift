import AdPreview
import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// Everything that the browser shows, as a value: painting reads it, commands change it.
struct BrowserState: Sendable {
  /// What became of the request for the ad.
  enum AdStatus: Equatable, Sendable {
    case none
    case loading
    case failed(String)
    case loaded(AdFacts)
  }

  /// What is said about a loaded ad.
  struct AdFacts: Equatable, Sendable {
    /// The ad's name.
    var name: String
    /// Where a click leads.
    var link: String?
    /// The video; nil where the ad has none.
    var video: VideoFacts?
  }

  /// What a video does.
  struct VideoFacts: Equatable, Sendable {
    var state: VideoController.State
    /// Whole seconds.
    var position: Double
    /// Seconds; 0 where it is not known.
    var duration: Double
    var isMuted: Bool
  }

  /// A box on top of the panes.
  enum Overlay: Equatable, Sendable {
    case help
    case adChoices
    /// What was said so far.
    case messages
  }

  /// Whether one layout is edited, or many are looked at.
  var mode: BrowserConfiguration.Mode
  /// The pane that has the keys.
  var focus: PaneKind
  /// Panes that were put away.
  var hidden: Set<PaneKind> = []
  /// Whether an inspector that has no place of its own takes the one of the lists.
  var raisesInspector = false
  /// The columns that the lists were made to have; nil for a share of the screen.
  var listColumns: Int?
  /// The rows that the upper list was made to have; nil for half of the column.
  var upperListRows: Int?
  /// The rows that the events were made to have; nil for a share of the screen.
  var eventRows: Int?
  /// The columns that the inspector was made to have; nil for a share of the screen.
  var inspectorColumns: Int?
  /// The columns that the ad and the names of layouts need, to which lists and inspector give way.
  var columnNeeds = ColumnNeeds()

  var layouts = ListState<LayoutEntry> { $0.title }
  /// What the titles of all layouts begin with, which the list leaves out; nil before there are any.
  var commonFolder: String?
  var ads = ListState<AdEntry> { $0.title }
  /// What is under way, such as a search for layouts; nil for nothing.
  var progress: String?

  /// What is neither the layout nor the ad.
  var options: PreviewOptions
  /// The devices side by side; nil is the document's own.
  var devices: [Device?]
  /// Whether there is an ad view in the layout.
  var isAdLayout = true
  var zoom: Zoom
  var showsOutlines = false
  /// Assets that were taken out of the ad, by the ad file's keys.
  var without: Set<String> = []

  /// The drawn ads, one for each device that there is room for.
  var stands: [Stand] = [] { didSet { standsVersion += 1 } }
  /// Counts the changes of ``stands``.
  private(set) var standsVersion = 0
  /// The columns of each of them, edges and all.
  var standColumns: [Int] = []
  /// Which of the devices is meant where there are several; the first of ``stands`` where there are fewer.
  var deviceIndex = 0
  /// The feed, whose selected ad is the first of ``stands``; nil where the ad is shown alone.
  var feed: FeedState?
  /// The selected view's id; `BrowserState.adChoicesID` for the marker.
  var selectedView: String?
  /// How far the ad is scrolled in its pane.
  var scroll = CellPlace(column: 0, row: 0)
  /// Why the selected view is where it is.
  var reasons: FrameReasons?
  var adStatus = AdStatus.none
  /// Why the ad's poster stands where its video should play; nil where it plays, and without video.
  var videoNote: String?
  /// Why the newest version of the layout is not shown, with its place.
  var layoutProblem: String?
  /// Why the newest version of the ad is not shown.
  var adProblem: String?
  /// What is said across the last good frame.
  var banner: String? { layoutProblem ?? adProblem }

  var inspectorTop = 0
  /// How many of the newest events are below the pane.
  var eventsBelow = 0
  var events: [AdEvent] = []
  var searchText = ""

  var prompt: Prompt?
  var menu: Menu?
  var overlay: Overlay?
  var overlayTop = 0
  /// What is searched in the box on top; empty for nothing.
  var overlaySearch = ""
  /// The line of the box on top that was found last; nil for none.
  var overlayMatch: Int?
  /// What must be answered before anything else happens.
  var question: Question?
  /// What the bar says in place of the keys, until the next key.
  var message: String?
  /// What the bar said so far, the newest last.
  var messages: [String] = []
  /// Whether only ASCII can be shown, so that letters must do for signs.
  var isASCII = false

  /// What stands for AdChoices among the ids of views.
  static let adChoicesID = "AdChoices"

  /// Creates the state of a browser that shows nothing yet.
  init(mode: BrowserConfiguration.Mode, options: PreviewOptions, devices: [Device?]) {
    self.mode = mode
    self.options = options
    self.devices = devices.isEmpty ? [nil] : devices
    focus = mode == .preview ? .ad : .layouts
    hidden = mode == .preview ? [.layouts, .ads] : []
    zoom = options.cell == Size(width: 6, height: 12) ? .fit : .cell(options.cell)
  }

  /// Whether the ad that is shown has a video.
  var hasVideo: Bool {
    if case .loaded(let facts) = adStatus { facts.video != nil } else { false }
  }

  /// The position of the ad in ``stands`` that the inspector tells about, and that keys mean.
  var standIndex: Int { stands.indices.contains(deviceIndex) ? deviceIndex : 0 }

  /// The ad that the inspector tells about, and that keys mean; nil where none is drawn.
  var stand: Stand? { stands.indices.contains(standIndex) ? stands[standIndex] : nil }

  /// The position in ``devices`` of the device that keys mean; a feed is shown on the one that was meant before.
  var devicePosition: Int {
    let index = feed == nil ? standIndex : deviceIndex
    return devices.indices.contains(index) ? index : 0
  }

  /// The device that keys mean; nil for the document's own.
  var device: Device? { devices[devicePosition] }

  /// The view that is selected; nil for none and for AdChoices.
  var selection: RenderedView? {
    guard let selectedView else { return nil }
    return stand?.rendered.views.first { $0.id == selectedView }
  }
}
