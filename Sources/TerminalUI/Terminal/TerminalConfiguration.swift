/// The terminal as the environment and the options describe it.
public struct TerminalConfiguration: Equatable, Sendable {
  /// `TERM`.
  public var name: String
  /// Whether more colours than terminfo tells are promised, by `COLORTERM`.
  public var promisesTrueColor: Bool
  /// Whether no colours are wanted (`NO_COLOR`).
  public var wantsNoColor: Bool
  /// Whether only ASCII may be drawn.
  public var isASCII: Bool

  /// Describes a terminal.
  public init(
    name: String, promisesTrueColor: Bool = false, wantsNoColor: Bool = false,
    isASCII: Bool = false
  ) {
    self.name = name
    self.promisesTrueColor = promisesTrueColor
    self.wantsNoColor = wantsNoColor
    self.isASCII = isASCII
  }
}
