import AdPreview
import Files
import InterfaceBuilder
import NativeAds

/// Looks for layouts and counts their findings, away from the screen, which stays responsive meanwhile.
@MainActor
final class LayoutScan {
  /// What a search tells.
  enum News: Sendable {
    /// Layouts that were found, and how many documents were looked at so far.
    case found([LayoutEntry], looked: Int)
    /// All that was found, before findings are counted.
    case listed([LayoutEntry])
    /// Files of ads that stand beside the layouts.
    case ads([String])
    /// The findings of the layout at a position of the list.
    case counted(Int, FindingCounts)
    /// The search is over; the text says what was left out.
    case finished(String?)
  }

  private let finder: LayoutFinder
  private let tell: @MainActor (News) -> Void
  private var task: Task<Void, Never>?

  init(
    paths: [String], object: String?, takesEveryDocument: Bool,
    tell: @escaping @MainActor (News) -> Void
  ) {
    finder = LayoutFinder(paths: paths, object: object, takesEveryDocument: takesEveryDocument)
    self.tell = tell
  }

  /// Begins.
  func start() {
    let finder = finder
    task = Task.detached(priority: .utility) { [weak self] in
      var entries: [LayoutEntry] = []
      let message = await finder.find { news in
        if case .found(let more, _) = news { entries += more }
        await self?.pass(news)
      }
      if !Task.isCancelled { await self?.pass(.listed(entries)) }
      for (index, entry) in entries.enumerated() where entry.problem == nil {
        if Task.isCancelled { break }
        guard let counts = LayoutFinder.counts(entry) else { continue }
        await self?.pass(.counted(index, counts))
      }
      await self?.pass(.finished(Task.isCancelled ? "stopped; R looks again" : message))
    }
  }

  /// Ends the search as soon as it looks up from its document.
  func cancel() { task?.cancel() }

  private func pass(_ news: News) { tell(news) }
}

/// Finds the layouts that paths name.
struct LayoutFinder: Sendable {
  let paths: [String]
  let object: String?
  let takesEveryDocument: Bool

  /// As many documents are read before what was found is told.
  private static let batch = 16
  /// A folder of data may hold any number of files that are no ads.
  private static let mostAdFiles = 500

  /// Finds layouts in the order of their paths; returns what there is to say about the rest.
  func find(_ tell: (LayoutScan.News) async -> Void) async -> String? {
    var problems: [String] = []
    var leftOut = 0
    var looked = 0
    for path in paths {
      guard FileKind(ofPath: path) == .folder, Document.fileSuffix(of: path) == nil else {
        looked += 1
        await tell(.found(entries(path, title: title(path), isFound: false), looked: looked))
        continue
      }
      let result = FolderSearch(suffixes: Document.fileSuffixes).files(in: path)
      if let error = result.errors.first { problems.append(error.message) }
      var batch: [LayoutEntry] = []
      for (index, file) in result.paths.sorted(by: NaturalOrder.isBefore).enumerated() {
        if Task.isCancelled { return nil }
        looked += 1
        let found = entries(file, title: title(file, in: path), isFound: true)
        if found.isEmpty { leftOut += 1 }
        batch += found
        // The first layouts are shown at once, the others a handful at a time.
        if index < 4 || index % Self.batch == 0 {
          await tell(.found(batch, looked: looked))
          batch = []
        }
      }
      await tell(.found(batch, looked: looked))
    }
    let ads = adFiles()
    if !ads.isEmpty { await tell(.ads(ads)) }
    if leftOut > 0 {
      let documents = leftOut == 1 ? "1 document" : "\(leftOut) documents"
      problems.append("left out \(documents) without an ad view; --all takes every document")
    }
    return problems.isEmpty ? nil : problems.joined(separator: "; ")
  }

  /// The files in the folders that hold ads; other JSON is passed over.
  private func adFiles() -> [String] {
    let folders = paths.filter { FileKind(ofPath: $0) == .folder }
    let files = folders.flatMap {
      AdFile.paths(inFolder: $0).sorted(by: NaturalOrder.isBefore)
    }
    return files.prefix(Self.mostAdFiles).filter { path in
      !Task.isCancelled && AdFile.namesAssets(path) && (try? AdFile.read(path)) != nil
    }
  }

  /// The layouts of a document; one that cannot be read is an entry with its problem where it was named.
  private func entries(_ path: String, title: String, isFound: Bool) -> [LayoutEntry] {
    do {
      let document = try Document(contentsOf: path)
      let views =
        object == nil
        ? AdViewSearch.allViews(in: document).filter {
          !isFound || takesEveryDocument || $0.hasAdView
        } : AdViewSearch.views(in: document, object: object)
      if views.count == 1 {
        return [LayoutEntry(path: path, object: object, title: title)]
      }
      return views.map { view in
        let id = view.object ?? view.layout.root.id
        return LayoutEntry(path: path, object: id, title: id.map { "\(title)#\($0)" } ?? title)
      }
    } catch {
      // A document of another platform in a folder is none of ours.
      if isFound, !takesEveryDocument, case .platform = error { return [] }
      return [LayoutEntry(path: path, object: nil, title: title, problem: error.description)]
    }
  }

  private func title(_ path: String, in folder: String? = nil) -> String {
    guard let folder else { return FilePath.name(of: path) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The errors and warnings of a layout with the test ad of its format; nil where it cannot be drawn.
  static func counts(_ entry: LayoutEntry) -> FindingCounts? {
    guard let document = try? Document(contentsOf: entry.path),
      let view = AdViewSearch.views(in: document, object: entry.object).first
        ?? AdViewSearch.allViews(in: document).first
    else { return nil }
    let previewer = AdPreviewer(document: document, view: view)
    guard previewer.hasAdView else { return nil }
    let rendered = previewer.render(
      ad: TestAds.standard(for: previewer.format), options: PreviewOptions())
    var counts = FindingCounts()
    for finding in rendered.findings {
      if finding.severity == .error { counts.errors += 1 }
      if finding.severity == .warning { counts.warnings += 1 }
    }
    return counts
  }
}
