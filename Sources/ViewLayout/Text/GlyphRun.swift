import InterfaceBuilder

/// One cluster of a text with its measure.
struct Glyph {
  /// How a line may break at a cluster.
  enum Kind: UInt8 {
    /// Part of a word.
    case letter
    /// White space, which hangs beyond the end of a line.
    case space
    /// The end of a paragraph.
    case newline
    /// A mark after which a line may break, such as a hyphen.
    case breakAfter
    /// A character before and after which a line may break.
    case ideograph
    /// Closing punctuation that stays with the ideograph before it.
    case closing
    /// Opening punctuation that stays with the ideograph after it.
    case opening
  }

  /// How far the next cluster stands away, in points, tracking included.
  var advance: Double
  /// How far the cluster is moved towards the one before, in points; it counts within a line only.
  var kerning: Double
  /// The number of UTF-8 bytes of the run before the cluster.
  var offset: Int
  /// How a line may break here.
  var kind: Kind
}

/// Turns a text of one font into measured clusters.
enum GlyphRun {
  /// Visits the clusters of a text in reading order.
  @inline(__always)
  static func forEach(in text: String, font: ResolvedFont, _ body: (Glyph) -> Void) {
    let isMeasured: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
        forEachCluster(in: text, font: font, body)
        return
      }
      forEachASCII(in: bytes, font: font, body)
    }
    if isMeasured == nil { forEachCluster(in: text, font: font, body) }
  }

  @inline(__always)
  private static func forEachASCII(
    in bytes: UnsafeBufferPointer<UInt8>, font: ResolvedFont, _ body: (Glyph) -> Void
  ) {
    let metrics = SystemFontMetrics.shared
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      body(ascii(byte, after: previous, at: offset, metrics: metrics, font: font))
      previous = byte
    }
  }

  private static func forEachCluster(
    in text: String, font: ResolvedFont, _ body: (Glyph) -> Void
  ) {
    let metrics = SystemFontMetrics.shared
    var previous: UInt8 = 0
    var offset = 0
    for character in text {
      defer { offset += character.utf8.count }
      guard let scalar = character.unicodeScalars.first else { continue }
      if isNewline(scalar) {
        previous = 0
        body(Glyph(advance: 0, kerning: 0, offset: offset, kind: .newline))
      } else if scalar.value < 0x80, character.utf8.count == 1 {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        body(ascii(byte, after: previous, at: offset, metrics: metrics, font: font))
        previous = byte
      } else {
        previous = 0
        let advance = max(0, advance(of: character, scalar, metrics: metrics, font: font))
        body(Glyph(advance: advance, kerning: 0, offset: offset, kind: kind(of: scalar)))
      }
    }
  }

  /// Whether a code point ends a line; none of these combines with others, but for CR with LF.
  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  @inline(__always)
  private static func ascii(
    _ byte: UInt8, after previous: UInt8, at offset: Int, metrics: SystemFontMetrics,
    font: ResolvedFont
  ) -> Glyph {
    var glyph = Glyph(advance: 0, kerning: 0, offset: offset, kind: kind(ofASCII: byte))
    guard byte >= 0x20, byte < 0x7F else { return glyph }
    if let fixed = font.fixedAdvance {
      glyph.advance = fixed
    } else {
      glyph.advance = Double(metrics.advance(ofASCII: byte, row: font.row)) * font.unit
      glyph.advance += font.tracking
      if font.hasKerning { glyph.kerning = Double(metrics.kerning(previous, byte)) * font.unit }
    }
    return glyph
  }

  /// Returns the advance in points of a cluster that isn't ASCII.
  private static func advance(
    of character: Character, _ scalar: Unicode.Scalar, metrics: SystemFontMetrics,
    font: ResolvedFont
  ) -> Double {
    // The font's table has a hyphen for the soft one, which is seen only where a line ends with it.
    if ScriptAdvances.isInvisible(scalar) { return 0 }
    let em = font.pointSize / SystemFontMetrics.unitsPerEm
    if ScriptAdvances.isEmoji(scalar)
      || character.unicodeScalars.contains(where: { $0.value == 0xFE0F })
    {
      return Double(ScriptAdvances.emoji) * em
        * ScriptAdvances.emojiScale(pointSize: font.pointSize)
    }
    // A letter with marks is as wide as the letter.
    let units =
      scalar.value < 0x80
      ? metrics.advance(ofASCII: UInt8(truncatingIfNeeded: scalar.value), row: font.row)
      : metrics.advance(ofOther: scalar, row: font.row)
    if let units {
      return font.fixedAdvance ?? Double(units) * font.unit + font.tracking
    }
    // Fallback fonts keep their own widths: no factor of the family, no tracking.
    return Double(ScriptAdvances.advance(of: scalar)) * em
  }

  @inline(__always)
  private static func kind(ofASCII byte: UInt8) -> Glyph.Kind {
    switch byte {
    case 0x20, 0x09: .space
    case 0x0A, 0x0B, 0x0C, 0x0D: .newline
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: "|"):
      .breakAfter
    default: .letter
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Glyph.Kind {
    switch scalar.value {
    case 0x200B, 0x3000, 0x1680, 0x2000...0x2006, 0x2008...0x200A: .space
    case 0x2010, 0x2012, 0x2013, 0x2014, 0x00AD: .breakAfter
    // Closing: ideographic comma and full stop, brackets, small kana, prolonged sound mark.
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x301F,
      0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0x30FB, 0x30FC,
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1,
      0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE:
      .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x301D, 0xFF08, 0xFF3B, 0xFF5B:
      .opening
    // Thai and its neighbours break between words that only a dictionary knows; between clusters comes close.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: .ideograph
    // Korean keeps its words together (the standard line break strategy of UILabel).
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: .letter
    default:
      // Most text is below the range of either.
      scalar.value >= 0x2600
        && (ScriptAdvances.isIdeographic(scalar) || ScriptAdvances.isEmoji(scalar))
        ? .ideograph : .letter
    }
  }
}
