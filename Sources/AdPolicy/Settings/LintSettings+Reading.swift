import AdPreview
import Files
import JSON

extension LintSettings {
  /// Takes over what an `adpane.json` says about rules: its `code` and `lint`.
  ///
  /// Keys that other commands read are not looked at.
  /// - Returns: The path of the baseline that it names; nil without one.
  public mutating func read(manifest path: String) throws(AdPolicyError) -> String? {
    try read(try JSONDocument.lintFile(path), path: path)
  }

  /// Takes over what the JSON of an `adpane.json` says about rules.
  /// - Returns: The path of the baseline that it names; nil without one.
  public mutating func read(
    _ document: JSONDocument, path: String
  ) throws(AdPolicyError) -> String? {
    let reader = SettingsReader(path: path, document: document)
    try reader.readCode(into: &self)
    return try reader.readLint(into: &self)
  }
}

extension JSONDocument {
  /// Reads a file of the linter's.
  static func lintFile(_ path: String) throws(AdPolicyError) -> JSONDocument {
    let bytes: [UInt8]
    do {
      bytes = try FileContents.read(path, limit: 64 << 20)
    } catch {
      throw .file(error)
    }
    do {
      return try JSONDocument(bytes)
    } catch {
      throw .json(path: path, error)
    }
  }
}

/// Turns the JSON of a manifest into settings.
private struct SettingsReader {
  let path: String
  let document: JSONDocument

  private static let keys = ["severities", "disabled", "severity", "baseline"]

  func readCode(into settings: inout LintSettings) throws(AdPolicyError) {
    let way = JSONPath().appending("code")
    for (index, word) in try words(document.root["code"], at: way).enumerated() {
      guard let care = LintSettings.Care(rawValue: word) else {
        let known = LintSettings.Care.allCases.map(\.rawValue).joined(separator: ", ")
        throw wrong(
          way.appending(index),
          "\"\(word)\" is nothing that code can take care of; there are \(known)"
        )
      }
      settings.code.insert(care)
    }
  }

  func readLint(into settings: inout LintSettings) throws(AdPolicyError) -> String? {
    guard let lint = document.root["lint"] else { return nil }
    let way = JSONPath().appending("lint")
    guard let members = lint.members else {
      throw wrong(way, "\(lint.typeName) stands where an object was expected")
    }
    for member in members where !Self.keys.contains(member.key) {
      throw wrong(
        way.appending(member.key), "no such key; there are \(Self.keys.joined(separator: ", "))")
    }
    let disabled = way.appending("disabled")
    for (index, word) in try words(lint["disabled"], at: disabled).enumerated() {
      try checkRule(word, at: disabled.appending(index))
      settings.disabled.insert(word)
    }
    if let value = lint["severity"] {
      settings.leastSeverity = try severity(value, at: way.appending("severity"))
    }
    try readSeverities(lint["severities"], at: way.appending("severities"), into: &settings)
    guard let baseline = lint["baseline"] else { return nil }
    guard let name = baseline.stringValue, !name.isEmpty else {
      throw wrong(way.appending("baseline"), "the name of a file was expected")
    }
    return name.hasPrefix("/") ? name : FilePath.parent(of: path) + "/" + name
  }

  private func readSeverities(
    _ value: JSONValue?, at way: JSONPath, into settings: inout LintSettings
  ) throws(AdPolicyError) {
    guard let value else { return }
    guard let members = value.members else {
      throw wrong(way, "\(value.typeName) stands where an object was expected")
    }
    for member in members {
      let way = way.appending(member.key)
      try checkRule(member.key, at: way)
      if member.value.stringValue == "off" {
        settings.disabled.insert(member.key)
      } else {
        settings.severities[member.key] = try severity(member.value, at: way)
      }
    }
  }

  private func severity(
    _ value: JSONValue, at way: JSONPath
  ) throws(AdPolicyError) -> Finding.Severity {
    guard let severity = value.stringValue.flatMap(Finding.Severity.init) else {
      throw wrong(way, "error, warning or note was expected")
    }
    return severity
  }

  private func checkRule(_ id: String, at way: JSONPath) throws(AdPolicyError) {
    guard LintRule.named(id) == nil else { return }
    throw wrong(way, "there is no rule \"\(id)\"; 'adpane lint --explain all' lists them")
  }

  private func words(_ value: JSONValue?, at way: JSONPath) throws(AdPolicyError) -> [String] {
    guard let value else { return [] }
    if let word = value.stringValue { return [word] }
    guard let elements = value.elements else {
      throw wrong(way, "an array of strings was expected")
    }
    var words: [String] = []
    for (index, element) in elements.enumerated() {
      guard let word = element.stringValue else {
        throw wrong(
          way.appending(index), "\(element.typeName) stands where a string was expected")
      }
      words.append(word)
    }
    return words
  }

  private func wrong(_ way: JSONPath, _ problem: String) -> AdPolicyError {
    .value(path: path, way, document.position(of: way), problem: problem)
  }
}
