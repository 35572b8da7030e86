import JSON

/// Reads an object of OpenRTB, where a wrong type of an optional field must not cost the ad.
///
/// What can be understood is converted; what cannot counts as missing; either is noted.
struct LenientObject {
  let path: JSONPath
  let value: JSONValue

  /// Creates a reader; nil for a value that is no object.
  init?(_ value: JSONValue?, at path: JSONPath) {
    guard let value, case .object = value else { return nil }
    self.path = path
    self.value = value
  }

  /// The value of a key; nil where it is missing or null.
  func value(_ key: String) -> JSONValue? {
    guard let found = value[key], found != .null else { return nil }
    return found
  }

  /// The object of a key.
  func object(_ key: String, in source: inout AdSourceText) -> LenientObject? {
    guard let found = value(key) else { return nil }
    if let object = LenientObject(found, at: path.appending(key)) { return object }
    source.note(
      path.appending(key), "\(found.typeName) stands where an object was expected; it is ignored")
    return nil
  }

  /// The text of a key; numbers and truth values become text, blank text counts as missing.
  func text(_ key: String, in source: inout AdSourceText) -> String? {
    guard let found = value(key) else { return nil }
    switch found {
    case .string(let text):
      return text.isBlank ? nil : text
    case .integer, .number, .bool:
      source.note(path.appending(key), "\(found.typeName) stands where a string was expected")
      return found.serialized()
    case .null, .array, .object:
      source.note(
        path.appending(key), "\(found.typeName) stands where a string was expected; it is ignored")
      return nil
    }
  }

  /// The number of a key; numbers in quotes are read, negative ones count as missing.
  func number(_ key: String, in source: inout AdSourceText) -> Double? {
    guard let found = value(key) else { return nil }
    if let number = found.numberValue {
      if number >= 0 { return number }
      source.note(path.appending(key), "\(found.serialized()) is negative; it is ignored")
      return nil
    }
    if let number = found.stringValue.flatMap(Double.init), number.isFinite, number >= 0 {
      source.note(
        path.appending(key), "a number stands in quotes; it is read as \(found.serialized())")
      return number
    }
    source.note(
      path.appending(key), "\(found.typeName) stands where a number was expected; it is ignored")
    return nil
  }

  /// The whole number of a key.
  func integer(_ key: String, in source: inout AdSourceText) -> Int? {
    number(key, in: &source).flatMap { Int(exactly: $0) }
  }

  /// An identifier as text: 7 and "7" are the same one.
  func identifier(_ key: String) -> String? {
    switch value(key) {
    case .string(let text)?: text.isBlank ? nil : text
    case .integer(let number)?: String(number)
    case .number(let number)?: JSONValue.number(number).serialized()
    default: nil
    }
  }

  /// The strings of a key that holds an array, or one string in place of it.
  func texts(_ key: String, in source: inout AdSourceText) -> [String] {
    guard let found = value(key) else { return [] }
    if let text = found.stringValue { return text.isBlank ? [] : [text] }
    guard let elements = found.elements else {
      source.note(
        path.appending(key), "\(found.typeName) stands where an array was expected; it is ignored")
      return []
    }
    return elements.compactMap(\.stringValue).filter { !$0.isBlank }
  }

  /// The objects of a key that holds an array.
  func objects(_ key: String, in source: inout AdSourceText) -> [LenientObject] {
    guard let found = value(key) else { return [] }
    let path = path.appending(key)
    guard let elements = found.elements else {
      source.note(path, "\(found.typeName) stands where an array was expected; it is ignored")
      return []
    }
    return elements.enumerated().compactMap { index, element in
      LenientObject(element, at: path.appending(index))
    }
  }
}
