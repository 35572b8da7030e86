import Files

/// What happens to references that the matrix has no case for, with the meaning that insta's option has.
public enum Unreferenced: String, CaseIterable, Sendable {
  /// Nobody looks for them.
  case ignore
  /// They are named.
  case warn
  /// They are named and make the run fail.
  case reject
  /// They are removed, as far as the command may remove them.
  case delete
  /// `reject` in continuous integration, `delete` elsewhere.
  case auto

  /// Decides `auto`.
  public func settled(isContinuousIntegration: Bool) -> Unreferenced {
    self == .auto ? (isContinuousIntegration ? .reject : .delete) : self
  }
}

extension SnapshotRun {
  /// Returns the references without a case, and those whose case cannot be drawn because its layout or ad is not there.
  ///
  /// Nothing is an orphan as long as a part of the plan alone is looked at, or as the plan is not whole.
  public func strayReferences() throws(FileError) -> [CaseResult] {
    var results: [CaseResult] = []
    var groups: [String: Int] = [:]
    for (index, group) in plan.groups.enumerated() { groups[group.folder] = index }
    var known: (folder: String, names: Set<String>) = ("", [])
    var ads: Set<String> = []
    for name in try store.recordedNames() {
      let folder = FilePath.parent(of: name)
      if known.folder != folder {
        let range = groups[folder].map { plan.range(ofGroup: $0) } ?? 0..<0
        known = (folder, Set(range.map { plan[$0].name }))
        ads = Set(known.names.map(Self.adPart))
      }
      if known.names.contains(name) { continue }
      if let absence = plan.absences.first(where: { $0.covers(name) }) {
        var result = CaseResult(name: name, status: .missing)
        result.problem = absence.error.lines.first
        results.append(result)
      } else if selection.isWhole, plan.absences.isEmpty {
        var result = CaseResult(name: name, status: .orphaned)
        result.hasSource = ads.contains(Self.adPart(of: name))
        results.append(result)
      }
    }
    return results
  }

  /// Drops the pending frames of cases that the matrix no longer has: accepted, they would be orphans.
  ///
  /// Does nothing where a part of the plan alone is looked at, or where the plan is not whole.
  public func discardStrayPendingFrames() throws(FileError) {
    guard selection.isWhole, plan.absences.isEmpty else { return }
    let pending = try store.pendingNames()
    guard !pending.isEmpty else { return }
    var known: Set<String> = []
    let folders = Set(pending.map(FilePath.parent))
    for (index, group) in plan.groups.enumerated() where folders.contains(group.folder) {
      for position in plan.range(ofGroup: index) { known.insert(plan[position].name) }
    }
    for name in pending where !known.contains(name) { try store.discardPending(name) }
  }

  /// The part of a case's name that its ad gives.
  private static func adPart(of name: String) -> String {
    String(FilePath.name(of: name).prefix { $0 != "." })
  }

  /// Removes an orphan.
  public func remove(_ orphan: inout CaseResult) {
    do {
      try store.remove(orphan.name)
      orphan.isRecorded = true
    } catch {
      orphan.failure = error.message
    }
  }
}
