import CTerminal
import Cells
import Glibc

/// The terminal, taken over by curses: the one owner of its screen.
@MainActor
final class Terminal {
  /// How the terminal's colours are numbered.
  let numbers: ColorNumbers
  private let isASCII: Bool
  private var pairs: ColorPairs
  private var windows: [String: PaneWindow] = [:]
  private var order: [String] = []
  private(set) var columns = 0
  private(set) var rows = 0

  /// Takes the terminal over.
  init(_ configuration: TerminalConfiguration) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    guard terminal_is_known(configuration.name) else { throw .unknown(configuration.name) }
    guard terminal_start(Self.entry(for: configuration), configuration.isASCII) else {
      throw .unknown(configuration.name)
    }
    guard terminal_has_cursor_addressing() else {
      terminal_stop()
      throw .noCursor(configuration.name)
    }
    isASCII = configuration.isASCII
    numbers =
      configuration.wantsNoColor
      ? .none
      : ColorNumbers(
        count: Int(terminal_color_count()), isDirect: terminal_has_direct_color())
    pairs = ColorPairs(numbers: numbers, count: min(Int(terminal_pair_count()), 65_536))
    fitSize()
  }

  /// The terminfo entry with direct colour where the terminal promises that and there is one.
  private static func entry(for configuration: TerminalConfiguration) -> String {
    guard configuration.promisesTrueColor, !configuration.wantsNoColor else {
      return configuration.name
    }
    var base = configuration.name
    for suffix in ["-256color", "-direct"] where base.hasSuffix(suffix) {
      base.removeLast(suffix.count)
    }
    return terminal_is_known(base + "-direct") ? base + "-direct" : configuration.name
  }

  /// Gives the terminal back as it was.
  func stop() { terminal_stop() }

  /// Gives the terminal back while `body` runs, which may start an editor or stop the program.
  func lend(_ body: () -> Void) {
    terminal_pause()
    body()
    terminal_resume()
    fitSize()
    redraw()
  }

  /// Takes over the size that the terminal has now; returns whether it is another one.
  @discardableResult
  func fitSize() -> Bool {
    var width: Int32 = 0
    var height: Int32 = 0
    terminal_device_size(&width, &height)
    // A terminal that tells no size has the one of all terminals before it.
    let size = (width > 0 ? Int(width) : 80, height > 0 ? Int(height) : 24)
    guard size != (columns, rows) else { return false }
    (columns, rows) = size
    terminal_set_size(Int32(columns), Int32(rows))
    closeAll()
    // Terminals keep, wrap or drop what was there before, each in its own way.
    terminal_redraw()
    return true
  }

  /// Makes the next drawing draw everything.
  func redraw() {
    terminal_redraw()
    for window in windows.values { window.forget() }
  }

  /// Brings a screen to the terminal.
  func draw(_ screen: ScreenPicture) {
    open(screen.panes)
    if !drawPanes(screen.panes) {
      pairs.reset()
      while !redrawPanes(screen.panes), pairs.coarsen() {}
    }
    terminal_set_cursor(
      Int32(screen.cursor?.column ?? -1), Int32(screen.cursor?.row ?? -1))
    terminal_update()
  }

  /// Opens, moves and closes windows so that they are those of the panes, in their order.
  private func open(_ panes: [PanePicture]) {
    let wanted = panes.map(\.id)
    for id in order where !wanted.contains(id) { windows.removeValue(forKey: id)?.close() }
    var isReordered = order != wanted
    for pane in panes where windows[pane.id]?.rect != pane.rect {
      windows.removeValue(forKey: pane.id)?.close()
      windows[pane.id] = PaneWindow(pane.rect)
      isReordered = true
    }
    order = wanted
    guard isReordered else { return }
    for id in order { windows[id]?.raise() }
  }

  private func closeAll() {
    for window in windows.values { window.close() }
    windows = [:]
    order = []
  }

  private func redrawPanes(_ panes: [PanePicture]) -> Bool {
    for window in windows.values { window.forget() }
    return drawPanes(panes)
  }

  /// Draws what changed; false where the pairs of colours ran out.
  private func drawPanes(_ panes: [PanePicture]) -> Bool {
    for pane in panes {
      guard let window = windows[pane.id] else { continue }
      if !window.draw(pane.grid, isASCII: isASCII, pair: number(for:)) { return false }
    }
    return true
  }

  /// The number of a cell's pair; nil where the numbers have run out.
  private func number(for cell: Cell) -> Int32? {
    let style = numbers.legibleStyle(of: cell)
    guard let pair = pairs.pair(for: style) else { return nil }
    if pair.isNew {
      let colors = pairs.colors(of: style)
      _ = terminal_define_pair(pair.number, colors.foreground, colors.background)
    }
    return pair.number
  }
}
