import Snapshots

/// Draws the cases of a manifest and compares, records or lists them.
struct SnapshotCheck {
  private let verb: SnapshotCommand.Verb
  private let request: Request
  private let run: SnapshotRun
  /// The manifest as commands that are offered name it, after a blank; empty where it was found.
  private let manifestArgument: String
  /// The option of `record` that draws as this run does, after a blank; empty without any.
  private let drawingArgument: String
  private let painter: DiffPainter
  private var progress: Progress
  private var summary: RunSummary
  /// How many references are drawn with ASCII alone, or not, other than their frames.
  private var otherCharacters = (ascii: 0, full: 0)
  private var held = HeldChanges()

  static func run(
    _ verb: SnapshotCommand.Verb, _ request: Request, manifest argument: String?,
    _ console: inout Console
  ) {
    guard let plan = SnapshotCommand.plan(argument, request, &console) else { return }
    let options = request.snapshot
    let selection = Selection(of: plan, filters: options.filters, shard: options.shard)
    if selection.count == 0, !options.filters.isEmpty, options.shard == nil {
      console.fail("no case fits '\(options.filters.joined(separator: "', '"))'")
      return
    }
    let store = ReferenceStore(
      references: plan.manifest.referenceFolder, output: request.output)
    var check = SnapshotCheck(
      verb, request, argument,
      SnapshotRun(plan: plan, selection: selection, store: store, jobs: options.jobs),
      console.environment)
    check.perform(&console)
  }

  private init(
    _ verb: SnapshotCommand.Verb, _ request: Request, _ argument: String?, _ run: SnapshotRun,
    _ environment: Environment
  ) {
    manifestArgument = argument.map { " " + ShellWord.quoted($0) } ?? ""
    drawingArgument = request.options.isASCII ? " --ascii" : ""
    self.verb = verb
    self.request = request
    self.run = run
    painter = DiffPainter(request, environment: environment)
    progress = Progress(total: run.selection.count, environment: environment)
    summary = RunSummary(keepsAll: !request.snapshot.reports.isEmpty)
  }

  private var action: SnapshotAction {
    switch verb {
    case .verify: .verify
    case .record: .record(request.snapshot.update)
    default: .look
    }
  }

  private mutating func perform(_ console: inout Console) {
    run.run(action) { result in
      summary.add(result)
      tell(result, &console)
      progress.advance(failed: summary.failedCount)
    }
    tellHeld(&console)
    progress.clear()
    if verb != .list {
      do {
        try run.discardStrayPendingFrames()
      } catch {
        console.refuse(error.message)
      }
    }
    lookForStrays(&console)
    if verb != .list { finish(&console) }
    SnapshotReports.write(request.snapshot.reports, summary, of: run, &console)
  }

  private mutating func lookForStrays(_ console: inout Console) {
    let isCI = console.environment.isContinuousIntegration
    let standard: Unreferenced = verb == .verify ? .reject : .warn
    let choice = (request.snapshot.unreferenced ?? standard)
      .settled(isContinuousIntegration: isCI)
    let isAsked = request.snapshot.unreferenced != nil && choice != .ignore
    if isAsked, !run.selection.isWhole || !run.plan.absences.isEmpty {
      console.note("note: references without a case are known only where the whole matrix is")
    }
    guard choice != .ignore || !run.plan.absences.isEmpty else { return }
    var keptCount = 0
    do {
      for var result in try run.strayReferences() {
        if result.status == .orphaned {
          if choice == .ignore { continue }
          let isKept = choice == .delete && verb != .list && !mayRemove(result)
          if choice == .delete, verb != .list, !isKept { run.remove(&result) }
          if isKept { keptCount += 1 }
          summary.add(result, isFailure: choice == .reject || isKept)
        } else {
          summary.add(result)
        }
        tell(result, &console)
      }
    } catch {
      console.refuse(error.message)
    }
    if keptCount > 0 {
      console.note(
        "note: 'verify' removes no reference whose layout or ad is not there; "
          + "'adpane snapshot record\(manifestArgument)\(drawingArgument) --unreferenced delete' does"
      )
    }
  }

  /// Whether an orphan can be removed: what checks does not take a file that is out of sight for a moment for one that is gone,
  /// and nothing does where a part of the matrix could not be drawn.
  private func mayRemove(_ orphan: CaseResult) -> Bool {
    summary.count(of: .missing) == 0 && (verb == .record || orphan.hasSource)
  }

  // MARK: Words

  private mutating func tell(_ result: CaseResult, _ console: inout Console) {
    if let failure = result.failure {
      progress.clear()
      console.refuse(failure)
    }
    if verb == .list {
      progress.clear()
      console.print(heading(of: result))
      return
    }
    guard result.status != .same else { return }
    if verb == .verify {
      switch result.isReferenceASCII {
      case true?: otherCharacters.ascii += 1
      case false?: otherCharacters.full += 1
      case nil: break
      }
    }
    let isHeld = verb == .verify && result.status == .changed && !request.snapshot.isVerbose
    if isHeld, let change = SharedChange(result) {
      if !held.belongs(result.name) { tellHeld(&console) }
      held.append(result, change)
      return
    }
    tellHeld(&console)
    progress.clear()
    if let problem = result.problem {
      if result.status == .missing {
        console.refuse(problem)
      } else {
        console.say(problem)
      }
    }
    console.print(heading(of: result))
    guard verb == .verify, !result.diff.lines.isEmpty else { return }
    console.print(difference(of: result) + "\n")
  }

  /// Prints the changes of a layout, each with the names of the cases that have it.
  private mutating func tellHeld(_ console: inout Console) {
    for group in held.take() {
      progress.clear()
      console.print(heading(of: group.first))
      let others = painter.plain(HeldChanges.sentence(about: group))
      console.print(difference(of: group.first) + others + "\n")
    }
  }

  private func difference(of result: CaseResult) -> String {
    painter.text(
      of: result.diff, from: run.store.path(of: result.name),
      to: run.store.pendingPath(of: result.name))
  }

  private func heading(of result: CaseResult) -> String {
    let word: String
    if result.isRecorded {
      word = result.status == .orphaned ? "deleted" : "recorded"
    } else {
      word = result.status.rawValue
    }
    let code: String
    switch result.status {
    case .same: code = "32"
    case .new: code = "36"
    case .changed, .orphaned: code = "33"
    case .missing, .unreadable: code = "31"
    }
    let padding = String(repeating: " ", count: max(2, 12 - word.utf8.count))
    return painter.heading(word, code, padding + result.name)
  }

  /// Says where references and frames differ because one of both is drawn with ASCII alone.
  private func noteOtherCharacters(_ console: inout Console) {
    let option = "(--ascii, or \"ascii\" in the manifest)"
    func references(_ count: Int) -> String {
      count == 1 ? "1 reference was" : "\(count) references were"
    }
    if otherCharacters.ascii > 0 {
      console.note(
        "note: \(references(otherCharacters.ascii)) recorded with ASCII alone \(option), "
          + "and this run draws with more")
    }
    if otherCharacters.full > 0 {
      console.note(
        "note: \(references(otherCharacters.full)) recorded with more than ASCII, "
          + "and this run draws with ASCII alone \(option)")
    }
  }

  private func finish(_ console: inout Console) {
    console.print(summary.sentence + "\n")
    if summary.count(of: .unreadable) > 0, action != .record(.all) {
      console.note(
        "'adpane snapshot record\(manifestArgument)\(drawingArgument) --update all' records those "
          + "anew that can't be read")
    }
    guard verb == .verify, summary.failedCount > 0 else { return }
    console.differ()
    noteOtherCharacters(&console)
    let new = summary.count(of: .new)
    let pending = new + summary.count(of: .changed)
    guard pending > 0 else { return }
    if new == summary.caseCount, request.output == nil {
      console.note(
        "nothing is recorded yet; 'adpane snapshot record\(manifestArgument)\(drawingArgument)' "
          + "records the first frames")
      return
    }
    let folder = request.output.map { " --output " + ShellWord.quoted($0) } ?? ""
    console.note(
      "'adpane snapshot review\(manifestArgument)\(folder)' shows what changed, "
        + "'adpane snapshot accept\(manifestArgument)\(folder)' records it")
  }
}
