import InterfaceBuilder

/// How much of a text is laid out.
///
/// A screen full of the smallest letters that can be read holds a tenth of it. A text of megabytes has no more to show
/// than its start, or its end where its head is cut, and measuring all of it takes seconds.
public enum TextLimit {
  /// The most UTF-8 bytes of a text that are laid out.
  public static let bytes = 131_072
  /// How many of them are the text's end, which is what a label that cuts head or middle shows.
  private static let tailBytes = bytes / 4

  /// Returns a text's start and end where it is longer than what is laid out, else the text.
  public static func bounded(_ text: String) -> String {
    guard text.utf8.count > bytes else { return text }
    return String(start(of: text, bytes - tailBytes)) + String(end(of: text, tailBytes))
  }

  /// Returns an attributed text's start and end where it is longer than what is laid out, else the text.
  static func bounded(_ text: AttributedText) -> AttributedText {
    let count = text.runs.reduce(0) { $0 + $1.text.utf8.count }
    guard count > bytes else { return text }
    let (head, tail) = (bytes - tailBytes, count - tailBytes)
    var runs: [AttributedText.Run] = []
    var position = 0
    for run in text.runs {
      let end = position + run.text.utf8.count
      var bounded = run
      bounded.text = ""
      if position < head { bounded.text += start(of: run.text, head - position) }
      if end > tail { bounded.text += self.end(of: run.text, min(end - tail, end - position)) }
      if !bounded.text.isEmpty { runs.append(bounded) }
      position = end
    }
    return AttributedText(runs: runs)
  }

  /// As much of the start as so many bytes hold, in whole Unicode scalars.
  private static func start(of text: String, _ bytes: Int) -> Substring {
    let utf8 = text.utf8
    guard bytes < utf8.count else { return text[...] }
    return text[..<scalar(at: utf8.index(utf8.startIndex, offsetBy: bytes), of: text)]
  }

  /// As much of the end as so many bytes hold, and the rest of the Unicode scalar that they begin in.
  private static func end(of text: String, _ bytes: Int) -> Substring {
    let utf8 = text.utf8
    guard bytes < utf8.count else { return text[...] }
    return text[scalar(at: utf8.index(utf8.endIndex, offsetBy: -bytes), of: text)...]
  }

  /// The place of the scalar that a byte belongs to.
  private static func scalar(at place: String.Index, of text: String) -> String.Index {
    var place = place
    while place.samePosition(in: text.unicodeScalars) == nil {
      place = text.utf8.index(before: place)
    }
    return place
  }
}
