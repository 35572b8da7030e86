extension DocumentDecoder {
  /// Decodes a `<variation>` of a view or a constraint.
  mutating func variation(_ element: XMLElement) -> Variation? {
    guard let key = element["key"] else { return nil }
    var variation = Variation(condition: condition(key, of: element))
    for attribute in element.attributes where attribute.name != "key" {
      variation.attributes[attribute.name] = attribute.value
    }
    for child in element.children {
      switch child.name {
      case "mask":
        for change in child.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { variation.excluded.append(reference) }
          if change.name == "include" { variation.included.append(reference) }
        }
      case "fontDescription":
        variation.font = font(child)
      default:
        break
      }
    }
    return variation
  }

  /// Reads a key such as `heightClass=regular-widthClass=compact`.
  private mutating func condition(_ key: String, of element: XMLElement) -> Variation.Condition {
    var condition = Variation.Condition()
    guard key != "default" else { return condition }
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      let sizeClass = pair.count == 2 ? SizeClass(rawValue: String(pair[1])) : nil
      switch (pair.first, sizeClass) {
      case ("widthClass", let value?): condition.width = value
      case ("heightClass", let value?): condition.height = value
      default: condition.isOtherIdiom = true
      }
    }
    return condition
  }
}
