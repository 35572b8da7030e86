import AdPreview
import Cells
import Testing

@testable import TerminalUI

/// D5 and D6: texts from outside act nowhere on the screen, and hide nowhere.
@Suite struct HostileTextTests {
  private static let hostile = "a\u{1B}]52;c;eA==\u{07}b\u{9B}2J\u{202E}c\u{200B}d\r\n\u{08}"

  private static func state() throws -> BrowserState {
    var state = BrowserState(mode: .browse, options: PreviewOptions(), devices: [])
    state.layouts.append([
      LayoutEntry(path: hostile, object: nil, title: hostile, problem: hostile),
      LayoutEntry(path: hostile, object: nil, title: hostile + "2"),
    ])
    state.ads.append([AdEntry(origin: .none, title: hostile)])
    state.adStatus = .failed(hostile)
    state.progress = hostile
    state.layoutProblem = hostile
    state.searchText = hostile
    state.without = [hostile]
    return state
  }

  private static func isSafe(_ grid: Grid) -> Bool {
    grid.cells.allSatisfy { cell in
      cell.text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
        default: true
        }
      }
    }
  }

  @Test func `everything that is painted is visible text`() throws {
    var states = [try Self.state()]
    var filtered = try Self.state()
    filtered.layouts.setFilter(Self.hostile)
    filtered.message = Self.hostile
    states.append(filtered)
    var prompted = try Self.state()
    var prompt = Prompt(.command, text: Self.hostile)
    prompt.completions = [Self.hostile, Self.hostile]
    prompted.prompt = prompt
    prompted.layouts = ListState { $0.title }
    states.append(prompted)
    var menu = try Self.state()
    menu.menu = Menu(
      .language, title: Self.hostile,
      [.init(value: Self.hostile, title: Self.hostile, isMarked: true)])
    states.append(menu)
    var stood = try Self.state()
    stood.stands = [try FeedSample.stand()]
    stood.stands[0].adName = Self.hostile
    stood.selectedView = stood.stands[0].rendered.views.first?.id
    states.append(stood)
    for state in states {
      for (columns, rows) in [(120, 40), (60, 20), (20, 5), (3, 2)] {
        let screen = BrowserPainter.paint(state, columns: columns, rows: rows)
        for pane in screen.panes { #expect(Self.isSafe(pane.grid), "\(pane.id)") }
      }
    }
    let list = BrowserPainter.paint(states[0], columns: 120, rows: 40).panes.first
    let text = list?.grid.text() ?? ""
    #expect(text.contains("a␛]52"), "\(text)")
  }
}
