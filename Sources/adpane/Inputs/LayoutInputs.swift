import AdPreview
import Files
import InterfaceBuilder

/// A document and those of its views that are wanted.
struct LayoutSource {
  let document: Document
  let views: [DrawnView]
}

/// Finds and reads the documents that a command line names.
struct LayoutInputs {
  /// A document's path, and whether a search found it.
  struct Input: Equatable {
    var path: String
    var isFound: Bool
    /// The path below the folder that was searched, the name of a file that was named, or the whole path where one of the
    /// others has the same.
    var label: String
  }

  /// Which object of each document is wanted; nil for the ad view.
  let object: String?
  /// Whether documents without an ad view are taken from folders too.
  let takesEveryDocument: Bool

  private let isCanvas: Bool
  private var reader: LayoutReader
  private var leftOut = LeftOut()

  init(_ request: Request) {
    object = request.object
    takesEveryDocument = request.takesEveryDocument
    isCanvas = request.options.isCanvas
    reader = LayoutReader(language: request.options.language)
  }

  /// Returns the documents that paths name, folders searched, each once.
  func inputs(_ paths: [String], _ console: inout Console) -> [Input] {
    var inputs: [Input] = []
    var places: [String: Int] = [:]
    for path in paths.map(FilePath.plain) {
      guard FileKind(ofPath: path) == .folder, Document.fileSuffix(of: path) == nil else {
        if let place = places[path] {
          inputs[place].isFound = false
        } else {
          places[path] = inputs.count
          inputs.append(Input(path: path, isFound: false, label: FilePath.name(of: path)))
        }
        continue
      }
      let result = FolderSearch(suffixes: Document.fileSuffixes).files(in: path)
      for error in result.errors { console.refuse(error.message) }
      if result.isCutShort { console.fail("\(path): has too many files; name a folder in it") }
      if result.paths.isEmpty, result.errors.isEmpty {
        console.fail("\(path): holds no .xib or .storyboard")
      }
      let folder = path == "." || path.hasSuffix("/") ? path : path + "/"
      for path in result.paths where places[path] == nil {
        places[path] = inputs.count
        let label = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        inputs.append(Input(path: path, isFound: true, label: label))
      }
    }
    return inputs.labelled()
  }

  /// Reads a document; nil where there is nothing to draw, which is said unless a search found it.
  mutating func read(_ input: Input, _ console: inout Console) -> LayoutSource? {
    let document: Document
    do {
      document = try reader.document(input.path)
    } catch {
      if input.isFound, !takesEveryDocument, case .platform = error {
        leftOut.addForOtherSystem(input.path)
      } else {
        console.refuse(error.description)
      }
      return nil
    }
    var views: [DrawnView]
    if object != nil {
      views = AdViewSearch.views(in: document, object: object)
    } else {
      views = AdViewSearch.allViews(in: document)
      if input.isFound, !takesEveryDocument { views.removeAll { !$0.hasAdView } }
      // The canvas shows a layout as a whole, with all ad views in it.
      if isCanvas { views = Self.wholeLayouts(of: views) }
    }
    if !views.isEmpty { return LayoutSource(document: document, views: views) }
    if input.isFound {
      leftOut.addWithoutAdView(input.path)
    } else if let object {
      console.refuse("\(input.path): error: has no object '\(object)'")
    } else {
      console.refuse("\(input.path): error: holds no view to draw")
    }
    return nil
  }

  private static func wholeLayouts(of views: [DrawnView]) -> [DrawnView] {
    var indices: Set<Int> = []
    return views.filter { indices.insert($0.index).inserted }
      .map { view in
        var whole = view
        whole.object = nil
        return whole
      }
  }

  /// Says how much was left out.
  func finish(drawn: Int, _ console: inout Console) {
    let isNothingDrawn = drawn == 0 && console.status == 0
    for sentence in leftOut.sentences {
      if isNothingDrawn { console.fail(sentence) } else { console.note(sentence) }
    }
  }
}
