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

  @Test(
    "the summary says nothing that an error before it takes back",
    arguments: [
      (["nope"], "nope: error: there is no such file\n"),
      (["a.xib", "--baseline", "nope.json"], "nope.json: error: there is no such file\n"),
    ])
  func summaryOfNothing(arguments: [String], errors: String) throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    let run = try AdPane.run(["lint"] + arguments, in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errors == errors)
    let some = try AdPane.run("lint", "a.xib", "nope", in: scratch.path)
    #expect(some.errors.contains(" in 1 file ("))
    #expect(some.errors.hasSuffix("; 1 file could not be looked at\n"))
    let baseline = try AdPane.run(
      "lint", "a.xib", "--write-baseline", "no/b.json", in: scratch.path)
    #expect(baseline.status == 2)
    #expect(baseline.errors.contains("no/b.json: error: can't be written: there is no such folder"))
    #expect(!baseline.errors.contains("holds what was found"))
  }

  @Test("what is left out is named with the reason, and a name that is no UTF-8 is an error")
  func leftOut() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "d/ad.xib")
    for name in 1...5 { try scratch.write(Xib.plain, to: "d/plain\(name).xib") }
    let run = try AdPane.run("lint", "d", in: scratch.path)
    #expect(
      run.errors.contains(
        "left out 5 documents without an ad view: d/plain1.xib, d/plain2.xib, d/plain3.xib and 2 more"
      ))
    #expect(run.status == 0)
    // Names are bytes to the system; these are none of a text.
    let bytes = Array((scratch.path + "/d/b").utf8) + [0xFF] + Array(".xib".utf8) + [0]
    let descriptor = open(bytes.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    close(descriptor)
    for command in ["lint", "render", "inspect"] {
      let run = try AdPane.run(command, "d", in: scratch.path)
      #expect(run.status == 2)
      #expect(
        run.errors.contains("d/b\u{FFFD}.xib: error: is left out, since its name is not UTF-8"))
    }
  }

  @Test("annotations name files as GitHub does, from the folder of the run")
  func annotationPaths() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "in/a.xib")
    for path in [".", "./in", "in", "./in/a.xib", "in/a.xib"] {
      let run = try AdPane.run("lint", path, "--format", "github", in: scratch.path)
      #expect(run.text.contains(" file=in/a.xib,line="), "\(path)")
    }
  }

  @Test("every ad view of a layout is looked at, and what is around them is told once")
  func severalAdViews() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.twoAds(badge: "New"), to: "a.xib")
    func lint(_ arguments: String...) throws -> AdPane.Run {
      try AdPane.run(["lint", "a.xib"] + arguments, in: scratch.path)
    }
    let run = try lint("--rule", "attribution-missing")
    #expect(run.status == 1)
    #expect(run.lines.filter { !$0.isEmpty }.count == 1)
    let line = Xib.twoAds(badge: "New").split(separator: "\n").firstIndex {
      $0.contains("id=\"lower\"")
    }
    #expect(run.text.hasPrefix("a.xib:\((line ?? 0) + 1):"))
    #expect(try lint("--rule", "attribution-missing", "--object", "upper").status == 0)
    try scratch.write(
      Xib.twoAds(badge: "Ad").replacingOccurrences(
        of: "<view id=\"root\"", with: "<view id=\"root\" alpha=\"half\""), to: "a.xib")
    #expect(try lint("--rule", "unreadable-value").lines.filter { !$0.isEmpty }.count == 1)
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

  @Test(
    "the layouts that come with AdPane raise no error and clip no text, on small devices and large ones"
  )
  func bundled() throws {
    let devices = ["iphone-se-1", "iphone-se-3", "iphone-16-pro-max", "ipad-9"]
    let run = try AdPane.run(
      ["lint", "Layouts", "--appearance", "light", "--appearance", "dark"]
        + devices.flatMap { ["--device", $0] })
    #expect(run.status == 0, "\(run.text)")
    #expect(!run.text.contains(": error: "))
    #expect(!run.text.contains("[text-clipped]"))
  }
}
