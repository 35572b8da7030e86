import AdPolicy
import AdPreview
import Files
import InterfaceBuilder

/// The results as GitHub Actions' annotations: one for each layout and what is the matter with its frames.
///
/// GitHub shows no more than ten errors of a step, so that one for each frame would hide the other layouts.
public enum GitHubReport {
  /// Returns the workflow commands, one a line.
  public static func text(
    of summary: RunSummary, in plan: SnapshotPlan, store: ReferenceStore
  ) -> String {
    var groups: [AnnotationGroup] = []
    var places: [AnnotationGroup.Key: Int] = [:]
    for result in summary.results where result.isFailure {
      let key = AnnotationGroup.Key(result, layout: plan.layout(of: result.name))
      if let place = places[key] {
        groups[place].results.append(result)
      } else {
        places[key] = groups.count
        groups.append(AnnotationGroup(key: key, results: [result]))
      }
    }
    return groups.map { $0.command(plan, store).text + "\n" }.joined()
  }
}

/// The frames of one layout with which the same is the matter.
private struct AnnotationGroup {
  struct Key: Hashable {
    let status: CaseResult.Status
    let folder: String
    let problem: String?

    init(_ result: CaseResult, layout: PlannedLayout?) {
      status = result.status
      problem = result.failure ?? result.problem
      // Each reference that cannot be read is a fault of its own; orphans have the manifest in common.
      folder =
        switch result.status {
        case .unreadable: result.name
        case .orphaned: ""
        case .same, .new, .changed, .missing: layout == nil ? "" : result.folder
        }
    }
  }

  let key: Key
  var results: [CaseResult]

  func command(_ plan: SnapshotPlan, _ store: ReferenceStore) -> GitHubCommand {
    let name = results.first?.name ?? ""
    let changes = results.compactMap { result in
      result.frame.map { FrameChange(from: result.comparison?.old, to: $0) }
    }
    var command = GitHubCommand(
      .error, file: plan.manifest.path, title: title, message: message(changes, example: name))
    if key.status == .unreadable || results.first?.failure != nil {
      command.file = store.path(of: name)
    } else if key.status != .orphaned, let layout = plan.layout(of: name) {
      command.file = layout.path
      let place = Self.place(of: changes.flatMap(\.views), in: layout)
      command.line = place?.line
      command.column = place?.column
    }
    command.file = FilePath.plain(command.file)
    return command
  }

  private var title: String {
    let name = key.folder.isEmpty ? results.first?.name ?? "" : key.folder
    return "\(key.status.rawValue): \(results.count > 1 ? "\(results.count) of " : "")\(name)"
  }

  private func message(_ changes: [FrameChange], example: String) -> String {
    if let problem = key.problem { return problem }
    let frames = results.count == 1 ? "1 frame" : "\(results.count) frames"
    let such = results.count == 1 ? "" : ", such as \(example)"
    let filter = results.count == 1 ? example : key.folder + "/"
    switch key.status {
    case .new:
      return "no reference yet for \(frames)\(such)\n"
        + "'adpane snapshot record --filter \(filter)' records them"
    case .changed:
      return "\(frames) changed: \(Self.words(changes)), \(cells)\(such)\n"
        + "'adpane snapshot review --filter \(filter)' shows the difference, "
        + "'adpane snapshot accept --filter \(filter)' records it"
    case .orphaned:
      return "\(frames) recorded that no case is for\(such.isEmpty ? ", " + example : such)\n"
        + "'adpane snapshot record --unreferenced delete' removes them"
    case .same, .missing, .unreadable: return results.first?.sentence ?? ""
    }
  }

  /// How many cells look different.
  private var cells: String {
    let counts = results.map { $0.comparison?.changedCount ?? 0 }
    let least = counts.min() ?? 0
    let most = counts.max() ?? 0
    if most == 0 { return "no cell looks different" }
    if least == most { return most == 1 ? "1 cell" : "\(most) cells" }
    return "\(least) to \(most) cells"
  }

  /// The views that changed, the most frequent first.
  private static func words(_ changes: [FrameChange]) -> String {
    let names = ordered(changes.flatMap(\.views))
    guard !names.isEmpty else {
      var rest: [String] = []
      for change in changes where !rest.contains(change.rest) { rest.append(change.rest) }
      return rest.joined(separator: ", ")
    }
    let more = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (more > 0 ? " and \(more) more views" : "")
  }

  private static func ordered(_ names: [String]) -> [String] {
    var counts: [String: (count: Int, first: Int)] = [:]
    for (index, name) in names.enumerated() {
      counts[name, default: (0, index)].count += 1
    }
    return counts.sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }
      .map(\.key)
  }

  /// Where the layout has the view that changed most often, else the ad view.
  private static func place(of views: [String], in layout: PlannedLayout) -> SourceLocation? {
    guard let document = try? Document(contentsOf: layout.path),
      document.layouts.indices.contains(layout.index)
    else { return nil }
    let previewer = AdPreviewer(
      document: document, layout: document.layouts[layout.index], object: layout.view)
    return ordered(views).lazy.compactMap { previewer.location(ofView: $0) }.first
      ?? previewer.location
  }
}
