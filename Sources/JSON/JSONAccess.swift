extension JSONValue {
  /// The value of an object's member; nil for other values and for a key that is not there.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// An element of an array, counted from 0; nil for other values and beyond the end.
  public subscript(index: Int) -> JSONValue? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The members of an object in the document's order; nil for other values.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The elements of an array; nil for other values.
  public var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The text of a string; nil for other values.
  public var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, however it was written; nil for other values.
  public var numberValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The number where it is a whole one that fits; nil for other values.
  public var integerValue: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The truth value; nil for other values.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value's type in words, such as "a string", for messages.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
