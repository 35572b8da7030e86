import Glibc
import Threads

/// Draws the selected cases of a plan and compares them with their references.
public struct SnapshotRun: Sendable {
  /// How many cases a thread takes at a time.
  private static let pieceSize = 32

  /// Every case.
  public let plan: SnapshotPlan
  /// The cases that are drawn.
  public let selection: Selection
  /// Where references and pending frames are.
  public let store: ReferenceStore
  /// How many threads draw.
  public let jobs: Int

  /// Prepares a run.
  /// - Parameter jobs: How many threads draw; nil for as many as the machine runs at the same time.
  public init(
    plan: SnapshotPlan, selection: Selection, store: ReferenceStore, jobs: Int? = nil
  ) {
    self.plan = plan
    self.selection = selection
    self.store = store
    self.jobs = jobs ?? Workers.standardThreads
  }

  /// Draws and compares.
  ///
  /// - Parameters:
  ///   - action: What is done about each case, on any thread, before its result is handed over.
  ///   - take: Takes the results, in order of the plan, on the calling thread.
  public func run(
    _ action: SnapshotAction, take: (CaseResult) -> Void
  ) {
    let pieces = (selection.count + Self.pieceSize - 1) / Self.pieceSize
    let pending = Set((try? store.pendingNames()) ?? [])
    let (plan, selection, store) = (plan, selection, store)
    Workers.run(count: pieces, threads: jobs) {
      CaseRenderer()
    } work: { renderer, piece in
      let start = piece * Self.pieceSize
      return (start..<min(start + Self.pieceSize, selection.count)).map { position in
        let snapshotCase = plan[selection[position]]
        var result = Self.result(of: snapshotCase, in: store, &renderer)
        action.perform(on: &result, in: store, hasPending: pending.contains(result.name))
        return result
      }
    } take: { results in
      for result in results { take(result) }
    }
  }

  /// Draws a case and compares it.
  private static func result(
    of snapshotCase: SnapshotCase, in store: ReferenceStore, _ renderer: inout CaseRenderer
  ) -> CaseResult {
    var result = CaseResult(name: snapshotCase.name, status: .same)
    let reference: [UInt8]?
    do {
      reference = try store.reference(of: snapshotCase.name)
    } catch {
      result.status = .unreadable
      result.problem = error.message
      return result
    }
    let frame: FrameFile
    do {
      frame = try renderer.render(snapshotCase)
    } catch {
      result.status = .missing
      result.problem = error.description
      return result
    }
    guard let reference else {
      result.status = .new
      result.frame = frame
      return result
    }
    if reference.hasSameBytes(as: frame.bytes) { return result }
    result.frame = frame
    result.reference = String(decoding: reference, as: UTF8.self)
    do {
      _ = try FrameFile(bytes: reference, path: store.path(of: snapshotCase.name))
      result.status = .changed
    } catch {
      result.status = .unreadable
      result.problem = error.description
    }
    return result
  }
}

extension [UInt8] {
  /// Whether another array has the same bytes; faster than comparing element by element.
  fileprivate func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count, !isEmpty else { return count == other.count }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return false }
        return memcmp(left, right, count) == 0
      }
    }
  }
}
