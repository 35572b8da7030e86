import AdPolicy
import AdPreview
import Foundation
import JSON
import Testing

@Suite("What silences findings")
struct SettingsTests {
  private let faulty = AdLayout {
    $0.badge = ""
    $0.button = AdLayout.button(attributes: "")
  }

  private func rules(_ settings: LintSettings, _ layout: AdLayout? = nil) throws -> [String] {
    let project = try Project()
    try project.write((layout ?? faulty).text, to: "a.xib")
    return project.lint("a.xib", settings: settings).flatMap(\.findings)
      .filter { $0.silence == nil }.map { "\($0.finding.severity.rawValue) \($0.finding.rule)" }
  }

  private func settings(_ text: String) throws -> LintSettings {
    var settings = LintSettings()
    _ = try settings.read(try JSONDocument(Array(text.utf8)), path: "adpane.json")
    return settings
  }

  @Test(
    "adpane.json says what counts, and how much",
    arguments: [
      ("{}", ["error attribution-missing", "warning user-interaction-enabled"]),
      (#"{"code": ["attribution"]}"#, ["warning user-interaction-enabled"]),
      (
        #"{"code": ["interaction"]}"#,
        ["error attribution-missing", "note user-interaction-enabled"]
      ),
      (#"{"lint": {"severity": "error"}}"#, ["error attribution-missing"]),
      (#"{"lint": {"disabled": ["attribution-missing"]}}"#, ["warning user-interaction-enabled"]),
      (
        #"{"lint": {"severities": {"attribution-missing": "note", "user-interaction-enabled": "off"}}}"#,
        ["note attribution-missing"]
      ),
    ])
  func manifest(text: String, expected: [String]) throws {
    #expect(try rules(settings(text)) == expected)
  }

  @Test(
    "a slip of the pen in adpane.json is told with its place",
    arguments: [
      (#"{"code": ["magic"]}"#, "adpane.json:1:11: error: $.code[0]: \"magic\""),
      (#"{"lint": {"loud": 1}}"#, "$.lint.loud: no such key"),
      (#"{"lint": {"disabled": ["no-rule"]}}"#, "there is no rule \"no-rule\""),
      (#"{"lint": {"severity": "loud"}}"#, "error, warning or note was expected"),
    ])
  func slips(text: String, words: String) {
    #expect {
      try settings(text)
    } throws: { error in
      (error as? AdPolicyError)?.description.contains(words) ?? false
    }
  }

  @Test("the label and the comment of a view silence rules for it and all in it")
  func document() throws {
    func layout(_ attributes: String, inside: String = "") -> AdLayout {
      AdLayout {
        $0.badge = ""
        $0.attributes = attributes
        $0.button = AdLayout.button(attributes: "", inside: inside)
      }
    }
    let all = "userLabel=\"adpane:disable attribution-missing, user-interaction-enabled\""
    #expect(try rules(LintSettings(), layout(all)).isEmpty)
    #expect(try rules(LintSettings(), layout("userLabel=\"adpane:disable all\"")).isEmpty)
    let comment = """
      <attributedString key="userComments"><fragment content="The code does it.&#10;\
      adpane:disable user-interaction-enabled"/></attributedString>
      """
    #expect(
      try rules(LintSettings(), layout("", inside: comment)) == ["error attribution-missing"])
    let slip = try rules(LintSettings(), layout("userLabel=\"adpane:disable no-rule\""))
    #expect(slip.contains("warning suppression-unknown"))
  }

  @Test("a baseline keeps what is known silent, and only that")
  func baseline() throws {
    let project = try Project()
    let layout = try project.write(faulty.text, to: "a.xib")
    let found = project.lint("a.xib").flatMap(\.findings)
    let path = try project.write(
      LintBaseline(found, path: project.path + "/b.json").text, to: "b.json")
    var settings = LintSettings()
    settings.baseline = try LintBaseline(contentsOf: path)
    #expect(
      project.lint("a.xib", settings: settings).flatMap(\.findings).allSatisfy {
        $0.silence == .baseline
      })
    // Further down in the file it is the same fault; another one is not.
    let moved =
      "\n\n"
      + AdLayout {
        $0.badge = ""
        $0.button = AdLayout.button((240, 200, 88, 40), attributes: "")
      }.text.replacingOccurrences(of: "<objects>", with: "\n<objects>")
    try moved.dropFirst(2).description.write(toFile: layout, atomically: false, encoding: .utf8)
    let left = project.lint("a.xib", settings: settings).flatMap(\.findings).filter {
      $0.silence == nil
    }
    #expect(left.map(\.finding.rule) == ["outside-ad-view"])
  }
}
