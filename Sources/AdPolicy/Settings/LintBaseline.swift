import Files
import JSON

/// Faults that an old project knows of and that do not count until they are touched.
///
/// A fault is known by file, rule, view and outlet, not by line or message, so that edits elsewhere do not bring it back.
public struct LintBaseline: Equatable, Sendable {
  /// What a fault is known by.
  public struct Key: Hashable, Sendable {
    /// The path of the document, from the baseline's folder.
    public var file: String
    /// The rule.
    public var rule: String
    /// The view's id.
    public var view: String?
    /// The outlet.
    public var outlet: String?

    init(file: String, rule: String, view: String?, outlet: String?) {
      self.file = file
      self.rule = rule
      self.view = view
      self.outlet = outlet
    }
  }

  /// How often each fault is known.
  public private(set) var counts: [Key: Int] = [:]
  /// The folder that paths are told from, as an absolute path.
  private let folder: String

  /// Takes findings as known, in a file at a path.
  public init(_ findings: [LintFinding], path: String) {
    folder = FilePath.absolute(FilePath.parent(of: path)) ?? ""
    for finding in findings where finding.silence != .document {
      counts[key(of: finding), default: 0] += 1
    }
  }

  /// Returns what a finding is known by.
  func key(of finding: LintFinding) -> Key {
    let path = FilePath.absolute(finding.path) ?? finding.path
    let start = folder == "/" ? folder : folder + "/"
    return Key(
      file: path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path,
      rule: finding.finding.rule, view: finding.finding.viewID, outlet: finding.finding.outlet)
  }

  /// Reads a baseline file.
  public init(contentsOf path: String) throws(AdPolicyError) {
    folder = FilePath.absolute(FilePath.parent(of: path)) ?? ""
    let document = try JSONDocument.lintFile(path)
    let way = JSONPath().appending("findings")
    guard let elements = document.root["findings"]?.elements else {
      throw .value(
        path: path, way, document.position(of: way),
        problem: "an array was expected; 'adpane lint --write-baseline' writes one")
    }
    for (index, element) in elements.enumerated() {
      guard let file = element["file"]?.stringValue, let rule = element["rule"]?.stringValue else {
        let way = way.appending(index)
        throw .value(
          path: path, way, document.position(of: way), problem: "has no \"file\" or no \"rule\"")
      }
      let key = Key(
        file: file, rule: rule, view: element["view"]?.stringValue,
        outlet: element["outlet"]?.stringValue)
      counts[key, default: 0] += element["count"]?.integerValue ?? 1
    }
  }

  /// The file's text, one fault a line, in order.
  public var text: String {
    func parts(_ key: Key) -> [String] {
      [key.file, key.rule, key.view ?? "", key.outlet ?? ""]
    }
    let sorted = counts.sorted { left, right in
      parts(left.key).lexicographicallyPrecedes(parts(right.key))
    }
    let lines = sorted.map { key, count in
      var members: [JSONValue.Member] = [
        .init("file", .string(key.file)), .init("rule", .string(key.rule)),
      ]
      if let view = key.view { members.append(.init("view", .string(view))) }
      if let outlet = key.outlet { members.append(.init("outlet", .string(outlet))) }
      if count > 1 { members.append(.init("count", .integer(count))) }
      return "    " + JSONValue.object(members).serialized()
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"schema\": 1,\n  \"findings\": \(list)\n}\n"
  }
}
