import AdPreview
import Files
import InterfaceBuilder
import NativeAds

extension SnapshotPlan {
  /// Finds the layouts and ads that a manifest names, and reads them.
  ///
  /// What cannot be read is an absence and stops nothing else.
  /// - Throws: ``SnapshotsError/sameName(name:first:second:)`` where two different cases would have one file.
  public init(_ manifest: Manifest) throws(SnapshotsError) {
    self.init(manifest: manifest)
    var reader = PlanReader(manifest: manifest)
    setGroups(try reader.groups())
    absences = reader.absences
    notes = reader.notes
  }
}

/// Reads what a manifest names, each file once.
private struct PlanReader {
  let manifest: Manifest
  var absences: [SnapshotPlan.Absence] = []
  var notes: [String] = []
  private var documents: [String: Document?] = [:]
  private var files: [String: AdFile?] = [:]

  init(manifest: Manifest) { self.manifest = manifest }

  mutating func groups() throws(SnapshotsError) -> [CaseGroup] {
    var groups: [CaseGroup] = []
    var places: [String: Int] = [:]
    let suites = manifest.suites.map { (suite: $0, ads: ads(of: $0), layouts: layouts(of: $0)) }
    let shared = Self.sharedFolders(suites.flatMap { $0.layouts.map(\.layout) })
    for (suite, choices, layouts) in suites {
      for (layout, format) in layouts {
        var layout = layout
        layout.isMarked = shared.contains(layout.folder) && !layout.isExact
        var planned: [PlannedAd] = []
        for ad in choices.map({ $0.ad(for: format) }) where !planned.contains(ad) {
          planned.append(ad)
        }
        guard !planned.isEmpty else { continue }
        let block = CaseBlock(matrix: suite, layout: layout, ads: planned)
        if let place = places[block.folder] {
          guard let other = groups[place].blocks.first?.layout, other == layout else {
            let first = groups[place].blocks.first?.layout.name ?? ""
            throw .sameName(name: block.folder, first: first, second: layout.name)
          }
          try groups[place].append(block)
        } else {
          places[block.folder] = groups.count
          groups.append(try CaseGroup(block))
        }
      }
    }
    return groups
  }

  /// The folders that several documents would have: names differ in more than what is safe everywhere.
  private static func sharedFolders(_ layouts: [PlannedLayout]) -> Set<String> {
    var names: [String: Set<String>] = [:]
    for layout in layouts { names[layout.folder, default: []].insert(layout.name) }
    return Set(names.filter { $0.value.count > 1 }.keys)
  }

  // MARK: Layouts

  private mutating func layouts(
    of suite: Matrix
  ) -> [(layout: PlannedLayout, format: NativeAd.Format?)] {
    var found: [(PlannedLayout, NativeAd.Format?)] = []
    var seen: Set<String> = []
    for entry in suite.layouts {
      for match in matches(entry, suffixes: Document.fileSuffixes, what: "layout") {
        guard seen.insert(match.name).inserted else { continue }
        guard let document = document(match, of: suite) else { continue }
        found += layouts(in: document, match)
      }
    }
    return found
  }

  /// Returns a document; nil where it cannot be read, which is an absence unless a search found a file for another system.
  private mutating func document(_ match: LayoutPatterns.Match, of suite: Matrix) -> Document? {
    if let known = documents[match.path] { return known }
    let document: Document?
    do {
      document = try Document(contentsOf: match.path)
    } catch {
      document = nil
      if case .platform = error, match.isFound {
        documents[match.path] = .some(nil)
        return nil
      }
      let layout = PlannedLayout(path: match.path, name: match.name, index: 0)
      let folder = CaseBlock(matrix: suite, layout: layout, ads: []).folder
      absences.append(.init(error: .document(error), prefix: folder))
    }
    documents[match.path] = document
    return document
  }

  /// Returns the ad views; all layouts of a document that the manifest names and that has none.
  private mutating func layouts(
    in document: Document, _ match: LayoutPatterns.Match
  ) -> [(PlannedLayout, NativeAd.Format?)] {
    let all = AdViewSearch.allViews(in: document)
    var views = all.filter(\.hasAdView)
    if views.isEmpty, !match.isFound { views = all }
    if views.isEmpty, !match.isFound {
      absences.append(
        .init(error: .layout(path: match.path, problem: "holds no view to draw"), prefix: nil))
    }
    return views.map { view in
      let layout = PlannedLayout(
        path: match.path, name: match.name, index: view.index, view: view.object,
        objectID: views.count > 1 ? view.name : nil)
      let format = AdPreviewer(document: document, view: view).format
      return (layout, view.hasAdView ? format : nil)
    }
  }

  // MARK: Ads

  private mutating func ads(of suite: Matrix) -> [AdChoice] {
    guard !suite.ads.isEmpty else { return [.standard] }
    var choices: [AdChoice] = []
    for entry in suite.ads {
      for choice in ads(entry) where !choices.contains(choice) { choices.append(choice) }
    }
    return choices
  }

  private mutating func ads(_ entry: Matrix.Entry) -> [AdChoice] {
    switch entry.text {
    case "test": return [.standard]
    case "none": return [.planned(PlannedAd(name: "none", ad: nil))]
    default: break
    }
    guard entry.text.hasPrefix("test:") else {
      return matches(entry, suffixes: [AdFile.fileSuffix], what: "ad", fits: isOfAds)
        .flatMap { file($0) }
    }
    let name = String(entry.text.dropFirst(5))
    if LayoutPatterns.isGlob(name) {
      let pattern = GlobPattern(name)
      let found = TestAds.all.filter { pattern.matches($0.name) }
      if found.isEmpty { absent(entry, "no test ad matches; 'adpane ads' lists them") }
      return found.map { .planned(PlannedAd(name: "test:" + $0.name, ad: $0.ad)) }
    }
    do {
      let ad = try TestAds.named(name).ad
      return [.planned(PlannedAd(name: "test:" + ad.name, ad: ad))]
    } catch {
      absent(entry, error.message, prefix: SafeName.make(entry.text))
      return []
    }
  }

  /// Whether a file is to be read as one of ads: it was named, or it is neither a manifest nor other JSON.
  private func isOfAds(_ match: LayoutPatterns.Match) -> Bool {
    guard match.isFound else { return true }
    let isManifest =
      FilePath.name(of: match.path) == Manifest.fileName
      || FilePath.absolute(match.path) == FilePath.absolute(manifest.path)
    return !isManifest && AdFile.namesAssets(match.path)
  }

  private mutating func file(_ match: LayoutPatterns.Match) -> [AdChoice] {
    if files[match.path] == nil {
      do {
        let file = try AdFile.read(match.path)
        notes += file.notes.map(\.description)
        files[match.path] = file
      } catch {
        files[match.path] = .some(nil)
        let stem = FilePath.removing(AdFile.fileSuffix, from: FilePath.name(of: match.name))
        absences.append(.init(error: .ad(error), prefix: SafeName.make(stem), isAd: true))
      }
    }
    let ads = files[match.path]??.ads ?? []
    return ads.map { .planned(PlannedAd(name: $0.name, ad: $0)) }
  }

  // MARK: Patterns

  private mutating func matches(
    _ entry: Matrix.Entry, suffixes: [String], what: String,
    fits: (LayoutPatterns.Match) -> Bool = { _ in true }
  ) -> [LayoutPatterns.Match] {
    var found = LayoutPatterns.files(entry.text, in: manifest.folder, suffixes: suffixes)
    found.matches.removeAll { !fits($0) }
    for error in found.errors { absences.append(.init(error: .file(error), prefix: nil)) }
    if found.matches.isEmpty, found.errors.isEmpty {
      absent(entry, "no \(what) matches \"\(entry.text)\"")
    }
    return found.matches
  }

  private mutating func absent(_ entry: Matrix.Entry, _ problem: String, prefix: String? = nil) {
    let error = SnapshotsError.value(
      path: manifest.path, entry.path, entry.position, problem: problem)
    let absence = SnapshotPlan.Absence(error: error, prefix: prefix, isAd: prefix != nil)
    if !absences.contains(absence) { absences.append(absence) }
  }
}
