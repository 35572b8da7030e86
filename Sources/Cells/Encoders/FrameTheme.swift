/// What stands for the terminal's own colours where there is no terminal.
public struct FrameTheme: Equatable, Sendable {
  /// The colour of text without one.
  public var foreground: Color
  /// The colour behind text without one.
  public var background: Color

  /// Dark on white.
  public static let light = FrameTheme(
    foreground: Color(rgb: 0x1F2328), background: Color(rgb: 0xFFFFFF))
  /// Light on near black.
  public static let dark = FrameTheme(
    foreground: Color(rgb: 0xE6EDF3), background: Color(rgb: 0x0D1117))

  /// Creates a theme.
  public init(foreground: Color, background: Color) {
    self.foreground = foreground
    self.background = background
  }

  /// Returns the colours in which a style is seen, foreground and background exchanged if it says so.
  func colors(of style: Style) -> (ink: Color, paper: Color) {
    let ink = style.foreground ?? foreground
    let paper = style.background ?? background
    guard !style.attributes.contains(.reverse) else { return (paper, ink) }
    return (ink, paper)
  }
}
