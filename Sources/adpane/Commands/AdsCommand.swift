import Cells
import JSON
import NativeAds

/// Lists the test ads, or tells what ad files were understood as.
enum AdsCommand {
  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    guard let request = request.settled(among: [.text, .json], &console) else { return }
    var report = Report(request, console.environment)
    var names = FrameNames()
    let isJSON = request.format == .json
    func append(_ lines: [String], _ json: JSONValue, of operand: String, _ console: inout Console)
    {
      let visible = lines.map(VisibleText.make).joined(separator: "\n")
      let text = (isJSON ? json.serialized() : visible) + "\n"
      report.append(lines: text, named: names.name(forAd: operand), &console)
    }
    if operands.isEmpty {
      append(TestAds.descriptionLines, TestAds.description, of: "test-ads", &console)
    }
    do {
      let openRTB = try AdInputs.openRTBRequest(request)
      for operand in operands {
        do {
          switch try OptionValues.ad(operand) {
          case .none, .test:
            append(TestAds.descriptionLines, TestAds.description, of: "test-ads", &console)
          case .named(let name):
            let description = AdDescription(try TestAds.named(name).ad)
            append(description.lines, description.json, of: operand, &console)
          case .file(let path):
            let file = try AdFile.read(path, request: openRTB)
            append(
              file.descriptionLines, file.description(path: path), of: operand, &console)
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
