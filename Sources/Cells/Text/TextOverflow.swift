/// What happens to text that does not fit, with UIKit's names.
public enum TextOverflow: String, CaseIterable, Sendable {
  /// Lines break between words; what is left over is not shown.
  case wordWrap
  /// Lines break between any two characters; what is left over is not shown.
  case characterWrap
  /// Lines break between words; the last one is cut without a sign.
  case clip
  /// Lines break between words; the last one begins with `…`.
  case headTruncation
  /// Lines break between words; the last one ends with `…`.
  case tailTruncation
  /// Lines break between words; the last one has `…` in its middle.
  case middleTruncation
}
