/// The paths that reports name for a case.
struct ReportPaths {
  let store: ReferenceStore

  /// The file that a person looks at or changes: the reference.
  func reference(of result: CaseResult) -> String { store.path(of: result.name) }

  /// The frame that waits for a decision; nil where none does.
  func pending(of result: CaseResult) -> String? {
    result.frame == nil || result.isRecorded ? nil : store.pendingPath(of: result.name)
  }
}

extension CaseResult {
  /// What is the matter, in one line.
  var sentence: String {
    if let failure { return failure }
    if let problem { return problem }
    switch status {
    case .same: return "the frame is as recorded"
    case .new: return "there is no reference yet"
    case .changed:
      let cells = comparison?.changedCount ?? 0
      let change =
        cells == 0
        ? "the frame has another geometry"
        : "\(cells) \(cells == 1 ? "cell looks" : "cells look") different"
      return change + (isReferenceASCII.map { ", and the reference is " + Self.words($0) } ?? "")
    case .missing: return "the frame could not be drawn"
    case .orphaned: return "the manifest has no such case"
    case .unreadable: return "the reference could not be read"
    }
  }

  private static func words(_ isASCII: Bool) -> String {
    isASCII ? "drawn with ASCII alone" : "drawn with more than ASCII"
  }

  /// The folder of the case: its layout.
  var folder: String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }

  /// The last part of the name.
  var lastName: String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// The lines that differ, joined.
  var diffText: String { diff.lines.map { $0.text + "\n" }.joined() }
}
