/// The system font as an iOS release set it; spacing between letters changed once.
public enum SystemFontEdition: Sendable {
  /// iOS 14 and later.
  case current
  /// Before iOS 14, as canvases of Xcode 11 and earlier show it.
  case beforeIOS14
}
