import Cells

extension String {
  /// The text in ASCII, line by line: what has a likeness becomes it, the rest `?`; columns stay.
  var asciiFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    let lines = split(omittingEmptySubsequences: false) { $0 == "\n" }
    return lines.map { ASCIIFolding.fold(String($0)) }.joined(separator: "\n")
  }
}
