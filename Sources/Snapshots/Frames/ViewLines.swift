import AdPreview
import Cells
import InterfaceBuilder
import ViewLayout

/// The lines of a frame file that say where each view is.
///
/// Columns are as wide as usual names and numbers, not as the widest of the frame: a view that changes touches its own line
/// alone.
enum ViewLines {
  /// Returns a line for each view in the document's order, and one for AdChoices.
  static func lines(of rendered: RenderedAd) -> [String] {
    var lines = rendered.views.map { view in
      let depth = view.path.isEmpty ? 0 : view.path.utf8.lazy.filter { $0 == 0x2F }.count + 1
      let name = view.outlets.isEmpty ? view.className + " " + view.id : outlets(of: view)
      return line(
        String(repeating: " ", count: min(depth, 20)) + name, view.rect, remarks: remarks(on: view))
    }
    if let marker = rendered.adChoices {
      lines.append(line("AdChoices", marker.rect, remarks: [marker.corner.rawValue]))
    }
    return lines
  }

  private static func outlets(of view: RenderedView) -> String {
    view.outlets.joined(separator: ",")
  }

  private static func remarks(on view: RenderedView) -> [String] {
    // What nobody sees is cut by nobody.
    if view.isHidden { return ["hidden"] }
    return [
      view.isTruncatedOnDevice ? "cut on device" : nil,
      view.isTruncatedInTerminal ? "cut in terminal" : nil,
      view.picture.map { "picture \(place($0)) \(size($0))" },
    ].compactMap { $0 }
  }

  private static func line(_ name: String, _ rect: Rect, remarks: [String]) -> String {
    var line = padded(VisibleText.make(name), to: 28) + padded(place(rect), to: 10)
    line += padded(size(rect), to: 10) + remarks.joined(separator: ", ")
    while line.utf8.last == 0x20 { line.unicodeScalars.removeLast() }
    return line
  }

  private static func place(_ rect: Rect) -> String {
    PointText.make(rect.x) + "," + PointText.make(rect.y)
  }

  private static func size(_ rect: Rect) -> String {
    PointText.make(rect.width) + "x" + PointText.make(rect.height)
  }

  /// Fills a text up with blanks; two at least stand behind one that is longer.
  private static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(2, columns - text.unicodeScalars.count))
  }
}
