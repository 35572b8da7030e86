import JSON

/// As much of JSON Schema as AdPane's schemas use.
public struct Schema {
  /// The schema itself.
  public let root: JSONValue

  /// Reads a schema.
  public init(root: JSONValue) { self.root = root }

  /// Whether a value fits; a keyword that is not known fits nothing.
  public func isValid(_ value: JSONValue) -> Bool { isValid(value, root) }

  private func isValid(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    (schema.members ?? []).allSatisfy { keyword in
      switch keyword.key {
      case "$ref": isValid(value, definition(keyword.value.stringValue ?? ""))
      case "oneOf": (keyword.value.elements ?? []).filter { isValid(value, $0) }.count == 1
      case "type":
        (keyword.value.elements ?? [keyword.value]).contains { $0.stringValue == type(of: value) }
      case "enum": (keyword.value.elements ?? []).contains(value)
      case "minimum": value.numberValue.map { $0 >= keyword.value.numberValue ?? .nan } ?? true
      case "maximum": value.numberValue.map { $0 <= keyword.value.numberValue ?? .nan } ?? true
      case "minItems": value.elements.map { $0.count >= keyword.value.integerValue ?? 0 } ?? true
      case "minLength":
        value.stringValue.map { $0.count >= keyword.value.integerValue ?? 0 } ?? true
      case "items": (value.elements ?? []).allSatisfy { isValid($0, keyword.value) }
      case "properties":
        (value.members ?? []).allSatisfy { member in
          keyword.value[member.key].map { isValid(member.value, $0) } ?? true
        }
      case "additionalProperties":
        (value.members ?? []).allSatisfy { schema["properties"]?[$0.key] != nil }
      case "$schema", "$id", "$defs", "title", "description": true
      default: false
      }
    }
  }

  private func definition(_ reference: String) -> JSONValue {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return root["$defs"]?[name] ?? .bool(false)
  }

  private func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .integer, .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
