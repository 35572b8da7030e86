import Files
import Snapshots

/// Tells how the drawn ad differs between two documents.
enum DiffCommand {
  /// A frame of one of the documents, and what it is matched by.
  private struct Frame {
    let key: String
    let text: String
  }

  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    guard operands.count == 2 else {
      console.fail("'diff' takes two layouts; \(AdPaneArguments.table.pointer(toHelpOf: "diff"))")
      return
    }
    console.warnAboutLocale(request)
    let sides = operands.map(DiffSide.init)
    // git's difftool hands over every file that changed, not layouts alone.
    if sides.contains(where: \.isOther) {
      compareBytes(sides, request, &console)
      return
    }
    for side in sides { side.refuse(&console) }
    guard console.status == 0 else { return }
    let old = frames(operands[0], request, &console)
    let new = frames(operands[1], request, &console)
    guard console.status == 0 else { return }
    let painter = DiffPainter(request, environment: console.environment)
    for key in keys(old, new) {
      let before = old.first { $0.key == key }
      let after = new.first { $0.key == key }
      let diff = UnifiedDiff(from: before?.text ?? "", to: after?.text ?? "")
      guard !diff.lines.isEmpty else { continue }
      console.print(
        painter.text(
          of: diff, from: before == nil ? "/dev/null" : sides[0].name,
          to: after == nil ? "/dev/null" : sides[1].name))
      console.differ()
    }
  }

  /// Compares files that are no layouts, line by line.
  private static func compareBytes(
    _ sides: [DiffSide], _ request: Request, _ console: inout Console
  ) {
    let contents = sides.map { $0.bytes(&console) }
    guard console.status == 0, contents[0] != contents[1] else { return }
    console.differ()
    guard let old = String(validating: contents[0], as: UTF8.self),
      let new = String(validating: contents[1], as: UTF8.self)
    else {
      console.print("Binary files \(sides[0].name) and \(sides[1].name) differ\n")
      return
    }
    let painter = DiffPainter(request, environment: console.environment)
    console.print(
      painter.text(
        of: UnifiedDiff(from: old, to: new), from: sides[0].name, to: sides[1].name))
  }

  /// The keys of both documents, in the order of the new one and what only the old one has behind.
  private static func keys(_ old: [Frame], _ new: [Frame]) -> [String] {
    let keys = new.map(\.key)
    return keys + old.map(\.key).filter { !keys.contains($0) }
  }

  private static func frames(
    _ path: String, _ request: Request, _ console: inout Console
  ) -> [Frame] {
    if path == DiffSide.nothing { return [] }
    var frames: [Frame] = []
    // What is compared is the ad, not what the terminal can show of it.
    var request = request
    request.options.isASCII = false
    var combinations = Combinations(request, &console)
    combinations.draw([path], &console) { rendered, ad, label, _ in
      let device = rendered.deviceName ?? ""
      // The only layout of a document is matched with the only one of the other, whatever their ids.
      let object = label.showsObject ? rendered.objectID : ""
      frames.append(
        Frame(
          key: "\(object) \(ad.name) \(device)",
          text: FrameFile(rendered, name: "").text))
    }
    return frames
  }
}
