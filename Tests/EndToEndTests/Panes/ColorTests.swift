import Foundation
import PictureFixtures
import Testing

/// D10: as many colours as there are cells, and terminals that have few.
@Suite("Colours in a terminal", .serialized, .enabled(if: TerminalSession.isPossible))
struct PaneColorTests {
  private static let columns = 200
  private static let rows = 60

  /// An ad view that its picture fills, with a headline on top.
  private static let layout = Xib.document(
    """
    <view id="root" customClass="GADNativeAdView">
      <rect key="frame" x="0" y="0" width="1200" height="720"/>
      <subviews>
        <view id="media" customClass="GADMediaView" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="1200" height="720"/>
        </view>
        <label id="headline" text="Headline" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="60" y="24" width="240" height="12"/>
          <fontDescription key="fontDescription" type="system" pointSize="10"/>
        </label>
      </subviews>
      <connections>
        <outlet property="mediaView" destination="media"/>
        <outlet property="headlineView" destination="headline"/>
      </connections>
    </view>
    """)

  private func session(_ arguments: String...) throws -> TerminalSession {
    let session = try TerminalSession(columns: Self.columns + 2, rows: Self.rows + 12)
    try session.scratch.write(Self.layout, to: "Large.xib")
    // Every cell of the picture has its own red and green.
    let picture = PNGFile.bytes(width: 400, height: 240) { x, y in
      UInt32(x * 255 / 399) << 24 | UInt32(y * 255 / 239) << 16 | 0x60FF
    }
    let path = session.scratch.path + "/gradient.png"
    try Data(picture).write(to: URL(fileURLWithPath: path))
    try session.scratch.write(
      """
      {"headline": "Legible on every colour",
       "media": {"kind": "image", "file": "gradient.png", "width": 400, "height": 240}}
      """, to: "ad.json")
    return session
  }

  private func start(_ session: TerminalSession, _ environment: [String: String]) async throws {
    try session.start(
      [
        "preview", session.scratch.path + "/Large.xib", "--ad", session.scratch.path + "/ad.json",
        "--size", "saved",
      ], environment: environment)
    try await session.wait(for: "impression (first cell visible)")
    try session.type("Ei:cell 6x12")
    try session.press("Enter")
    try await session.wait(for: "cell 6×12")
    try await session.wait("the picture") { !$0.contains("400×240") }
  }

  @Test("a picture of 12,000 pairs of colours has them all, as often as it is drawn")
  func manyPairs() async throws {
    let session = try session()
    try await start(session, ["TERM": "xterm-direct"])
    try await session.settle()
    let first = Styled(try session.styledScreen())
    let pairs = Set(first.cells.joined().map { [$0.foreground, $0.background] })
    #expect(pairs.count > 10_000, "\(pairs.count)")
    for (column, row) in [(20, 20), (100, 40), (190, 55)] {
      let cell = first.cells[row][column]
      let red = (column - 1) * 255 / Self.columns
      let green = (row - 1) * 255 / Self.rows
      #expect(cell.isNear(red: red, green: green), "\(cell) at \(column),\(row)")
    }
    try session.press("C-l")
    try await session.settle()
    #expect(Styled(try session.styledScreen()) == first)
    #expect(Escapes(session.output).isHarmless)
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test(
    "terminals of few colours show the texts on the picture",
    arguments: ["linux", "screen", "xterm-256color"])
  func fewPairs(terminal: String) async throws {
    let session = try session()
    try await start(session, ["TERM": terminal])
    let screen = try await session.settle()
    let place = try #require(screen.place(of: "Legible on every colour"))
    let styled = Styled(try session.styledScreen())
    for column in place.column..<place.column + 23 {
      let cell = styled.cells[place.row][column]
      if cell.text == " " { continue }
      #expect(cell.foreground != cell.background, "column \(column)")
    }
    let pairs = Set(styled.cells.joined().map { [$0.foreground, $0.background] })
    #expect(pairs.count > 8)
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }
}
