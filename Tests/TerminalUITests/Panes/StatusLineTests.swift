import AdPreview
import Testing

@testable import TerminalUI

@Suite struct StatusLineTests {
  private static let message = "bodyView (body) is cut on the device: needs 5 lines, may have 2"

  private static func text(
    _ columns: Int, findings: Int, hasVideo: Bool = false, message: String = Self.message
  ) throws -> String {
    var state = BrowserState(mode: .browse, options: .init(), devices: [])
    var stand = try FeedSample.stand()
    stand.rendered.findings = (0..<findings).map {
      Finding(rule: "text-cut", severity: $0 == 1 ? .error : .warning, message: message)
    }
    state.stands = [stand]
    let video = BrowserState.VideoFacts(
      state: .playing, position: 3, duration: 15, isMuted: false)
    state.adStatus = .loaded(.init(name: "every-asset", video: hasVideo ? video : nil))
    return StatusLine.paint(state, columns: columns).text()
  }

  @Test func `everything is said where there is room`() throws {
    let text = try Self.text(200, findings: 2)
    #expect(text.contains("every-asset  no device  372×"))
    #expect(text.contains("  error (+1): " + Self.message))
    #expect(text.hasSuffix("  no video\n"))
  }

  @Test func `a finding is whole before facts that are seen elsewhere`() throws {
    let text = try Self.text(130, findings: 1)
    #expect(text.contains("  warning: " + Self.message) && !text.contains("cell "))
    #expect(text.hasSuffix("  no video\n"))
    #expect(try Self.text(130, findings: 0).contains("no device  372×"))
  }

  @Test func `facts at the end go before a finding is cut`() throws {
    let short = "bodyView is cut on the device: 2 of 5 lines"
    let text = try Self.text(80, findings: 1, message: short)
    #expect(text.hasPrefix(" FeedCell.xib  ! " + short) && text.hasSuffix("  no video\n"))
    let shorter = try Self.text(80, findings: 1, message: "bodyView is cut on the device")
    #expect(shorter.hasPrefix(" FeedCell.xib  every-asset  ! bodyView is cut on the device"))
  }

  @Test func `facts give way to the beginning of a finding`() throws {
    let text = try Self.text(48, findings: 2)
    #expect(text.contains("…  ✗+1 bodyView") && text.hasSuffix("  no video\n"))
  }

  @Test(arguments: [false, true])
  func `on 80 columns the finding is begun and the video is said`(_ hasVideo: Bool) throws {
    let text = try Self.text(80, findings: 2, hasVideo: hasVideo)
    #expect(text.contains(" FeedCell.xib  every-asset  372×") && text.contains("  ✗+1 bodyView"))
    #expect(text.hasSuffix(hasVideo ? "  video ▶ 0:03/0:15\n" : "  no video\n"))
  }
}
