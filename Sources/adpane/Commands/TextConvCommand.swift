import Cells
import Files
import Snapshots

/// Writes a document's ads as stable text, for git, which shows changes of that text in place of changes of XML.
///
/// git gives up the whole diff when a text conversion fails, so no content is an error here: a file that cannot be drawn is
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
    let bytes: [UInt8]
    do {
      bytes = try FileContents.read(path, limit: limit)
    } catch {
      // git hands over files that it has just written, so that any other error is a person's.
      if case .tooLarge = error {
        console.say(error.message)
      } else {
        console.refuse(error.message)
      }
      return
    }
    if let text = DocumentText.make(bytes) {
      console.print(text)
    } else {
      console.print(bytes)
    }
  }
}
