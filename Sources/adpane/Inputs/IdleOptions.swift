import AdPreview
import InterfaceBuilder

/// Watches for options that a layout gives nothing to do, so that each can be named once at the end.
struct IdleOptions {
  private let language: String?
  private let isTextSizeChosen: Bool
  /// Documents without texts in the language that is asked for.
  private var untranslated: [String] = []
  /// Documents of ad views that stay as wide as they are, whatever is around them.
  private var unwidened: [String] = []
  /// Layouts whose texts all have fixed sizes, by their documents.
  private var unscaled: [String] = []

  init(_ request: Request) {
    let language = request.options.language
    self.language = language.flatMap { PseudoLanguage(rawValue: $0) == nil ? $0 : nil }
    isTextSizeChosen = request.options.textSize != .large
  }

  /// Looks at a document and those of its views that are drawn.
  mutating func watch(_ source: LayoutSource) {
    if let language, !source.document.hasTexts(in: language) {
      untranslated.append(source.document.path)
    }
    for view in source.views where isTextSizeChosen && view.layout.textSizing == .fixed {
      unscaled.append(source.document.path)
    }
  }

  /// Looks at a drawn ad.
  mutating func watch(_ rendered: RenderedAd) {
    guard let width = rendered.options.width,
      let view = rendered.views.first(where: { $0.id == rendered.objectID }), view.parent != nil,
      view.mode == .autoresizing || view.mode == .fixed,
      view.frame.width == view.saved?.width, view.frame.width != width
    else { return }
    unwidened.append(rendered.layoutPath)
  }

  /// Says which options did nothing.
  func finish(_ console: inout Console) {
    if let language {
      Self.say("no texts in '\(language)'; those in the file stay", of: untranslated, &console)
    }
    Self.say(
      "an ad view that keeps its saved frame, so that --width changes only what is around it",
      of: unwidened, &console)
    Self.say("no text style, so that --text-size changes nothing", of: unscaled, &console)
  }

  /// Says once what one document or a number of them have.
  private static func say(_ text: String, of paths: [String], _ console: inout Console) {
    let paths = Set(paths)
    guard let first = paths.first else { return }
    console.say(
      paths.count == 1
        ? "\(first): note: has \(text)" : "adpane: note: \(paths.count) layouts have \(text)")
  }
}

extension Document {
  /// Whether there is a table of texts beside the document in a language or a wider one: `de` serves `de-AT`.
  fileprivate func hasTexts(in language: String) -> Bool {
    func parts(_ code: String) -> [Substring] { code.split { $0 == "-" || $0 == "_" } }
    let wanted = parts(language)
    return localizations().contains { code in
      let found = parts(code)
      return found.count <= wanted.count && zip(found, wanted).allSatisfy { $0 == $1 }
    }
  }
}
