/// What several cases of a layout can have in common: the change of their texts and views, whatever their colours.
public struct SharedChange: Hashable, Sendable {
  /// What the change is about.
  public enum Extent: Sendable {
    /// Texts and views; styles may have changed too, each case's in its own way.
    case textsAndViews
    /// Everything that changed.
    case all
  }

  /// What the change is about.
  public let extent: Extent
  /// The lines that went and those that came, each with its mark.
  private let lines: [String]

  /// Takes the change from a result; nil where nothing can be compared.
  public init?(_ result: CaseResult) {
    guard let new = result.frame, let reference = result.reference,
      let old = try? FrameFile(bytes: Array(reference.utf8), path: result.name)
    else { return nil }
    let words = Self.changes(from: Self.words(of: old), to: Self.words(of: new))
    extent = words.isEmpty ? .all : .textsAndViews
    lines = words.isEmpty ? Self.changes(from: reference, to: new.text) : words
  }

  private static func words(of frame: FrameFile) -> String {
    (frame.textRows + frame.views).map { $0 + "\n" }.joined()
  }

  private static func changes(from old: String, to new: String) -> [String] {
    UnifiedDiff(from: old, to: new, context: 0).lines
      .filter { $0.kind == .removed || $0.kind == .added }.map(\.text)
  }
}
