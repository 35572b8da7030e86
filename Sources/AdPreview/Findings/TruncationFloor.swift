import InterfaceBuilder
import ViewLayout

extension AdSlot {
  /// How many characters of the asset must be shown before it may be cut; nil where the policy names none.
  var truncationFloor: Int? {
    switch self {
    case .headline, .advertiser: 25
    case .body: 90
    case .callToAction, .store, .price: 15
    default: nil
    }
  }
}

extension TextLayout {
  /// How many characters of the text the device shows, the ellipsis aside.
  var shownCount: Int {
    let isMarked = isTruncated && !text.string.contains("…")
    return lines.reduce(0) { count, line in
      count + line.string.count { !(isMarked && $0 == "…") }
    }
  }

  /// How many characters count as much as a Latin one: half as many of Chinese, Japanese and Korean.
  func floor(_ latin: Int) -> Double {
    let wide = text.string.unicodeScalars.count { $0.isEastAsian }
    return wide * 2 > text.string.count ? Double(latin) / 2 : Double(latin)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of Chinese, Japanese or Korean.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3134F:
      true
    default: false
    }
  }
}
