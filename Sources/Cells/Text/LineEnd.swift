/// Characters that end a line of text in UIKit.
enum LineEnd {
  /// Returns whether a line ends at a character.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }
}
