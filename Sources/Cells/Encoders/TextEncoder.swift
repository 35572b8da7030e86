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
      append(
        row, to: &bytes, trimsTrailingBlanks: trimsTrailingBlanks, order: order, emoji: emoji)
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the rows as texts without line ends and with all their blanks.
  ///
  /// - Parameters:
  ///   - order: the order of right-to-left text.
  ///   - emoji: how emoji with U+FE0F are written.
  public func textRows(order: TextOrder, emoji: EmojiPresentation) -> [String] {
    var bytes: [UInt8] = []
    return (0..<rows).map { row in
      bytes.removeAll(keepingCapacity: true)
      append(row, to: &bytes, trimsTrailingBlanks: false, order: order, emoji: emoji)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func append(
    _ row: Int, to bytes: inout [UInt8], trimsTrailingBlanks: Bool, order: TextOrder,
    emoji: EmojiPresentation
  ) {
    let start = bytes.count
    var end = 0
    for cell in orderedRow(row, order) where cell.width > 0 {
      if let byte = cell.asciiByte {
        bytes.append(byte)
        if byte != 0x20 { end = bytes.count - start }
        continue
      }
      if emoji == .portable, cell.needsPadding {
        bytes.append(contentsOf: cell.portableText.utf8)
        end = bytes.count - start
        bytes.append(0x20)
      } else {
        cell.appendText(to: &bytes)
        end = bytes.count - start
      }
    }
    if trimsTrailingBlanks { bytes.removeLast(bytes.count - start - end) }
  }

  /// Returns a row's cells in an order of right-to-left text.
  func orderedRow(_ row: Int, _ order: TextOrder) -> ArraySlice<Cell> {
    let visual = self.row(row)
    guard order == .logical, LogicalOrder.mayDiffer(from: visual) else { return visual }
    return LogicalOrder.cells(of: Array(visual))[...]
  }
}
