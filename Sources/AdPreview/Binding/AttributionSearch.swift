import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// The layout's own mark that this is an ad, and whether a reader can see it.
struct AttributionSearch {
  /// Why a mark that is there cannot be seen.
  enum Fault: Equatable {
    case hidden
    case transparent
    case withoutSize(Rect)
    case outside(Rect)
    case covered
    case contrast(Double)
  }

  /// A view that says that this is an ad.
  struct Candidate {
    var view: SceneView
    var text: String
    /// Why the view cannot be seen; nil where it can.
    var fault: Fault?
  }

  /// All marks, the connected one first.
  private(set) var candidates: [Candidate] = []

  /// The mark that readers see; nil without one.
  var visible: Candidate? { candidates.first { $0.fault == nil } }

  /// The contrast below which nobody can read a text.
  static let leastContrast = 1.3

  /// Looks for labels and buttons that hold an attribution and no asset.
  ///
  /// - Parameters:
  ///   - scene: The views.
  ///   - texts: The texts as they were placed.
  ///   - grid: The painted cells, without AdChoices.
  ///   - outlets: The ad view's outlets.
  ///   - population: What the ad filled.
  ///   - language: The language that the layout's texts are in; a pseudo-language is seen through.
  init(
    scene: Scene, texts: [Int: PlacedText], grid: Grid, outlets: OutletBindings,
    population: Population, language: String?
  ) {
    let connected = Set(outlets.bindings(of: .attribution).map(\.view))
    for (position, view) in scene.views.enumerated() {
      let content = scene[view].content
      guard !population.boundViews.contains(view.index),
        let text = content.staticText ?? content.badgePicture,
        connected.contains(view.index) && !text.isEmpty
          || Self.isAttribution(text, language: language)
          || content.badgePicture != nil
      else { continue }
      candidates.append(
        Candidate(
          view: view, text: text,
          fault: Self.fault(of: view, scene: scene, text: texts[position], grid: grid)))
    }
    candidates.sort { left, right in
      connected.contains(left.view.index) && !connected.contains(right.view.index)
    }
  }

  /// Whether a text says, in a language or a pseudo-language, that this is an ad.
  static func isAttribution(_ text: String, language: String?) -> Bool {
    let pseudo = language.flatMap(PseudoLanguage.init(rawValue:))
    return AttributionWords.isAttribution(pseudo?.original(of: text) ?? text)
  }

  private static func fault(
    of view: SceneView, scene: Scene, text: PlacedText?, grid: Grid
  ) -> Fault? {
    let rect = view.rect
    if view.alpha < 0.01 { return .transparent }
    if view.isHidden { return .hidden }
    if rect.width < 0.5 || rect.height < 0.5 { return .withoutSize(rect) }
    if rect.shareOutside(view.clipRect) > 0.5 { return .outside(rect) }
    // A picture of a badge cannot be read here; what is known is that it is there.
    if scene[view].content.badgePicture != nil { return nil }
    guard let text else { return .withoutSize(rect) }
    // A text for which the terminal has no cell is on the device all the same.
    if text.lines.isEmpty { return nil }

    let ink = text.ink(of: view, in: grid)
    if ink.seen * 2 < ink.total { return .covered }
    let best = ink.contrast ?? 0
    return best < leastContrast ? .contrast(best) : nil
  }
}

extension ViewContent {
  /// The name of an image that can only be an ad badge, such as `ad_badge` or `icon-sponsored`; nil otherwise.
  fileprivate var badgePicture: String? {
    guard case .imageView(let content) = self, let name = content.image else { return nil }
    let words = name.lowercased().split { !$0.isLetter }
    let isBadge = words.contains { ["ad", "ads", "adbadge", "sponsored", "adlabel"].contains($0) }
    return isBadge && !words.contains("choices") ? name : nil
  }

  /// The text that the document gives a view; nil for classes without.
  var staticText: String? {
    switch self {
    case .label(let content): content.attributedText?.string ?? content.text
    case .button(let content):
      content.configuration?.title ?? content.configuration?.attributedTitle?.string
        ?? content.normal.attributedTitle?.string ?? content.normal.title
    case .textField(let content): content.text.isEmpty ? content.placeholder : content.text
    case .textView(let content): content.attributedText?.string ?? content.text
    default: nil
    }
  }
}
