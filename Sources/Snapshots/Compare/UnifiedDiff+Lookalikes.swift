import Cells

extension UnifiedDiff {
  /// Returns the lines as they are shown, folded to ASCII where nothing else can be.
  ///
  /// A removed and an added line that would look the same show what differs by its code points: `Caf\u{E9}` and `Cafe`.
  public func shownLines(inASCII isASCII: Bool) -> [Line] {
    func shown(_ text: String) -> String { isASCII ? ASCIIFolding.fold(text) : text }
    var result = lines.map { Line(kind: $0.kind, text: shown($0.text), source: $0.source) }
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { !$0.kind.isChange } ?? lines.count
      for (old, new) in Self.lookalikes(in: result[start..<end]) {
        let parts = DifferingParts(lines[old].source, lines[new].source)
        result[old].text = "-" + parts.line(parts.old, shown)
        result[new].text = "+" + parts.line(parts.new, shown)
      }
      start = end + 1
    }
    return result
  }

  /// The places of removed and added lines that look the same.
  private static func lookalikes(in lines: ArraySlice<Line>) -> [(old: Int, new: Int)] {
    var added: [String: [Int]] = [:]
    for index in lines.indices.reversed() where lines[index].kind == .added {
      added[String(lines[index].text.dropFirst()), default: []].append(index)
    }
    return lines.indices.filter { lines[$0].kind == .removed }.compactMap { old in
      added[String(lines[old].text.dropFirst())]?.popLast().map { (old, $0) }
    }
  }
}

extension UnifiedDiff.Kind {
  /// Whether one text alone has the line.
  fileprivate var isChange: Bool { self == .removed || self == .added }
}

/// What two lines have in common at both ends, and what is between.
private struct DifferingParts {
  private let start: String
  private let end: String
  let old: [Unicode.Scalar]
  let new: [Unicode.Scalar]

  init(_ old: String, _ new: String) {
    var old = Array(old.unicodeScalars)[...]
    var new = Array(new.unicodeScalars)[...]
    var start = String.UnicodeScalarView()
    while let first = old.first, first == new.first {
      start.append(first)
      old = old.dropFirst()
      new = new.dropFirst()
    }
    var end: [Unicode.Scalar] = []
    while let last = old.last, last == new.last {
      end.append(last)
      old = old.dropLast()
      new = new.dropLast()
    }
    self.start = String(start)
    self.end = String(String.UnicodeScalarView(end.reversed()))
    self.old = Array(old)
    self.new = Array(new)
  }

  /// A line with its own part between the ends, every character of it that is not ASCII as an escape.
  func line(_ part: [Unicode.Scalar], _ shown: (String) -> String) -> String {
    let escaped = part.map { scalar in
      (0x20..<0x7F).contains(scalar.value)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return shown(VisibleText.make(start)) + escaped.joined() + shown(VisibleText.make(end))
  }
}
