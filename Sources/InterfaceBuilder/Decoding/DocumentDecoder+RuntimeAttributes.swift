extension DocumentDecoder {
  /// Decodes the `<userDefinedRuntimeAttributes>` of a view.
  mutating func runtimeAttributes(_ element: XMLElement) -> [RuntimeAttribute] {
    var attributes: [RuntimeAttribute] = []
    for child in element.children where child.name == "userDefinedRuntimeAttribute" {
      guard let keyPath = child["keyPath"] else { continue }
      attributes.append(RuntimeAttribute(keyPath: keyPath, value: runtimeValue(child)))
    }
    return attributes
  }

  private mutating func runtimeValue(_ element: XMLElement) -> RuntimeAttribute.Value {
    let value = element.child(key: "value")
    switch element["type"] {
    case "boolean":
      return .boolean(flag(element, "value", default: false))
    case "string":
      return .string(element["value"] ?? value.map { string($0) } ?? "")
    case "image":
      return element["value"].map { .image($0) } ?? .none
    case "number":
      return (value.flatMap { number($0, "value") } ?? number(element, "value"))
        .map { .number($0) } ?? .none
    case "point":
      guard let value, let x = number(value, "x"), let y = number(value, "y") else { return .none }
      return .point(Point(x: x, y: y))
    case "size":
      return value.flatMap { size($0) }.map { .size($0) } ?? .none
    case "rect":
      return value.flatMap { rect($0) }.map { .rect($0) } ?? .none
    case "color":
      return value.flatMap { color($0) }.map { .color($0) } ?? .none
    default:
      return .none
    }
  }
}
