/// In which order right-to-left text is written.
public enum TextOrder: String, CaseIterable, Sendable {
  /// As it is seen from left to right: for terminals that do not reorder.
  case visual
  /// As it is read: for files, and for terminals and viewers that reorder by themselves.
  case logical
}

extension Grid {
  /// Returns the frame as text, each row ended by a line feed.
  ///
  /// - Parameters:
  ///   - trimsTrailingBlanks: whether blanks at the end of a row are left out.
  ///   - order: the order of right-to-left text.
  public func text(trimsTrailingBlanks: Bool = true, order: TextOrder = .visual) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.count + rows)
    for row in 0..<rows {
      var end = 0
      let start = bytes.count
      for cell in orderedRow(row, order) {
        bytes.append(contentsOf: cell.text.utf8)
        if cell.text != " " { end = bytes.count - start }
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
