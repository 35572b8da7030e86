import AdPreview
import InterfaceBuilder
import JSON

/// A run as a SARIF log, version 2.1.0, which code scanning services read.
public enum LintSARIF {
  /// What the format calls itself.
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Returns the log of a run.
  ///
  /// - Parameters:
  ///   - findings: The findings, those that do not count included.
  ///   - version: The program's version.
  ///   - problems: What could not be read, one line each.
  public static func log(
    _ findings: [LintFinding], version: String, problems: [String]
  ) -> JSONValue {
    .object([
      .init("$schema", .string(schema)), .init("version", .string("2.1.0")),
      .init(
        "runs",
        .array([
          .object([
            .init("tool", .object([.init("driver", driver(version))])),
            .init("invocations", .array([invocation(problems)])),
            .init("columnKind", .string("unicodeCodePoints")),
            .init("results", .array(findings.map(result))),
          ])
        ])),
    ])
  }

  private static func driver(_ version: String) -> JSONValue {
    .object([
      .init("name", .string("adpane")), .init("version", .string(version)),
      .init("semanticVersion", .string(version)),
      .init("rules", .array(LintRule.all.map(rule))),
    ])
  }

  private static func rule(_ rule: LintRule) -> JSONValue {
    .object([
      .init("id", .string(rule.id)),
      .init("shortDescription", message(rule.summary)),
      .init("fullDescription", message(rule.explanation)),
      .init(
        "help",
        .object([
          .init("text", .string(rule.remedy)),
          .init("markdown", .string("\(rule.explanation)\n\n**\(rule.remedy)**")),
        ])),
      .init(
        "defaultConfiguration", .object([.init("level", .string(rule.severity.rawValue))])),
      .init("properties", .object([.init("source", .string(rule.source.rawValue))])),
    ])
  }

  private static func invocation(_ problems: [String]) -> JSONValue {
    .object([
      .init("executionSuccessful", .bool(problems.isEmpty)),
      .init(
        "toolExecutionNotifications",
        .array(
          problems.map {
            .object([.init("level", .string("error")), .init("message", message($0))])
          })),
    ])
  }

  private static func result(_ finding: LintFinding) -> JSONValue {
    var members: [JSONValue.Member] = [.init("ruleId", .string(finding.finding.rule))]
    if let index = LintRule.all.firstIndex(where: { $0.id == finding.finding.rule }) {
      members.append(.init("ruleIndex", .integer(index)))
    }
    members += [
      .init("level", .string(finding.finding.severity.rawValue)),
      .init("message", message(finding.message)),
      .init("locations", .array([location(finding)])),
      .init(
        "partialFingerprints",
        .object([.init("adpane/v1", .string(fingerprint(of: finding)))])),
    ]
    if let silence = finding.silence {
      let kind = silence == .document ? "inSource" : "external"
      members.append(
        .init("suppressions", .array([.object([.init("kind", .string(kind))])])))
    }
    return .object(members)
  }

  private static func location(_ finding: LintFinding) -> JSONValue {
    var physical: [JSONValue.Member] = [
      .init("artifactLocation", .object([.init("uri", .string(uri(of: finding.path)))]))
    ]
    if let place = finding.finding.location {
      physical.append(
        .init(
          "region",
          .object([
            .init("startLine", .integer(place.line)), .init("startColumn", .integer(place.column)),
          ])))
    }
    var members: [JSONValue.Member] = [.init("physicalLocation", .object(physical))]
    if let view = finding.finding.viewID {
      members.append(
        .init(
          "logicalLocations",
          .array([
            .object([
              .init("name", .string(finding.finding.outlet ?? view)),
              .init("fullyQualifiedName", .string("\(finding.object)/\(view)")),
              .init("kind", .string("object")),
            ])
          ])))
    }
    return .object(members)
  }

  /// What the same fault has in the next run too, whatever moved its line.
  private static func fingerprint(of finding: LintFinding) -> String {
    [
      finding.path, finding.finding.rule, finding.object, finding.finding.viewID ?? "",
      finding.finding.outlet ?? "",
    ].joined(separator: "|")
  }

  /// A path as a URI reference: what URIs give a meaning to is escaped.
  private static func uri(of path: String) -> String {
    let path = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }

  private static func message(_ text: String) -> JSONValue {
    .object([.init("text", .string(text))])
  }
}
