import Testing
import ViewLayout

@testable import TerminalUI

@Suite struct InspectorTextTests {
  /// An ad on two widths, of which the second device is narrower; its headline is selected.
  private static func state(device index: Int) throws -> BrowserState {
    var state = BrowserState(mode: .preview, options: .init(), devices: [])
    state.stands = [try FeedSample.stand(width: 372), try FeedSample.stand(width: 300)]
    state.deviceIndex = index
    let views = state.stands[0].rendered.views
    state.selectedView = views.first { $0.outlets == ["headlineView"] }?.id
    return state
  }

  @Test func `tells about the device that is meant, and which one that is`() throws {
    var numbers: [String] = []
    for index in [0, 1] {
      let state = try Self.state(device: index)
      let view = try #require(state.selection)
      let lines = InspectorText.lines(state).map(\.text)
      #expect(lines.first == "on the document's own device")
      #expect(view == state.stands[index].rendered.views.first { $0.id == view.id })
      let cells = view.cells
      let number = "\(cells.column),\(cells.row)  \(cells.columns)×\(cells.rows) cells"
      #expect(lines.contains(number))
      numbers.append(number)
    }
    #expect(numbers[0] != numbers[1])
  }

  @Test func `a feed is shown on the device that was meant before`() throws {
    let devices = ["iphone-se-3", "iphone-16"].map(Device.named)
    var state = BrowserState(mode: .preview, options: .init(), devices: devices)
    state.stands = [try FeedSample.stand(), try FeedSample.stand()]
    state.deviceIndex = 1
    #expect(state.device?.name == "iphone-16")
    state.feed = try FeedSample.feed()
    state.stands = []
    #expect(state.device?.name == "iphone-16" && FeedWords.place(state).contains("iphone-16"))
    state.devices.removeLast()
    #expect(state.device?.name == "iphone-se-3")
  }

  @Test func `a device that there is no room for any more gives way to the first`() throws {
    var state = try Self.state(device: 1)
    state.stands.removeLast()
    #expect(state.standIndex == 0 && state.selection?.outlets == ["headlineView"])
    #expect(InspectorText.lines(state).first?.text.hasPrefix("on ") == false)
    state.stands = []
    #expect(state.stand == nil && state.device == nil && InspectorText.lines(state).isEmpty)
  }
}
