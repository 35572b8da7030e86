import AdPreview
import Cells
import NativeAds
import ViewLayout

/// Everything that the options of a command line ask for.
struct Request: Equatable, Sendable {
  /// An ad as the command line names it.
  enum AdChoice: Equatable, Sendable {
    /// The test ad of the layout's format.
    case test
    /// A test ad by name.
    case named(String)
    /// The ads of a file.
    case file(String)
    /// No ad: the layout as it is.
    case none
  }

  /// A form that frames and reports are written in.
  enum Format: String, CaseIterable, Sendable {
    case text, ansi, svg, html, json, sarif, github, markdown, man, bash, zsh, fish

    /// How the name of a file in this form ends.
    var ending: String { promisingEndings.first ?? ".txt" }

    /// The ends of names that promise this form and no other.
    var promisingEndings: [String] {
      switch self {
      case .text: [".txt"]
      case .ansi: [".ans", ".ansi"]
      case .html: [".html", ".htm"]
      case .json: [".json", ".jsonl"]
      case .markdown: [".md", ".markdown"]
      case .man: [".1"]
      case .svg, .sarif, .bash, .zsh, .fish: ["." + rawValue]
      // Lines for the log of a job: no name tells them from other text.
      case .github: []
      }
    }

    /// Whether a file in this form may have a name that ends so.
    func fits(_ ending: FileEnding) -> Bool {
      guard let promised = ending.format, promised != self else { return true }
      switch self {
      // SARIF is JSON, and annotations are text.
      case .sarif: return promised == .json
      case .github: return promised == .text
      default: return false
      }
    }
  }

  /// When and with how many colours to draw.
  enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
    case sixteen = "16"
    case palette = "256"
    case trueColor = "truecolor"
  }

  /// The ads; empty for the test ad of each layout's format.
  var ads: [AdChoice] = []
  /// The OpenRTB request that the ad files answer, which tells what their assets are.
  var openRTBRequest: String?
  /// Changes to every ad, in order.
  var changes: [AdChange] = []
  /// The devices; empty for each document's own.
  var devices: [Device] = []
  /// What is neither the layout nor the ad nor the device.
  var options = PreviewOptions()
  /// The object that is drawn in place of the layout's ad view.
  var object: String?
  /// Whether folders give documents without an ad view too.
  var takesEveryDocument = false
  /// The form of the output; nil for what fits where it goes.
  var format: Format?
  /// The file or folder that the output goes to; nil for standard output.
  var output: String?
  /// When and with how many colours to draw.
  var color = ColorChoice.auto
  /// The order of characters in text; nil for what suits where it goes.
  var textOrder: TextOrder?
  /// How pictures are drawn; nil for what suits the form of the output.
  var pictures: PreviewOptions.Pictures?
  /// What is asked of lint.
  var lint = LintRequest()
  /// What is asked of snapshots.
  var snapshot = SnapshotRequest()
}
