import Cells
import JSON
import NativeAds

/// Lists the test ads, or tells what ad files were understood as.
enum AdsCommand {
  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    var report = Report(path: request.output)
    if operands.isEmpty {
      let list = request.format == .json ? jsonList : textList
      report.append(console.environment.isASCII ? list.asciiOnly : list, &console)
    }
    report.finish(&console)
  }

  private static var textList: String {
    let rows = TestAds.all.map { test in
      [
        "test:" + test.name, test.ad.format.rawValue,
        test.purpose + (test.title == test.name ? "" : " (\(test.title))"),
      ]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (padded + [row[2]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private static var jsonList: String {
    TestAds.all.map { test in
      JSONValue.object([
        .init("name", .string("test:" + test.name)), .init("title", .string(test.title)),
        .init("format", .string(test.ad.format.rawValue)), .init("purpose", .string(test.purpose)),
      ]).serialized() + "\n"
    }.joined()
  }
}
