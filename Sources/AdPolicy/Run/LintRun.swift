import Threads

/// Looks at all documents of a plan.
public enum LintRun {
  /// How many documents a thread takes at a time.
  private static let pieceSize = 4

  /// Looks at every document, on several threads.
  ///
  /// - Parameters:
  ///   - plan: The documents and how they are looked at.
  ///   - threads: How many threads work; nil for as many as the machine runs at the same time.
  ///   - take: Takes what came of each document, in order, on the calling thread.
  public static func run(
    _ plan: LintPlan, threads: Int? = nil, take: (LintedFile) -> Void
  ) {
    let pieces = (plan.inputs.count + pieceSize - 1) / pieceSize
    Workers.run(count: pieces, threads: threads ?? Workers.standardThreads) {
      FileLinter(plan)
    } work: { linter, piece in
      let start = piece * pieceSize
      return plan.inputs[start..<min(start + pieceSize, plan.inputs.count)].map { linter.lint($0) }
    } take: { files in
      for file in files { take(file) }
    }
  }
}
