/// The colours that an output can show.
public enum ColorDepth: String, CaseIterable, Sendable {
  /// No colours; bold, underline and their kin stay.
  case none
  /// The 16 colours of ECMA-48 and its bright extension.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// 24 bits.
  case truecolor
}
