extension DocumentDecoder {
  /// Makes a note, once for each rule and subject.
  mutating func note(
    _ rule: String, subject: String, _ message: String, at location: SourceLocation,
    concernsConstraint: Bool = false
  ) {
    guard noted.insert("\(rule) \(subject)").inserted else { return }
    diagnostics.append(
      Diagnostic(
        rule: rule, message: message, location: location, concernsConstraint: concernsConstraint))
  }

  /// Notes an element whose name is unknown, once a name.
  mutating func noteUnknownElement(_ element: XMLElement, known: Set<String>) {
    guard !known.contains(element.name) else { return }
    note(
      "unknown-element", subject: element.name, "unknown element <\(element.name)> is ignored",
      at: element.location)
  }

  /// Notes a view element whose name is unknown, once a name.
  mutating func noteUnknownView(_ element: XMLElement) {
    note(
      "unknown-element", subject: element.name,
      "unknown view <\(element.name)> is treated as a plain view", at: element.location)
  }

  /// Notes a value that can't be read, once a place.
  mutating func noteUnreadable(_ element: XMLElement, _ attribute: String, _ value: String) {
    let location = element.location
    note(
      "unreadable-value", subject: "\(location) \(attribute)",
      "\(attribute)=\"\(value.prefix(40))\" of <\(element.name)> can't be read: left out",
      at: location, concernsConstraint: element.name == "constraint")
  }

  /// Notes attributes that an element needs and doesn't have, once a place.
  mutating func noteMissing(_ element: XMLElement, _ names: [String], _ consequence: String) {
    let missing = names.filter { element[$0]?.isEmpty ?? true }
    guard !missing.isEmpty else { return }
    let location = element.location
    note(
      "missing-attribute", subject: "\(location)",
      "<\(element.name)> has no \(missing.joined(separator: " and no ")): \(consequence)",
      at: location, concernsConstraint: element.name == "constraint")
  }

  /// Notes a number that lies outside its range, once a place.
  mutating func noteOutOfRange(
    _ element: XMLElement, _ attribute: String, _ words: String
  ) {
    let location = element.location
    note(
      "value-out-of-range", subject: "\(location) \(attribute)",
      "\(attribute)=\"\((element[attribute] ?? "").prefix(40))\" of <\(element.name)> \(words)",
      at: location, concernsConstraint: element.name == "constraint")
  }

  /// Notes attributes that the vocabulary doesn't know of this element, once a name.
  mutating func noteUnknownAttributes(_ element: XMLElement) {
    guard let known = Vocabulary.attributes[element.name] else { return }
    for attribute in element.attributes where !known.contains(attribute.name) {
      if Vocabulary.commonAttributes.contains(attribute.name) { continue }
      note(
        "unknown-attribute", subject: "\(element.name) \(attribute.name)",
        "unknown attribute \(attribute.name) of <\(element.name)> is ignored",
        at: element.location)
    }
  }
}
