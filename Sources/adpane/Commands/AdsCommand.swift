import JSON
import NativeAds

/// Lists the test ads, or tells what ad files were understood as.
enum AdsCommand {
  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    var report = Report(path: request.output)
    let isJSON = request.format == .json
    func append(_ lines: [String], _ json: JSONValue, _ console: inout Console) {
      let gap = report.isEmpty || isJSON ? "" : "\n"
      let text = gap + (isJSON ? json.serialized() : lines.joined(separator: "\n")) + "\n"
      report.append(console.environment.isASCII && !isJSON ? text.asciiOnly : text, &console)
    }
    if operands.isEmpty { append(TestAds.descriptionLines, TestAds.description, &console) }
    do {
      let openRTB = try AdInputs.openRTBRequest(request)
      for operand in operands {
        do {
          switch try OptionValues.ad(operand) {
          case .none, .test: append(TestAds.descriptionLines, TestAds.description, &console)
          case .named(let name):
            let description = AdDescription(try TestAds.named(name).ad)
            append(description.lines, description.json, &console)
          case .file(let path):
            let file = try AdFile.read(path, request: openRTB)
            append(file.descriptionLines, file.description(path: path), &console)
          }
        } catch let error as NativeAdsError {
          console.refuse(error)
        } catch {
          console.fail("'\(operand)' is no ad; see 'adpane ads --help'")
        }
      }
    } catch {
      console.refuse(error)
    }
    report.finish(&console)
  }
}
