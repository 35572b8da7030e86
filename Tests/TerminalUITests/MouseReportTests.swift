import Testing

@testable import TerminalUI

@Suite struct MouseReportTests {
  @Test(arguments: [
    ("0;1;1M", MouseReport.Action.press, 0, 0), ("0;291;5m", .release, 290, 4),
    ("32;300;60M", .drag, 299, 59), ("64;10;3M", .wheelUp, 9, 2), ("65;10;3M", .wheelDown, 9, 2),
    ("16;2;2M", .press, 1, 1),
  ])
  func `reads reports in SGR form`(
    _ text: String, _ action: MouseReport.Action, _ column: Int, _ row: Int
  ) throws {
    let report = try #require(MouseReport(text))
    #expect(report.action == action)
    #expect(report.place == CellPlace(column: column, row: row))
  }

  @Test(arguments: [
    "", "M", "0;1M", "0;0;1M", "35;1;1M", "0;1;1", "0;9999999999999999999;1M", "-1;1;1M",
  ])
  func `takes nothing else for a report`(_ text: String) {
    #expect(MouseReport(text) == nil)
  }
}
