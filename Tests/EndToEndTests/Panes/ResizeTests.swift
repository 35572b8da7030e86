import Foundation
import Testing

/// D7 and case 47: windows that become tiny, and storms of sizes.
@Suite("Sizes of the terminal", .serialized, .enabled(if: TerminalSession.isPossible))
struct ResizeTests {
  @Test("a screen that was small, or of no size, is whole again when it has room")
  func smallAndBack() async throws {
    let session = try TerminalSession()
    try session.start(["browse", "Layouts"])
    try await session.wait(for: "impression")
    let fresh = try await session.settle()
    let program = try session.program
    for (columns, rows) in [(10, 11), (7, 24), (3, 2), (1, 1), (80, 1), (1, 24), (20, 5)] {
      try await session.resize(columns: columns, rows: rows)
      let small = try await session.settle()
      #expect(try session.program == program)
      #expect(small.rows.count <= rows)
      let isTooSmall = columns < 12 || rows < 5
      let words = "too small"
      let cut = columns < words.count ? words.prefix(columns - 1) + "…" : words
      #expect(!isTooSmall || small.rows.first == cut, "\(columns)×\(rows): \(small)")
    }
    try await session.resize(columns: 80, rows: 24)
    let large = try await session.settle()
    #expect(large == fresh, "\(large)\n\(fresh)")

    // The device's size alone changes here, so that what is drawn for it falls outside of the window.
    let device = try session.device()
    for (columns, rows) in [(0, 0), (1, 1), (0, 24), (500, 200), (80, 24)] {
      try setSize(of: device, columns, rows)
      try await session.settle()
      #expect(try session.program == program)
    }
    // Pictures may come later than the text where the machine is busy.
    try await session.wait("the screen of before") { $0 == fresh }

    for _ in 0..<200 {
      try setSize(of: device, .random(in: 0...200), .random(in: 0...90))
    }
    try setSize(of: device, 80, 24)
    try await session.wait("the screen of before") { $0 == fresh }

    try session.press("q")
    try await session.wait(for: "ended with 0")
  }

  @Test("q ends the program at every size")
  func quitsEverywhere() async throws {
    let session = try TerminalSession()
    for (columns, rows) in [(10, 11), (7, 24), (3, 2), (1, 1), (80, 1)] {
      try await session.resize(columns: columns, rows: rows)
      let before = session.output.count
      try session.start(["browse", "Layouts"])
      try await session.wait("the program") { _ in try session.modes().hasPrefix("alternate 1") }
      try await session.settle()
      #expect(session.output.count > before)
      try session.press("q")
      try await session.wait("the shell") { _ in try session.modes().hasPrefix("alternate 0") }
      #expect(try await session.file("after") == session.scratch.read("before"))
    }
  }

  private func setSize(of device: String, _ columns: Int, _ rows: Int) throws {
    let descriptor = open(device, O_RDWR | O_NOCTTY)
    defer { close(descriptor) }
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    try #require(ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0)
  }
}
