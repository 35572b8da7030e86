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
    console.warnAboutLocale()
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
          of: diff, from: before == nil ? "/dev/null" : operands[0],
          to: after == nil ? "/dev/null" : operands[1]))
      console.differ()
    }
  }

  /// The keys of both documents, in the order of the new one and what only the old one has behind.
  private static func keys(_ old: [Frame], _ new: [Frame]) -> [String] {
    let keys = new.map(\.key)
    return keys + old.map(\.key).filter { !keys.contains($0) }
  }

  private static func frames(
    _ path: String, _ request: Request, _ console: inout Console
  ) -> [Frame] {
    // What git gives as the other side of a file that was added or removed.
    if path == "/dev/null" { return [] }
    guard FileKind(ofPath: path) != .folder else {
      console.fail("'\(path)' is a folder; 'diff' compares two layouts")
      return []
    }
    var frames: [Frame] = []
    var combinations = Combinations(request, &console)
    combinations.draw([path], &console) { rendered, ad, showsObject, _ in
      let device = rendered.deviceName ?? ""
      // The only layout of a document is matched with the only one of the other, whatever their ids.
      let object = showsObject ? rendered.objectID : ""
      frames.append(
        Frame(
          key: "\(object) \(ad.name) \(device)",
          text: FrameFile(rendered, name: "").text))
    }
    return frames
  }
}
