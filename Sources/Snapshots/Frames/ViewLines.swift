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
    var line: [UInt8] = []
    append(VisibleText.make(name), to: &line, padding: 28)
    append(place(rect), to: &line, padding: 10)
    append(size(rect), to: &line, padding: 10)
    for (index, remark) in remarks.enumerated() {
      if index > 0 { line.append(contentsOf: ", ".utf8) }
      line.append(contentsOf: remark.utf8)
    }
    while line.last == 0x20 { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private static func place(_ rect: Rect) -> String {
    PointText.make(rect.x) + "," + PointText.make(rect.y)
  }

  private static func size(_ rect: Rect) -> String {
    PointText.make(rect.width) + "x" + PointText.make(rect.height)
  }

  /// Appends a text filled up with blanks; two at least stand behind one that is longer.
  private static func append(_ text: String, to line: inout [UInt8], padding columns: Int) {
    var count = 0
    for byte in text.utf8 {
      line.append(byte)
      // Every code point has one byte that continues no other.
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    line.append(contentsOf: repeatElement(0x20, count: max(2, columns - count)))
  }
}
