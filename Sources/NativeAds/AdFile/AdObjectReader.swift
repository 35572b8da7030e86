import JSON
import Words

/// Reads the members of one JSON object of an ad file by name and type.
struct AdObjectReader {
  let path: JSONPath
  private let value: JSONValue
  private var asked: [String] = []

  /// Nil where the value is no object, which is kept as an error.
  init?(
    _ value: JSONValue, at path: JSONPath, example: String, in source: inout AdSourceText
  ) {
    guard case .object = value else {
      source.fail(
        path, "\(value.typeName) stands where an object was expected, such as \(example)")
      return nil
    }
    self.path = path
    self.value = value
  }

  /// The value of a key; nil where it is missing or null.
  mutating func value(_ key: String) -> JSONValue? {
    asked.append(key)
    guard let found = value[key], found != .null else { return nil }
    return found
  }

  /// The text of a key; nil where it is missing, null or blank.
  mutating func text(_ key: String, in source: inout AdSourceText) -> String? {
    guard let found = value(key) else { return nil }
    guard let text = found.stringValue else {
      wrongType(found, of: key, expected: "a string", in: &source)
      return nil
    }
    return text.isBlank ? nil : text
  }

  /// The number of a key, within a range; nil where it is missing or null.
  mutating func number(
    _ key: String, _ range: ClosedRange<Double>, in source: inout AdSourceText
  ) -> Double? {
    guard let found = value(key) else { return nil }
    guard let number = found.numberValue else {
      wrongType(found, of: key, expected: "a number", in: &source)
      return nil
    }
    guard range.contains(number) else {
      let low = JSONValue.number(range.lowerBound).serialized()
      let high = JSONValue.number(range.upperBound).serialized()
      source.fail(path.appending(key), "\(found.serialized()) is not from \(low) to \(high)")
      return nil
    }
    return number
  }

  /// The choice of a key among words; nil where it is missing or null.
  mutating func choice<Word: RawRepresentable & CaseIterable>(
    _ key: String, of type: Word.Type, in source: inout AdSourceText
  ) -> Word? where Word.RawValue == String {
    guard let found = value(key) else { return nil }
    let words = Word.allCases.map(\.rawValue)
    guard let text = found.stringValue else {
      wrongType(found, of: key, expected: "a string", in: &source)
      return nil
    }
    guard let word = Word(rawValue: text) else {
      let list = words.joined(separator: ", ")
      source.fail(
        path.appending(key),
        "\(found.serialized()) is none of \(list)" + Suggestion.hint(for: text, among: words))
      return nil
    }
    return word
  }

  /// Notes the keys that nobody asked for.
  func finish(in source: inout AdSourceText) {
    for member in value.members ?? [] where !asked.contains(member.key) && member.key != "$schema" {
      source.noteUnknownKey(member.key, at: path.appending(member.key), known: asked)
    }
  }

  private func wrongType(
    _ found: JSONValue, of key: String, expected: String, in source: inout AdSourceText
  ) {
    source.fail(
      path.appending(key), "\(found.typeName) stands where \(expected) was expected")
  }
}

extension String {
  /// Whether there is nothing to see: empty, or nothing but white space.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
