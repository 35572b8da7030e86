/// In which order right-to-left text is written.
public enum TextOrder: String, CaseIterable, Sendable {
  /// As it is seen from left to right: for terminals that do not reorder.
  case visual
  /// As it is read: for files, and for terminals and viewers that reorder by themselves.
  case logical
}

/// How emoji are written that are wide only because of U+FE0F, such as `❤️`.
///
/// Terminals and multiplexers differ on them (tmux 3.3 counts one column, kitty two).
public enum EmojiPresentation: String, CaseIterable, Sendable {
  /// Without the selector and with a blank after them: two columns everywhere.
  case portable
  /// With the selector: as pictures, but columns hold only where all agree on U+FE0F.
  case selected
}

extension Grid {
  /// Returns the frame as text, each row ended by a line feed.
  ///
  /// - Parameters:
  ///   - trimsTrailingBlanks: whether blanks at the end of a row are left out.
  ///   - order: the order of right-to-left text.
  ///   - emoji: how emoji with U+FE0F are written.
  public func text(
    trimsTrailingBlanks: Bool = true, order: TextOrder = .visual,
    emoji: EmojiPresentation = .portable
  ) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count + rows)
    for row in 0..<rows {
      var end = 0
      let start = bytes.count
      for cell in orderedRow(row, order) where cell.width > 0 {
        if let byte = cell.asciiByte {
          bytes.append(byte)
          if byte != 0x20 { end = bytes.count - start }
          continue
        }
        let isPadded = emoji == .portable && cell.needsPadding
        bytes.append(contentsOf: (isPadded ? cell.portableText : cell.text).utf8)
        end = bytes.count - start
        if isPadded { bytes.append(0x20) }
      }
      if trimsTrailingBlanks { bytes.removeLast(bytes.count - start - end) }
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a row's cells in an order of right-to-left text.
  func orderedRow(_ row: Int, _ order: TextOrder) -> [Cell] {
    let visual = Array(self.row(row))
    return order == .visual ? visual : LogicalOrder.cells(of: visual)
  }
}

extension Cell {
  /// The only byte of a character of ASCII without marks; nil for any other.
  fileprivate var asciiByte: UInt8? {
    let utf8 = text.utf8
    guard let first = utf8.first, first < 0x80, utf8.count == 1 else { return nil }
    return first
  }
}
