import AdPreview
import NativeAds
import ViewLayout

/// What the browser is started with.
public struct BrowserConfiguration: Sendable {
  /// Whether one layout is edited, or many are looked at.
  public enum Mode: Equatable, Sendable {
    case browse, preview
  }

  /// A setting that is kept from one run to the next.
  public enum Setting: Hashable, Sendable {
    case device, appearance, textSize, language, direction
  }

  /// An ad that was asked for.
  public enum Ad: Equatable, Sendable {
    /// The test ad of the layout's format.
    case standard
    /// A test ad by its name.
    case test(String)
    /// The ads of a file or folder.
    case file(String)
    /// None: the layout as it is.
    case none
  }

  /// Whether one layout is edited, or many are looked at.
  public var mode: Mode
  /// Documents, and folders that are searched for them.
  public var paths: [String]
  /// What is said at the start, such as why other layouts are shown than were looked for; nil for nothing.
  public var greeting: String?
  /// The object that is drawn in place of the ad view; nil for the ad view.
  public var object: String?
  /// Whether folders give documents without an ad view too.
  public var takesEveryDocument = false
  /// The ads that were asked for, the first of which is shown first; the test ads are in the list in any case.
  public var ads: [Ad] = []
  /// Changes to every ad.
  public var changes: [AdChange] = []
  /// The OpenRTB request that responses answer.
  public var openRTBRequest: OpenRTBRequest?
  /// The devices to show side by side; empty for the document's own.
  public var devices: [Device] = []
  /// What is neither the layout nor the ad.
  public var options = PreviewOptions()
  /// What the command line says about settings, for which nothing that was kept is taken.
  public var givenSettings: Set<Setting> = []
  /// Whether pictures are outlines on a terminal without colours, whatever the options say.
  public var picturesFollowColors = false
  /// The terminal.
  public var terminal = TerminalConfiguration(name: "dumb")
  /// The file that keeps what was used last; nil for none.
  public var memoryPath: String?
  /// The command line of the editor.
  public var editor = "vi"

  /// Creates a configuration.
  public init(mode: Mode, paths: [String]) {
    self.mode = mode
    self.paths = paths
  }
}
