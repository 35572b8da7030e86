import AdPreview
import Cells
import JSON
import ViewLayout
import Words

/// Lists the devices that an ad can be drawn on.
enum DevicesCommand {
  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    guard operands.isEmpty else {
      console.fail("'devices' takes no names; see 'adpane devices --help'")
      return
    }
    guard let request = request.settled(among: [.text, .json], &console) else { return }
    let text =
      request.format == .json ? description.serialized() : lines.joined(separator: "\n")
    var report = Report(request, console.environment)
    report.append(lines: text + "\n", named: "devices", &console)
    report.finish(&console)
  }

  /// A line for each device: the name that `--device` takes, Apple's, the screen in points, and pixels a point.
  private static var lines: [String] {
    let name = Device.all.map(\.name.count).max() ?? 0
    let simulatorName = Device.all.map(\.simulatorName.count).max() ?? 0
    return Device.all.map { device in
      device.name.padded(to: name) + "  " + device.simulatorName.padded(to: simulatorName) + "  "
        + size(of: device).padded(to: 9) + " pt  @\(Int(device.scale))x"
    }
  }

  private static var description: JSONValue {
    let devices = Device.all.map { device in
      JSONValue.object([
        .init("name", .string(device.name)), .init("simulatorName", .string(device.simulatorName)),
        .init("width", .integer(Int(device.size.width))),
        .init("height", .integer(Int(device.size.height))),
        .init("scale", .integer(Int(device.scale))), .init("isPad", .bool(device.isPad)),
      ])
    }
    return .object([.init("schema", .integer(1)), .init("devices", .array(devices))])
  }

  private static func size(of device: Device) -> String {
    PointText.make(device.size.width) + "x" + PointText.make(device.size.height)
  }
}
