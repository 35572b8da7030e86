/// What a VAST document says about its video, as far as a layout depends on it.
///
/// The document is scanned for the few elements that count (IAB VAST 2 to 4: Linear, Duration,
/// MediaFile, Impression, VASTAdTagURI) rather than parsed as XML: real ones are often fragments.
/// Nothing is fetched.
struct VAST: Equatable {
  /// The length in seconds.
  private(set) var duration: Double?
  /// The address of the largest progressive media file, or the first one.
  private(set) var mediaURL: String?
  /// Its width in pixels.
  private(set) var width: Double?
  /// Its height in pixels.
  private(set) var height: Double?
  /// The addresses to call at an impression.
  private(set) var impressions: [String] = []
  /// What is missing, as clauses.
  private(set) var problems: [String] = []

  init(_ markup: String) {
    var scanner = TagScanner(markup)
    var largest = -1.0
    var wrapped: String?
    while let tag = scanner.next() {
      switch tag.name {
      case "Duration" where duration == nil:
        duration = Self.seconds(scanner.text())
      case "MediaFile":
        let size = (Double(tag["width"] ?? ""), Double(tag["height"] ?? ""))
        let area = (size.0 ?? 0) * (size.1 ?? 0)
        let url = scanner.text()
        guard area > largest else { continue }
        largest = area
        mediaURL = url.isEmpty ? nil : url
        width = size.0.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        height = size.1.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      case "Impression":
        let url = scanner.text()
        if !url.isEmpty { impressions.append(url) }
      case "VASTAdTagURI":
        wrapped = scanner.text()
      default: break
      }
    }
    if let wrapped, mediaURL == nil {
      problems.append("the VAST is a wrapper for \(wrapped), which is not fetched")
    } else if mediaURL == nil {
      problems.append("the VAST has no media file; it is shown as a video of unknown size")
    }
    if duration == nil { problems.append("the VAST states no duration") }
  }

  /// Reads `HH:MM:SS` or `HH:MM:SS.mmm`.
  private static func seconds(_ text: String) -> Double? {
    let parts = text.split(separator: ":").map { Double($0) }
    guard parts.count == 3 else { return nil }
    var total = 0.0
    for part in parts {
      guard let part, part >= 0, part.isFinite else { return nil }
      total = total * 60 + part
    }
    return total <= 86_400 ? total : nil
  }
}

/// Walks through the opening tags of XML-like text, in time linear to its length.
private struct TagScanner {
  struct Tag {
    var name: Substring
    var attributes: [(name: Substring, value: String)]

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  private var rest: Substring

  init(_ markup: String) {
    rest = markup[...]
  }

  /// The next opening tag.
  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("![CDATA[") {
        skip(past: "]]>")
      } else if rest.hasPrefix("!--") {
        skip(past: "-->")
      } else if let first = rest.first, first.isLetter {
        return tag()
      }
    }
    return nil
  }

  /// The text up to the next tag, with CDATA sections unwrapped.
  mutating func text() -> String {
    var text = ""
    while true {
      let end = rest.firstIndex(of: "<") ?? rest.endIndex
      text += Self.decode(rest[..<end])
      rest = rest[end...]
      guard rest.hasPrefix("<![CDATA[") else { break }
      rest = rest.dropFirst(9)
      let close = rest.firstRange(of: "]]>")
      text += rest[..<(close?.lowerBound ?? rest.endIndex)]
      rest = rest[(close?.upperBound ?? rest.endIndex)...]
    }
    let isSpace = \Character.isWhitespace
    return String(
      text.drop(while: { $0[keyPath: isSpace] }).reversed().drop(while: \.isWhitespace).reversed())
  }

  private mutating func skip(past end: String) {
    rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
  }

  private mutating func tag() -> Tag {
    let name = take { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    // A prefix of a namespace does not count.
    var tag = Tag(name: name.split(separator: ":").last ?? name, attributes: [])
    while let next = rest.first, next != ">" {
      guard next.isLetter else {
        rest = rest.dropFirst()
        continue
      }
      let attribute = take { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      _ = take { $0.isWhitespace || $0 == "=" }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      rest = rest.dropFirst()
      tag.attributes.append((attribute, Self.decode(take { $0 != quote })))
      rest = rest.dropFirst()
    }
    rest = rest.dropFirst()
    return tag
  }

  private mutating func take(while condition: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: condition)
    rest = rest[taken.endIndex...]
    return taken
  }

  private static func decode(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]
      .sorted { $0.key != "amp" && $1.key == "amp" }
      .reduce(String(text)) { $0.replacing("&\($1.key);", with: $1.value) }
  }
}
