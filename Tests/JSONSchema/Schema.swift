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
      case "anyOf": (keyword.value.elements ?? []).contains { isValid(value, $0) }
      case "type":
        (keyword.value.elements ?? [keyword.value]).contains { type in
          type.stringValue == self.type(of: value)
            || type.stringValue == "integer" && value.integerValue != nil
        }
      case "required":
        (keyword.value.elements ?? []).allSatisfy { name in
          value.members == nil || value[name.stringValue ?? ""] != nil
        }
      case "uniqueItems":
        (value.elements ?? []).enumerated().allSatisfy { index, element in
          !(value.elements ?? [])[..<index].contains(element)
        }
      case "pattern": matches(value, keyword.value.stringValue ?? "")
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
        (value.members ?? []).allSatisfy { member in
          schema["properties"]?[member.key] != nil || keyword.value == .bool(true)
            || keyword.value.members != nil && isValid(member.value, keyword.value)
        }
      case "$schema", "$id", "id", "$defs", "definitions", "title", "description", "default",
        "format":
        true
      default: false
      }
    }
  }

  private func definition(_ reference: String) -> JSONValue {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] ?? root["definitions"])?[name] ?? .bool(false)
  }

  private func matches(_ value: JSONValue, _ pattern: String) -> Bool {
    guard let text = value.stringValue else { return true }
    guard let expression = try? Regex(pattern) else { return false }
    return text.firstMatch(of: expression) != nil
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
