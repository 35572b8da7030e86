import Files

/// What a run does about each case.
public enum SnapshotAction: Equatable, Sendable {
  /// Nothing: the run only looks.
  case look
  /// Writes frames that differ from their references beside them, and removes those that do so no longer.
  case verify
  /// Writes references.
  case record(Update)

  /// Which references are written.
  public enum Update: String, CaseIterable, Sendable {
    /// Those that are not there.
    case missing
    /// These, and those that are another frame.
    case changed
    /// These, and those that cannot be read.
    case all
  }

  /// Does it.
  func perform(on result: inout CaseResult, in store: ReferenceStore, hasPending: Bool) {
    do {
      switch self {
      case .look: break
      case .verify:
        if let comparison = result.comparison {
          try store.writePending(comparison, of: result.name)
        } else if hasPending {
          try store.discardPending(result.name)
        }
      case .record(let update):
        if let frame = result.frame, update.covers(result.status) {
          try store.record(frame.text, of: result.name)
          result.isRecorded = true
        }
        if hasPending, result.isRecorded || result.status == .same {
          try store.discardPending(result.name)
        }
      }
    } catch {
      result.failure = error.message
    }
  }
}

extension SnapshotAction.Update {
  fileprivate func covers(_ status: CaseResult.Status) -> Bool {
    switch status {
    case .new: true
    case .changed: self != .missing
    case .unreadable: self == .all
    case .same, .missing, .orphaned: false
    }
  }
}
