import Foundation
import Testing

/// D1 to D4 and case 43: characters on whose width programs disagree.
@Suite("Widths of characters in a terminal", .serialized, .enabled(if: TerminalSession.isPossible))
struct WidthTests {
  /// A text, what a terminal shows for it, and the columns that this takes.
  struct Sample {
    var text: String
    var shown: String
    var width: Int

    init(_ text: String, _ shown: String? = nil, _ width: Int) {
      self.text = text
      self.shown = shown ?? text
      self.width = width
    }
  }

  static let samples = [
    Sample("plain", nil, 5),
    // Sequences are drawn as their first emoji.
    Sample("👨‍👩‍👧 plan", "👨 plan", 7),
    Sample("👩‍💻", "👩", 2),
    Sample("🏳️‍🌈", "🏳 ", 2),
    Sample("👍🏽", "👍", 2),
    Sample("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴", 2),
    Sample("🇨🇳", "CN", 2),
    Sample("🇩", "D", 1),
    // A selector makes wide what terminals draw narrow; a blank keeps the place.
    Sample("❤️", "❤ ", 2),
    Sample("⚔️", "⚔ ", 2),
    Sample("☀️ 21°", "☀  21°", 6),
    Sample("⛈️", "⛈ ", 2),
    Sample("1️⃣", "1⃣ ", 2),
    Sample("❤", nil, 1),
    Sample("⚡", nil, 2),
    Sample("🎉🎊", nil, 4),
    Sample("🀄", nil, 2),
    // Marks take no place of their own.
    Sample("cafe\u{301}", nil, 4),
    Sample("\u{1112}\u{1161}\u{11AB}글", "한글", 4),
    Sample("क्ष", nil, 2),
    Sample("นี้", nil, 1),
    Sample("กำ", nil, 2),
    Sample("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}b", "a\u{300}\u{301}\u{302}\u{303}b", 2),
    Sample("日本語", nil, 6),
    Sample("ｶﾞ", nil, 2),
    Sample("Ａ１", nil, 4),
    Sample("★½ ± Ω", nil, 6),
    Sample("Ты·Ελ", nil, 5),
    // Nothing hides, nothing turns the text around.
    Sample("a\u{200B}b", "a⟨ZWSP⟩b", 8),
    Sample("t\u{202E}xt", "t⟨RLO⟩xt", 8),
    Sample("x\u{2066}y", "x⟨LRI⟩y", 7),
    Sample("soft\u{AD}hy", "soft⟨SHY⟩hy", 11),
    Sample("c\u{9B}31m", "c⟨CSI⟩31m", 9),
    Sample("\u{FEFF}bom", "⟨BOM⟩bom", 8),
    Sample("no\u{378}ne", "no�ne", 5),
    Sample("own\u{E000}", nil, 4),
    // Right to left comes in visual order, with brackets the right way round.
    Sample("שלום", "םולש", 4),
    Sample("(אב)", "(בא)", 4),
    Sample("abc אבג 12", "abc 12 גבא", 10),
  ]

  private static let room = 40

  /// A row for each sample, with a bar behind it.
  private static func layout(_ samples: [Sample]) -> String {
    let rows = samples.enumerated().map { index, sample in
      let text = sample.text.unicodeScalars.map { "&#x\(String($0.value, radix: 16));" }.joined()
      return label("text\(index)", text, x: 0, row: index, width: room * 6)
        + label("bar\(index)", "|", x: room * 6, row: index, width: 6)
    }
    return Xib.document(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="\((room + 1) * 6)" height="\(samples.count * 12)"/>
        <subviews>
      \(rows.joined(separator: "\n"))
        </subviews>
      </view>
      """)
  }

  private static func label(_ id: String, _ text: String, x: Int, row: Int, width: Int) -> String {
    """
    <label id="\(id)" text="\(text)" textAlignment="left" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="\(row * 12)" width="\(width)" height="12"/>
      <fontDescription key="fontDescription" type="system" pointSize="8"/>
    </label>
    """
  }

  @Test(
    "a table of sequences is drawn as wide as it is counted", arguments: ["tmux-256color", "linux"])
  func table(terminal: String) async throws {
    let session = try TerminalSession(
      columns: Self.room + 10, rows: Self.samples.count + 6, environment: ["TERM": terminal])
    try session.scratch.write(Self.layout(Self.samples), to: "Samples.xib")
    try session.start(["preview", session.scratch.path + "/Samples.xib"])
    try await session.wait(for: "plain")
    try session.type("E")
    try await session.wait(without: "Events")
    let screen = try await session.settle()
    let first = try #require(screen.row(of: "plain"))
    for (index, sample) in Self.samples.enumerated() {
      let blanks = String(repeating: " ", count: Self.room - sample.width)
      let row = screen.rows[first + index]
      #expect(
        row.unicodeScalars.elementsEqual("┃   \(sample.shown)\(blanks)|    ┃".unicodeScalars),
        "\(row) is not \(sample.shown) of \(sample.width)")
    }
    #expect(Escapes(session.output).isHarmless)
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }
}
