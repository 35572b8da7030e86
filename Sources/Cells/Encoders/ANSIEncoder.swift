extension Grid {
  /// Returns the frame as text with colours and attributes as SGR sequences (ECMA-48).
  ///
  /// A sequence is written only where the style changes, and every row ends in the terminal's own
  /// style, so that pagers and scrolling terminals show no stray colours. With ``ColorDepth/none``
  /// a frame without attributes has no escape at all.
  ///
  /// - Parameters:
  ///   - depth: the colours that the output shows; others become the nearest of them.
  ///   - trimsTrailingBlanks: whether blanks in the terminal's own background are left out at the end
  ///     of a row.
  ///   - order: the order of right-to-left text.
  ///   - emoji: how emoji with U+FE0F are written.
  public func ansi(
    depth: ColorDepth = .truecolor, trimsTrailingBlanks: Bool = true, order: TextOrder = .visual,
    emoji: EmojiPresentation = .portable
  ) -> String {
    var encoder = ANSIEncoder(depth: depth, emoji: emoji)
    for row in 0..<rows {
      let cells = Array(orderedRow(row, order))
      var end = cells.count
      if trimsTrailingBlanks {
        while end > 0, encoder.isInvisible(cells[end - 1]) { end -= 1 }
      }
      for cell in cells[..<end] { encoder.append(cell) }
      encoder.endRow()
    }
    return String(decoding: encoder.bytes, as: UTF8.self)
  }
}

/// Writes cells with as few sequences as their styles need.
struct ANSIEncoder {
  private(set) var bytes: [UInt8] = []
  private let depth: ColorDepth
  private let emoji: EmojiPresentation
  private var current = Style.plain

  init(depth: ColorDepth, emoji: EmojiPresentation) {
    self.depth = depth
    self.emoji = emoji
  }

  /// Returns whether leaving out a cell at the end of a row changes nothing.
  func isInvisible(_ cell: Cell) -> Bool {
    let lines: Style.Attributes = [.underline, .strikethrough, .reverse]
    return cell.isBlank && shown(cell).background == nil
      && cell.style.attributes.isDisjoint(with: lines)
  }

  /// Appends a cell; the second half of a wide one has no text, and its style no effect.
  mutating func append(_ cell: Cell) {
    guard cell.width > 0 else { return }
    change(to: shown(cell))
    if emoji == .portable, cell.needsPadding {
      bytes.append(contentsOf: cell.portableText.utf8)
      bytes.append(0x20)
    } else {
      cell.appendText(to: &bytes)
    }
  }

  /// Ends a row.
  mutating func endRow() {
    change(to: .plain)
    bytes.append(0x0A)
  }

  private func shown(_ cell: Cell) -> Style {
    switch depth {
    case .none: Style(attributes: cell.style.attributes)
    case .ansi16: cell.legibleStyle(ofBasic: 16)
    case .ansi256: cell.legibleStyle(Palette.index256)
    case .truecolor: cell.style
    }
  }

  private mutating func change(to style: Style) {
    guard style != current else { return }
    defer { current = style }
    guard style != .plain else {
      bytes.append(contentsOf: "\u{1B}[0m".utf8)
      return
    }
    // Attributes cannot be taken back one by one everywhere, colours can.
    let loses = !style.attributes.isSuperset(of: current.attributes)
    let base = loses ? Style.plain : current
    bytes.append(contentsOf: "\u{1B}[".utf8)
    if loses { append(code: 0) }
    for (attribute, code) in Self.attributeCodes
    where style.attributes.contains(attribute) && !base.attributes.contains(attribute) {
      append(code: code)
    }
    if style.foreground != base.foreground { append(style.foreground, offset: 0) }
    if style.background != base.background { append(style.background, offset: 10) }
    // The last separator gives way to the end of the sequence.
    bytes[bytes.count - 1] = UInt8(ascii: "m")
  }

  private static let attributeCodes: [(Style.Attributes, UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]

  /// Appends a colour; codes of backgrounds are higher by 10.
  private mutating func append(_ color: Color?, offset: UInt8) {
    guard let color else { return append(code: 39 + offset) }
    switch depth {
    case .truecolor, .none:
      append(code: 38 + offset)
      append(code: 2)
      append(code: color.red)
      append(code: color.green)
      append(code: color.blue)
    case .ansi256:
      append(code: 38 + offset)
      append(code: 5)
      append(code: Palette.index256(of: color))
    case .ansi16:
      let index = Palette.index16(of: color)
      append(code: (index < 8 ? 30 + index : 82 + index) + offset)
    }
  }

  private mutating func append(code: UInt8) {
    if code >= 100 { bytes.append(0x30 + code / 100) }
    if code >= 10 { bytes.append(0x30 + code / 10 % 10) }
    bytes.append(0x30 + code % 10)
    bytes.append(UInt8(ascii: ";"))
  }
}
