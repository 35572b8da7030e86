import Cells

/// What a media view draws over its video: a sign to play it, how far it is, and whether its sound is off.
public struct VideoOverlay: Equatable, Sendable {
  /// What the video does.
  public enum State: Equatable, Sendable {
    /// It has not been played yet: the poster stands.
    case poster
    case playing, paused, ended
  }

  /// What the video does.
  public var state: State
  /// The moment of the video in seconds.
  public var position: Double
  /// The length in seconds; 0 or less where it is not known.
  public var duration: Double
  /// Whether the sound is off.
  public var isMuted: Bool

  /// Creates an overlay; by default that of a video before it plays, without sound as the SDK starts it.
  public init(
    state: State = .poster, position: Double = 0, duration: Double, isMuted: Bool = true
  ) {
    self.state = state
    self.position = position
    self.duration = duration
    self.isMuted = isMuted
  }

  /// Minutes and seconds, `0:15`; empty where the time is not known.
  static func clock(_ seconds: Double, rule: FloatingPointRoundingRule = .down) -> String {
    guard seconds >= 0 else { return "" }
    let whole = Int(min(seconds, 86_400).rounded(rule))
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The length as it is written on a poster.
  var length: String { duration > 0 ? Self.clock(duration, rule: .toNearestOrAwayFromZero) : "" }
}

extension Grid {
  /// Draws an overlay on the cells of a video: the sign in the middle, all else in the last row.
  mutating func put(_ overlay: VideoOverlay, in cells: CellRect, isASCII: Bool) {
    let style = Style(foreground: .white, background: Color(rgb: 0x202020))
    if overlay.state != .playing, cells.columns >= 5 {
      let row = cells.row + (cells.rows - 1) / 2
      let middle = cells.column + (cells.columns - 1) / 2
      if cells.rows >= 9, cells.columns >= 20 {
        let button = CellRect(column: middle - 3, row: row - 1, columns: 7, rows: 3)
        fill(button, background: style.background, clip: cells)
      }
      let sign = overlay.state == .ended ? (isASCII ? "<" : "↻") : "▶"
      put(" \(sign) ", column: middle - 1, row: row, style: style, clip: cells)
    }
    guard cells.rows >= 3 else { return }
    let row = CellRect(
      column: cells.column, row: cells.endRow - 1, columns: cells.columns, rows: 1)
    putTimes(of: overlay, in: row, style: style, isASCII: isASCII)
  }

  /// The time at the left and the sound at the right; while it plays, a bar and the length between them.
  private mutating func putTimes(
    of overlay: VideoOverlay, in row: CellRect, style: Style, isASCII: Bool
  ) {
    var left = row.column
    var right = row.endColumn
    func fits(_ text: String) -> Bool { !text.isEmpty && right - left >= text.utf8.count + 2 }
    func putRight(_ text: String, in grid: inout Grid) {
      right -= text.utf8.count + 2
      grid.put(" \(text) ", column: right, row: row.row, style: style, clip: row)
    }
    let isPoster = overlay.state == .poster
    let time = isPoster ? overlay.length : VideoOverlay.clock(overlay.position)
    if fits(time) {
      put(" \(time) ", column: left, row: row.row, style: style, clip: row)
      left += time.utf8.count + 2
    }
    let sound = overlay.isMuted ? "muted" : ""
    // A gap of two keeps the time and the sound apart.
    if right - left >= sound.utf8.count + 2 + (left > row.column ? 2 : 0), fits(sound) {
      putRight(sound, in: &self)
    }
    guard !isPoster, overlay.duration > 0, fits(overlay.length + "        ") else { return }
    putRight(overlay.length, in: &self)
    let share = min(1, max(0, overlay.position / overlay.duration))
    let done = Int((share * Double(right - left)).rounded())
    for column in left..<right {
      let isDone = column - left < done
      let line: Character = isDone ? (isASCII ? "=" : "━") : (isASCII ? "-" : "─")
      var ink = style
      if !isDone { ink.foreground = Color(rgb: 0xA0A0A0) }
      fill(
        CellRect(column: column, row: row.row, columns: 1, rows: 1), with: line, style: ink,
        clip: row)
    }
  }
}
