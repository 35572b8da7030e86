import Files
import Glibc
import Snapshots
import TerminalUI

/// Shows the frames that wait for a decision, takes them over or drops them.
enum SnapshotDecision {
  @MainActor
  static func run(
    _ verb: SnapshotCommand.Verb, _ request: Request, _ argument: String?,
    _ console: inout Console
  ) {
    var output = request.output
    var manifestArgument = argument
    // A folder without a manifest is one of pending frames, such as a download from continuous integration.
    if let argument, output == nil, FileKind(ofPath: argument) == .folder,
      FileKind(ofPath: argument + "/" + Manifest.fileName) == .missing
    {
      output = argument
      manifestArgument = nil
    }
    do {
      let manifest = try Manifest(contentsOf: Manifest.path(for: manifestArgument))
      let store = ReferenceStore(references: manifest.referenceFolder, output: output)
      let waiting = CaseFilter.names(try store.pendingNames(), fitting: request.snapshot.filters)
      // What the manifest cannot tell just now has the order of its names.
      let names = (try? SnapshotPlan(manifest))?.inOrder(waiting) ?? waiting
      guard !names.isEmpty else {
        if request.snapshot.filters.isEmpty {
          console.print("nothing waits for a decision in \(store.output)\n")
        } else {
          console.fail(
            "nothing that waits fits '\(request.snapshot.filters.joined(separator: "', '"))'")
        }
        return
      }
      switch verb {
      case .accept: decide(.accept, names, store, &console)
      case .reject: decide(.reject, names, store, &console)
      default:
        if OutputStream.standardOutput.isTerminal, isatty(STDIN_FILENO) == 1,
          !console.environment.isDumb
        {
          try review(names, store, request, &console)
        } else {
          show(names, store, manifest: manifestArgument, request, &console)
        }
      }
    } catch let error as TerminalError {
      console.fail(error.description)
    } catch let error as SnapshotsError {
      for line in error.lines { console.refuse(line) }
    } catch let error as FileError {
      console.refuse(error.message)
    } catch {
      console.fail("\(error)")
    }
  }

  private static func decide(
    _ decision: ReviewSession.Decision, _ names: [String], _ store: ReferenceStore,
    _ console: inout Console
  ) {
    var count = 0
    for name in names {
      do {
        try store.settle(name, decision)
        count += 1
        console.print("\(decision.word)  \(name)\n")
      } catch {
        console.refuse(error.description)
      }
    }
    console.print("\(count) \(decision.word)\n")
  }

  /// Shows the frames in panes, and afterwards says what was decided.
  @MainActor
  private static func review(
    _ names: [String], _ store: ReferenceStore, _ request: Request, _ console: inout Console
  ) throws(TerminalError) {
    let terminal = TerminalConfiguration(request, console.environment)
    let outcome = try Review.run(names, in: store, terminal: terminal)
    for problem in outcome.problems { console.refuse(problem) }
    console.print(outcome.session.sentence + "\n")
    if let signal = outcome.signal { console.end(with: 128 + signal) }
  }

  /// Prints each pending frame's difference and the commands that decide about it, and those that decide about all.
  ///
  /// The exit status is that of `verify`, since nothing is decided.
  private static func show(
    _ names: [String], _ store: ReferenceStore, manifest: String?, _ request: Request,
    _ console: inout Console
  ) {
    console.differ()
    let painter = DiffPainter(request, environment: console.environment)
    var place = manifest.map { " " + ShellWord.quoted($0) } ?? ""
    if store.output != store.references { place += " --output " + ShellWord.quoted(store.output) }
    for (index, name) in names.enumerated() {
      guard console.isOpen else { return }
      do {
        let pending = try store.pendingCase(name)
        let word = pending.old == nil ? "new" : "changed"
        console.print(
          painter.heading("[\(index + 1)/\(names.count)]", "1", " \(word)  \(name)"))
        console.print(
          painter.text(
            of: pending.diff, from: store.path(of: name), to: store.pendingPath(of: name)))
        let filter = "\(place) --filter \(ShellWord.quoted(name))\n"
        console.print("  adpane snapshot accept\(filter)")
        console.print("  adpane snapshot reject\(filter)\n")
      } catch {
        console.refuse(error.description)
      }
    }
    let filters = request.snapshot.filters.map { " --filter " + ShellWord.quoted($0) }.joined()
    console.print("\(ReviewSession(names: names).sentence)\n")
    console.note(
      "'adpane snapshot review\(place)\(filters)' in a terminal asks about each; "
        + "'adpane snapshot accept\(place)\(filters)' or "
        + "'adpane snapshot reject\(place)\(filters)' decides about all")
  }
}
