import Foundation
import Testing

@Suite("lint", .enabled(if: AdPane.isThere))
struct LintTests {

  @Test("an error makes the exit status 1, and says where and how much was looked at")
  func errors() throws {
    let scratch = try Scratch()
    try scratch.write(
      Xib.ad.replacingOccurrences(of: "text=\"Ad\"", with: "text=\"New\""), to: "a.xib")
    let run = try AdPane.run("lint", "a.xib", in: scratch.path)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("a.xib:") == true)
    #expect(run.text.contains(": error: no label says that this is an ad"))
    #expect(run.text.contains("[attribution-missing]"))
    #expect(run.errors.contains("in 1 file ("))
    #expect(run.errors.contains("rules, "))
  }

  @Test("warnings and notes alone leave the exit status 0")
  func warnings() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    let run = try AdPane.run(
      "lint", "a.xib", "--disable", "outlet-not-connected", "--disable", "media-view-missing",
      in: scratch.path)
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains(": warning: "))
  }

  @Test("no file to look at, or one that cannot be read, is exit status 2")
  func nothing() throws {
    let scratch = try Scratch()
    #expect(try AdPane.run("lint", in: scratch.path).status == 2)
    #expect(try AdPane.run("lint", "missing.xib", in: scratch.path).status == 2)
    try scratch.write(Xib.plain, to: "plain/a.xib")
    let run = try AdPane.run("lint", "plain", in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("no file was looked at"))
    let all = try AdPane.run("lint", "plain", "--all", in: scratch.path)
    #expect(all.status == 0)
    try scratch.write("<plist/>", to: "b.xib")
    try scratch.write(Xib.ad, to: "c.xib")
    let some = try AdPane.run("lint", "b.xib", "c.xib", in: scratch.path)
    #expect(some.status == 2)
    #expect(some.text.contains("c.xib:"))
  }

  @Test("adpane.json above the layout sets severities and says what code does")
  func manifest() throws {
    let scratch = try Scratch()
    try scratch.write(
      Xib.ad.replacingOccurrences(of: "text=\"Ad\"", with: "text=\"New\""), to: "Ads/a.xib")
    try scratch.write(
      #"{"layouts": "Ads", "code": ["attribution", "interaction", "outlets"], "lint": {"severity": "warning"}}"#,
      to: "adpane.json")
    let run = try AdPane.run("lint", "Ads", in: scratch.path)
    #expect(run.status == 0, "\(run.text)")
    #expect(!run.text.contains("attribution"))
    #expect(!run.text.contains("user-interaction-enabled"))
    try scratch.write(#"{"layouts": "Ads", "code": ["magic"]}"#, to: "adpane.json")
    let wrong = try AdPane.run("lint", "Ads", in: scratch.path)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("adpane.json:1:29: error: $.code[0]: \"magic\""))
  }

  @Test("what is written as a baseline is silent afterwards")
  func baseline() throws {
    let scratch = try Scratch()
    try scratch.write(
      Xib.ad.replacingOccurrences(of: "text=\"Ad\"", with: "text=\"New\""), to: "a.xib")
    let first = try AdPane.run("lint", "a.xib", "--write-baseline", "known.json", in: scratch.path)
    #expect(first.status == 0)
    let second = try AdPane.run("lint", "./a.xib", "--baseline", "known.json", in: scratch.path)
    #expect(second.status == 0)
    #expect(second.text.isEmpty, "\(second.text)")
    #expect(second.errors.contains("in the baseline"))
  }

  @Test("a rule is explained, and a slip of the pen gets a hint")
  func explain() throws {
    let run = try AdPane.run("lint", "--explain", "outside-ad-view")
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("outside-ad-view: "))
    #expect(run.text.contains("Remedy: "))
    let slip = try AdPane.run("lint", "--explain", "outside-adview")
    #expect(slip.status == 2)
    #expect(slip.errors.contains("did you mean 'outside-ad-view'?"))
  }

  @Test("every form is one that its readers understand", arguments: ["json", "sarif"])
  func forms(format: String) throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    let run = try AdPane.run("lint", "a.xib", "--format", format, in: scratch.path)
    let object = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(object[format == "json" ? "findings" : "runs"] != nil)
  }

  @Test("inspect and lint say the same words")
  func sameWords() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    let lint = try AdPane.run("lint", "a.xib", "--size", "fit", in: scratch.path)
    let inspect = try AdPane.run("inspect", "a.xib", in: scratch.path)
    let findings = lint.lines.filter { !$0.isEmpty }
    #expect(!findings.isEmpty)
    for line in findings { #expect(inspect.lines.contains(line), "\(line)") }
  }

  @Test("the layouts that come with AdPane raise no error")
  func bundled() throws {
    let run = try AdPane.run("lint", "Layouts", "--appearance", "light", "--appearance", "dark")
    #expect(run.status == 0, "\(run.text)")
    #expect(!run.text.contains(": error: "))
  }
}
