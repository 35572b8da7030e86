import Snapshots

/// What comes of a frame and its reference in a test.
struct FrameVerdict: Equatable {
  /// The text to write as reference; nil where the file is left as it is.
  var recorded: String?
  /// Why the test fails; nil where it passes.
  var failure: String?

  /// Compares a frame with its reference.
  ///
  /// - Parameters:
  ///   - frame: The frame's file as text.
  ///   - reference: The reference's text; nil where there is none.
  ///   - path: The reference's path, for the message.
  ///   - mode: When references are written.
  init(frame: String, reference: String?, path: String, mode: RecordMode) {
    guard let reference else {
      guard mode != .never else {
        failure = "\(path) is not there; \(Self.remedy(.missing)) writes it"
        return
      }
      recorded = frame
      failure = "\(path) was not there and is recorded now; run the test again to compare with it"
      return
    }
    guard !reference.utf8.elementsEqual(frame.utf8) else { return }
    let diff = UnifiedDiff(from: reference, to: frame).lines.map(\.text).joined(separator: "\n")
    let difference = "--- \(path)\n+++ the frame of this test\n\(diff)"
    switch mode {
    case .never, .missing:
      failure = "the frame is not as recorded; \(Self.remedy(.failed)) records it\n\(difference)"
    case .failed, .all:
      recorded = frame
      failure =
        "the frame was not as recorded and is recorded now; run the test again to compare with it\n"
        + difference
    }
  }

  private static func remedy(_ mode: RecordMode) -> String {
    "\(RecordMode.variable)=\(mode.rawValue)"
  }
}
