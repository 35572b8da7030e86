import AdPreview
import Cells
import Files

extension Browser {
  /// Saves the frame; the ending of the name decides about the form.
  func save(to path: String) {
    guard let stand = state.stands.first else { return say("there is no frame to save") }
    guard !path.isEmpty else { return say("save needs a name, such as :save ad.svg") }
    guard let form = Self.form(of: path) else {
      return say("'\(path)' ends in none of .txt, .ans, .svg and .html")
    }
    let frame = CaptionedFrame(
      stand.rendered, adName: stand.adName, showsObject: shownObject != nil)
    let text = form.encode(
      [frame], appearance: state.options.appearance, isASCII: state.isASCII)
    do throws(FileError) {
      try FileContents.write(text, to: path)
      say("saved \(path)")
    } catch {
      say(error.message)
    }
  }

  private static func form(of path: String) -> FrameForm? {
    let name = path.lowercased()
    if name.hasSuffix(".txt") { return .text(.logical) }
    if name.hasSuffix(".ans") || name.hasSuffix(".ansi") { return .ansi(.truecolor) }
    if name.hasSuffix(".svg") { return .svg }
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
    return nil
  }
}
