import Foundation
import Testing

/// Every control of the browser, pressed as a person would.
@Suite("Controls of the browser", .serialized, .enabled(if: TerminalSession.isPossible))
struct ControlTests {
  /// Keys, and what the screen shows after them and did not show before.
  struct Step {
    var keys: [String]
    var shows: String

    init(_ keys: String..., shows: String) {
      self.keys = keys
      self.shows = shows
    }
  }

  static let surroundings = [
    Step("Tab", "Tab", shows: "Enter tap"),
    Step("d", shows: "┏ Device ━"),
    Step("/", "S", "E", " ", "(", "3", shows: "Device  /SE (3"),
    Step("Enter", shows: "iphone-se-3  375×"),
    Step("D", shows: "iphone-x  375×"),
    Step("v", shows: "landscape"),
    Step("v", shows: "iphone-x  375×"),
    Step(">", shows: "  384×"),
    Step("<", "<", shows: "  368×"),
    Step("=", shows: "  375×"),
    Step("a", shows: "  dark"),
    Step("a", "r", shows: "  rtl"),
    Step("r", "t", shows: "┏ Text size ━"),
    Step("j", "Enter", shows: "text size xLarge"),
    Step("L", "j", "j", "j", "Enter", shows: "  double"),
    Step("m", shows: "┏ Content mode ━"),
    Step("Escape", "M", shows: "media ratio on"),
    Step("M", shows: "media ratio off"),
    Step("M", shows: "media ratio auto"),
    Step("x", shows: "✓ headline"),
    Step("Enter", shows: "headline: not in the ad"),
    Step("Enter", "Escape", shows: "Trail Maps"),
    Step("A", shows: "Programmatic ads carry this mark"),
    Step("q", "b", shows: "no room for two devices"),
    Step("i", "b", shows: "┱─ iphone-16-pro-max"),
  ]

  static let drawing = [
    Step("Tab", "Tab", shows: "Enter tap"),
    Step("p", shows: "1200×627"),
    Step("o", shows: "mediaView─"),
    Step("o", "p", "z", shows: "cell 6×12"),
    Step("z", shows: "cell 4×8"),
    Step("Z", "Z", shows: "cell 8×16"),
    Step("z", shows: "cell 6×12"),
    Step("0", shows: "cell 8×16"),
    Step("i", shows: "━ Ad ┓\n"),
    Step("i", shows: "Inspector"),
    Step("E", shows: "no-media"),
    Step("E", shows: "impression"),
    Step("}", shows: "  video ▶"),
    Step("Space", shows: "video pause"),
    Step("u", shows: "video unmute"),
    Step("{", shows: "  no video"),
    Step("]", shows: "NativeAppInstallAdView.xib  every-asset"),
    Step("[", shows: "NativeAdView.xib  every-asset"),
    Step("?", shows: "┏ Keys ━"),
    Step("?", ":", "d", "e", "v", "Tab", shows: "device  devices"),
    Step("Space", "i", "p", "a", "d", "-", "9", "Enter", shows: "ipad-9  810×"),
    Step(":", "n", "o", "n", "e", "Enter", shows: "there is no command 'none'"),
    Step("Tab", "/", "i", "c", "o", "n", shows: "\n/icon"),
  ]

  @Test("the ad's surroundings change by keys")
  func surroundingsChange() async throws { try await walk(Self.surroundings) }

  @Test("drawing, panes, lists and the command line change by keys")
  func drawingChanges() async throws { try await walk(Self.drawing) }

  private func walk(_ steps: [Step]) async throws {
    let session = try TerminalSession(columns: 120, rows: 40)
    try session.start(["browse", "Layouts", "--ad", "test:every-asset", "--ad", "test:video"])
    try await session.wait("the last layout and the impression") {
      $0.contains("SmallTemplate.xib") && $0.contains("impression")
    }
    try session.type(":layout NativeAdView.xib")
    try session.press("Enter")
    try await session.wait(for: "NativeAdView.xib  every-asset")
    for step in steps {
      let before = try await session.settle()
      #expect(!before.contains(step.shows), "before \(step.keys): \(before)")
      try session.press(step.keys)
      try await session.wait(for: step.shows)
    }
    try session.press("Escape", "Q")
    try await session.wait(for: "ended with 0")
  }
}
