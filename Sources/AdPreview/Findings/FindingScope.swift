/// Which faults are looked for while an ad is drawn.
public enum FindingScope: Sendable {
  /// None, where only the frame is wanted.
  case none
  /// Errors, which may be why a frame looks as it does.
  case errors
  /// Errors, warnings and notes.
  case all
}
