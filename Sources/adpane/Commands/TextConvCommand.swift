import Cells
import Files
import Snapshots

/// Writes a document's ads as stable text, for git, which shows changes of that text in place of changes of XML.
///
/// git gives up the whole diff when a text conversion fails, so nothing is an error here: a file that cannot be drawn is
/// written as it is.
enum TextConvCommand {
  /// The most bytes of a file that are passed on.
  private static let limit = 64 << 20

  static func run(_ operands: [String], _ console: inout Console) {
    guard operands.count == 1, let path = operands.first else {
      console.fail(
        "'textconv' takes one file; \(AdPaneArguments.table.pointer(toHelpOf: "textconv"))")
      return
    }
    guard let bytes = try? FileContents.read(path, limit: limit) else {
      console.say("adpane: cannot read \(path)")
      return
    }
    if let text = DocumentText.make(bytes) {
      console.print(text)
    } else {
      console.print(bytes)
    }
  }
}
