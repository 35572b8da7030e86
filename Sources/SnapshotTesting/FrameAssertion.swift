import Snapshots

/// A frame that a test expects to be as recorded.
struct FrameAssertion {
  var source: FrameSource
  /// The path of the reference.
  var path: String
  var mode: RecordMode

  /// Draws, compares and records; returns why the test fails, or nil where it passes.
  func failure() -> String? {
    do {
      let frame = try source.frame()
      let verdict = FrameVerdict(
        frame: frame.text, reference: try FrameReference.read(path), path: path, mode: mode)
      if let text = verdict.recorded { try FrameReference.write(text, to: path) }
      return verdict.failure
    } catch {
      return error.description
    }
  }
}
