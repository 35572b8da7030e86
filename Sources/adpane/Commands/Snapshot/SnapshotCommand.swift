import Arguments
import Snapshots
import Words

/// Records frames, and compares with those that were recorded.
enum SnapshotCommand {
  /// What follows the word `snapshot`.
  enum Verb: String, CaseIterable {
    case `init`, verify, record, review, accept, reject, list
  }

  @MainActor
  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    let pointer = AdPaneArguments.table.pointer(toHelpOf: "snapshot")
    guard let word = operands.first else {
      let words = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      console.fail("'snapshot' needs one of \(words); \(pointer)")
      return
    }
    guard let verb = Verb(rawValue: word) else {
      let near = Suggestion.nearest(to: word, among: Verb.allCases.map(\.rawValue))
      let hint = near.map { "did you mean '\($0)'?" } ?? pointer
      console.fail("'snapshot \(word)' is none of its verbs; \(hint)")
      return
    }
    guard operands.count <= 2 else {
      console.fail("'snapshot \(word)' takes one manifest or folder; \(pointer)")
      return
    }
    let argument = operands.count == 2 ? operands[1] : nil
    switch verb {
    case .`init`: SnapshotInit.run(argument, &console)
    case .verify, .record, .list:
      SnapshotCheck.run(verb, request, manifest: argument, &console)
    case .review, .accept, .reject:
      SnapshotDecision.run(verb, request, argument, &console)
    }
  }

  /// Reads the plan of the manifest that an argument means; says why where there is none.
  static func plan(
    _ argument: String?, _ request: Request, _ console: inout Console
  ) -> SnapshotPlan? {
    do {
      var manifest = try Manifest(contentsOf: Manifest.path(for: argument))
      if request.options.isASCII { manifest.drawInASCII() }
      let plan = try SnapshotPlan(manifest)
      for note in plan.notes { console.say(note) }
      for line in plan.absences.flatMap(\.error.lines) { console.refuse(line) }
      return plan
    } catch {
      for line in error.lines { console.refuse(line) }
      return nil
    }
  }
}
