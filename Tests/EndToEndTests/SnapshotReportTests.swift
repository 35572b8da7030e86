import Foundation
import FoundationXML
import Testing

/// The schema in the folder that `ADPANE_SCHEMAS` names.
private let junitSchema = ProcessInfo.processInfo.environment["ADPANE_SCHEMAS"]
  .map { $0 + "/junit-10.xsd" }
private let hasXMLLint = FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")

@Suite("Reports of snapshots", .enabled(if: AdPane.isThere))
struct SnapshotReportTests {
  private let project: SnapshotProject

  /// A case that is as recorded, one that is new, one that changed, one that cannot be read, and an orphan.
  init() throws {
    project = try SnapshotProject(
      manifest: """
        {"layouts": ["Ads/*.xib"], "ads": ["bike.json"], "appearances": ["light", "dark"],
         "languages": ["base", "double"]}
        """)
    _ = try project.snapshot("record")
    try project.scratch.write("hello\n", to: "Snapshots/ads/small/bike.dark.double.frame")
    try FileManager.default.removeItem(
      atPath: project.scratch.path + "/Snapshots/ads/small/bike.double.frame")
    let changed = project.scratch.read(SnapshotProject.dark)
      .replacingOccurrences(of: "Bike l", with: "B<k]]>")
    try project.scratch.write(changed, to: SnapshotProject.dark)
    try project.scratch.write("x", to: "Snapshots/old.frame")
  }

  private func verify(_ report: String) throws -> String {
    let run = try project.snapshot("verify", "--report", report)
    #expect(run.status == 1)
    return project.scratch.read(report.split(separator: ":").last.map(String.init) ?? report)
  }

  @Test("JUnit has a test case for each case, and fits its schema")
  func junit() throws {
    let xml = try verify("junit.xml")
    #expect(xml.contains("<testsuites name=\"adpane\" tests=\"5\" failures=\"3\" errors=\"1\">"))
    #expect(xml.contains("<testcase classname=\"ads/small\" name=\"bike\"/>"))
    #expect(xml.contains("<failure type=\"changed\" message=\""))
    #expect(xml.contains("-|B&lt;k]]&gt;"))
    #expect(xml.contains("<error type=\"unreadable\""))
    let parser = XMLParser(data: Data(xml.utf8))
    #expect(parser.parse())
  }

  @Test(
    "JUnit validates against Jenkins' schema", .enabled(if: junitSchema != nil && hasXMLLint))
  func schema() throws {
    _ = try verify("junit.xml")
    let run = try AdPane.runShell(
      "xmllint --noout --schema '\(junitSchema ?? "")' '\(project.scratch.path)/junit.xml' 2>&1",
      path: "/usr/bin")
    #expect(run.status == 0, "\(run.text)")
  }

  @Test("GitHub gets an annotation for each layout and what is the matter, at its line")
  func github() throws {
    let lines = try project.snapshot("verify", "--report", "github").lines
      .filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 4)
    #expect(
      lines.contains(
        "::error file=Ads/Small.xib,line=4,col=1,title=changed%3A ads/small::1 frame changed: text, "
          + "4 cells%0A'adpane snapshot review --filter ads/small/bike.dark' shows the difference, "
          + "'adpane snapshot accept --filter ads/small/bike.dark' records it"))
    #expect(lines.contains { $0.hasPrefix("::error file=Ads/Small.xib,line=4,col=1,title=new%3A") })
    #expect(
      lines.contains {
        $0.hasPrefix("::error file=Snapshots/ads/small/bike.dark.double.frame,title=unreadable")
      })
    #expect(lines.contains { $0.hasPrefix("::error file=adpane.json,title=orphaned") })
  }

  @Test("GitHub gets one annotation for a change of many frames, at the view that moved")
  func githubCause() throws {
    _ = try project.snapshot("record", "--update", "all", "--unreferenced", "delete")
    let layout = project.scratch.read("Ads/Small.xib").replacingOccurrences(
      of:
        "firstItem=\"badge\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\"",
      with:
        "firstItem=\"headline\" firstAttribute=\"height\" constant=\"40\"/><constraint firstItem=\"badge\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\""
    )
    try project.scratch.write(layout, to: "Ads/Small.xib")
    let lines = try project.snapshot("verify", "--report", "github").lines
      .filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 1)
    let line = layout.split(separator: "\n").firstIndex { $0.contains("<label id=\"headline\"") }
    #expect(lines.first?.contains("title=changed%3A 4 of ads/small::4 frames changed: ") == true)
    #expect(lines.first?.contains("headlineView") == true)
    #expect((line ?? 0) > 0)
  }

  @Test("Markdown shows the counts and the differences, folded up")
  func markdown() throws {
    let text = try verify("markdown:summary")
    #expect(text.hasPrefix("### AdPane: frames differ\n\n4 cases: 1 same, 1 new, 1 changed,"))
    #expect(text.contains("<b>changed</b> <code>ads/small/bike.dark</code>"))
    #expect(text.contains("```diff\n@@"))
    #expect(text.contains("<b>new</b>") && text.contains("```text\n|"))
    #expect(text.utf8.count < 65_536)
  }

  @Test("JSON has every case with its paths and lines")
  func json() throws {
    let text = try verify("report.json")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let summary = object?["summary"] as? [String: Int]
    #expect(
      summary == [
        "cases": 4, "same": 1, "new": 1, "changed": 1, "missing": 0, "orphaned": 1,
        "unreadable": 1, "failed": 4,
      ])
    let cases = object?["cases"] as? [[String: Any]] ?? []
    let changed = cases.first { $0["status"] as? String == "changed" }
    #expect(changed?["reference"] as? String == SnapshotProject.dark)
    #expect(changed?["pending"] as? String == SnapshotProject.dark + ".new")
    #expect(changed?["cells"] as? Int == 4)
    #expect((changed?["diff"] as? [String])?.contains { $0.hasPrefix("-|B<k") } == true)
  }

  @Test("the page needs nothing beside it and shows each failure three times")
  func page() throws {
    let html = try verify("report.html")
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.hasSuffix("</html>\n"))
    for word in ["expected", "actual", "difference"] {
      #expect(html.contains("<figcaption>Ad · \(word)</figcaption>"))
    }
    for word in ["<script", "http://", "https://", "<link", "@import"] {
      #expect(!html.contains(word))
    }
    #expect(html.contains("B&lt;k]]&gt;"))
  }

  @Test("a run in which all is as recorded has reports too")
  func success() throws {
    _ = try project.snapshot("record", "--update", "all", "--unreferenced", "delete")
    let run = try project.snapshot(
      "verify", "--report", "a.xml", "--report", "a.md", "--report", "a.html", "--report", "a.json")
    #expect(run.status == 0)
    #expect(project.scratch.read("a.xml").contains("tests=\"4\" failures=\"0\" errors=\"0\""))
    #expect(project.scratch.read("a.md").hasPrefix("### AdPane: frames are as recorded"))
    #expect(project.scratch.read("a.html").contains("4 cases: 4 same"))
    #expect(project.scratch.read("a.json").contains("\"failed\": 0"))
  }

  @Test("a report that cannot be written is an error")
  func unwritable() throws {
    let run = try project.snapshot("verify", "--report", "no/where/a.xml")
    #expect(run.status == 2)
    #expect(run.errors.contains("no/where/a.xml"))
  }
}
