extension DocumentDecoder {
  /// Standard spacing between siblings and to the superview's edge, in points.
  static let standardSpacing = (siblings: 8.0, superview: 20.0)

  /// Decodes the `<constraints>` of a view.
  mutating func constraints(_ element: XMLElement, owner: XMLElement) -> [Constraint] {
    var constraints: [Constraint] = []
    constraints.reserveCapacity(element.children.count)
    for child in element.children {
      guard child.name == "constraint" else {
        noteUnknownElement(child, known: [])
        continue
      }
      if let constraint = constraint(child, owner: owner) { constraints.append(constraint) }
    }
    constraintsToCheck += constraints
    return constraints
  }

  private mutating func constraint(_ element: XMLElement, owner: XMLElement) -> Constraint? {
    noteUnknownAttributes(element)
    guard let first = attribute(element, "firstAttribute") else {
      if element["firstAttribute"] == nil {
        noteMissing(element, ["firstAttribute"], "the constraint is ignored")
      }
      return nil
    }
    var constraint = Constraint(firstAttribute: first, location: element.location)
    constraint.id = element["id"]
    constraint.firstItem = element["firstItem"]
    constraint.relation = choice(element, "relation", default: .equal)
    constraint.secondItem = element["secondItem"]
    if element["secondAttribute"] != nil {
      guard let second = attribute(element, "secondAttribute") else { return nil }
      constraint.secondAttribute = second
    } else if constraint.secondItem != nil {
      constraint.secondAttribute = first
    }
    if let text = element["multiplier"] {
      guard let multiplier = Self.multiplier(text) else {
        noteUnreadable(element, "multiplier", text)
        return nil
      }
      constraint.multiplier = multiplier
    }
    constraint.constant = number(element, "constant") ?? 0
    if element["constant"] == nil, flag(element, "symbolic", default: false) {
      constraint.constant = Self.standardSpacing(constraint, owner: owner["id"])
    }
    constraint.priority = priority(element, "priority", default: 1000)
    constraint.isPlaceholder = flag(element, "placeholder", default: false)
    constraint.identifier = element["identifier"]
    constraint.userLabel = element["userLabel"]
    constraint.variations = element.children.compactMap { child in
      child.name == "variation" ? variation(child) : nil
    }
    return constraint
  }

  private mutating func attribute(
    _ element: XMLElement, _ name: String
  ) -> Constraint.Attribute? {
    guard let text = element[name] else { return nil }
    if text == "baseline" { return .lastBaseline }
    if let attribute = Constraint.Attribute(rawValue: text) { return attribute }
    noteUnreadable(element, name, text)
    return nil
  }

  /// Returns the factor that `16:9`, `15 : 9`, `1/3` or `0.2` stands for.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double($0.drop { $0 == " " }.prefix { $0 != " " }) }
    guard let first = parts.first, let numerator = first else { return nil }
    var value = numerator
    if parts.count == 2 {
      guard let denominator = parts[1], denominator != 0 else { return nil }
      value /= denominator
    } else if parts.count > 2 {
      return nil
    }
    return value.isFinite && abs(value) <= greatestLength ? value : nil
  }

  /// A constraint that names its owner speaks of the superview's edge, others of siblings.
  private static func standardSpacing(_ constraint: Constraint, owner: String?) -> Double {
    let isOwner = { (item: String?) in item == nil || item == owner }
    guard constraint.secondItem != nil else { return 0 }
    return isOwner(constraint.firstItem) || isOwner(constraint.secondItem)
      ? standardSpacing.superview : standardSpacing.siblings
  }
}
