import Cells
import InterfaceBuilder

extension AdPainter {
  /// Draws UIKit's controls by a sign of each.
  mutating func paintControl(of view: SceneView) {
    guard !view.rect.isEmpty, let sign = sign(of: scene[view].content, columns: columns(view))
    else { return }
    let cells = scene.scale.visibleRect(view.rect)
    let style = ink(view.tint.faded(by: view.alpha), at: cells, clip: view.clip)
    let text = DisplayText(sign, style: style)
    let cut = text.wrapped(to: cells.columns, maximumLines: 1, overflow: .clip).first?.text ?? text
    grid.put(
      cut, column: cells.column + (cells.columns - cut.width) / 2,
      row: cells.row + (cells.rows - 1) / 2, clip: view.clip)
  }

  private func columns(_ view: SceneView) -> Int { scene.scale.visibleRect(view.rect).columns }

  private func sign(of content: ViewContent, columns: Int) -> String? {
    switch content {
    case .toggle(let isOn):
      return isASCII ? (isOn ? "(-o)" : "(o-)") : (isOn ? "(─●)" : "(●─)")
    case .slider(let value, let minimum, let maximum):
      let share = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
      return bar(share, columns: columns, knob: isASCII ? "o" : "●")
    case .progressView(let progress, _):
      return bar(progress, columns: columns, knob: nil)
    case .stepper:
      return isASCII ? "- | +" : "− │ +"
    case .segmentedControl(let control):
      return control.segments.enumerated().map { index, segment in
        let title = segment.title ?? segment.image ?? ""
        return index == control.selected ? "[\(title)]" : " \(title) "
      }.joined()
    case .pageControl(let count, let current):
      let dots = isASCII ? (on: "o", off: ".") : (on: "●", off: "○")
      return (0..<max(0, min(count, 40))).map { $0 == current ? dots.on : dots.off }
        .joined(separator: " ")
    case .activityIndicator: return isASCII ? "*" : "◌"
    case .datePicker: return "date"
    case .pickerView: return "picker"
    case .searchBar(let placeholder): return placeholder ?? "Search"
    default: return nil
    }
  }

  private func bar(_ share: Double, columns: Int, knob: String?) -> String {
    let bounded = share.isFinite ? min(1, max(0, share)) : 0
    let full = isASCII ? "=" : "━"
    let rest = isASCII ? "-" : "─"
    let length = max(1, columns)
    guard let knob else {
      let filled = Int((bounded * Double(length)).rounded())
      return String(repeating: full, count: filled)
        + String(repeating: rest, count: length - filled)
    }
    let position = Int((bounded * Double(length - 1)).rounded())
    return String(repeating: full, count: position) + knob
      + String(repeating: rest, count: length - 1 - position)
  }
}
