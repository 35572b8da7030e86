/// What became of one case.
public struct CaseResult: Equatable, Sendable {
  /// How a frame stands to its reference.
  public enum Status: String, CaseIterable, Sendable {
    /// The reference has the same bytes.
    case same
    /// There is no reference yet.
    case new
    /// The reference is another frame.
    case changed
    /// There is a reference, and its layout or ad is not there or cannot be drawn.
    case missing
    /// There is a reference, and the matrix has no such case.
    case orphaned
    /// The reference is no frame file that can be read.
    case unreadable
  }

  /// The name of the case.
  public var name: String
  /// How the frame stands to its reference.
  public var status: Status
  /// The reference's text; nil where there is none, or where it is the same.
  public var reference: String?
  /// The frame that was drawn; nil where it could not be, or where it is the same.
  public var frame: FrameFile?
  /// Why the frame could not be drawn or the reference not be read, as a line for people.
  public var problem: String?
  /// What could not be written or removed, as a line for people.
  public var failure: String?
  /// Whether the result is a reason for the run to fail.
  public internal(set) var isFailure = false
  /// Whether an orphan's layout and ad are those of other cases, so that its case went out of the manifest's lists and no file
  /// is merely out of sight.
  public var hasSource = true
  /// Whether the reference was written or removed by this run.
  public var isRecorded = false

  /// Creates a result.
  public init(name: String, status: Status) {
    self.name = name
    self.status = status
  }

  /// Both frames; nil where none was drawn.
  public var comparison: FrameComparison? {
    guard let frame else { return nil }
    let old = reference.flatMap { try? FrameFile(bytes: Array($0.utf8), path: name) }
    return FrameComparison(old: old, new: frame)
  }

  /// Whether the reference is drawn with ASCII alone and the frame is not, or the other way round; nil where both are alike.
  public var isReferenceASCII: Bool? {
    guard status == .changed, let frame, let reference,
      let old = try? FrameFile(bytes: Array(reference.utf8), path: name)
    else { return nil }
    return old.isASCII == frame.isASCII ? nil : old.isASCII
  }

  /// The lines that differ; empty where there is nothing to compare.
  public var diff: UnifiedDiff {
    guard let frame, let reference else { return UnifiedDiff(from: "", to: "") }
    return UnifiedDiff(from: reference, to: frame.text)
  }
}
