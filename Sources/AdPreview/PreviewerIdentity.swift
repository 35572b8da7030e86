/// Tells a previewer, with its copies, from every other.
///
/// So whoever remembers a drawing need not compare whole documents.
final class PreviewerIdentity: Equatable, Sendable {
  static func == (left: PreviewerIdentity, right: PreviewerIdentity) -> Bool { left === right }
}
