import Foundation
import Testing

/// Case 51: locales without UTF-8, and those that are not installed.
@Suite("Locales in a terminal", .serialized, .enabled(if: TerminalSession.isPossible))
struct LocaleTests {
  @Test("ASCII alone is written where nothing else can be counted on")
  func ascii() async throws {
    let session = try TerminalSession(columns: 120, rows: 40)
    for locale in ["C", "POSIX", "en_US.ISO-8859-1"] {
      let start = session.output.count
      try session.start(
        ["browse", "Layouts", "--ad", "test:arabic", "--ad", "test:app-install"],
        environment: ["LC_ALL": locale])
      try await session.wait(for: "impression")
      try session.type("j?")
      try await session.wait(for: "Keys")
      try await session.settle()
      // Characters of the keyboard are not bound to what can be drawn.
      try session.sendBytes(Array("q/é😀".utf8))
      try await session.wait(for: "\n/e??")
      try session.press("Escape", "}")
      try session.type("oAq")
      let screen = try await session.settle()
      #expect(screen.contains("+ Layouts"))
      try session.press("Q")
      try await session.wait("the shell") { _ in try session.modes().hasPrefix("alternate 0") }
      let escapes = Escapes(session.output[start...])
      #expect(escapes.text.allSatisfy { (0x20...0x7E).contains($0) }, "\(locale)")
      #expect(escapes.isHarmless)
      try session.type("clear")
      try session.press("Enter")
      try await session.wait(without: "ended with")
    }
  }

  @Test("what is saved is the same in every locale, and in ASCII where that was asked for")
  func saved() async throws {
    let session = try TerminalSession(columns: 120, rows: 40)
    let runs = [("utf8", "C.UTF-8", []), ("c", "C", []), ("ascii", "C.UTF-8", ["--ascii"])]
    for (name, locale, options) in runs {
      try session.start(
        ["browse", "Layouts", "--ad", "test:every-asset", "--pictures", "outline"] + options,
        environment: ["LC_ALL": locale])
      try await session.wait(for: "impression")
      for ending in ["txt", "svg"] {
        let path = "\(session.scratch.path)/\(name).\(ending)"
        try session.type(":save \(path)")
        try session.press("Enter")
        try await session.wait("the file") { _ in
          !(FileManager.default.contents(atPath: path) ?? Data()).isEmpty
        }
      }
      try session.press("Q")
      try await session.wait("the shell") { _ in try session.modes().hasPrefix("alternate 0") }
      try session.type("clear")
      try session.press("Enter")
      try await session.wait(without: "ended with")
    }
    for ending in ["txt", "svg"] {
      let full = session.scratch.read("utf8." + ending)
      #expect(full.utf8.contains { $0 >= 0x80 })
      #expect(session.scratch.read("c." + ending) == full)
      #expect(session.scratch.read("ascii." + ending).utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("a locale that is not installed is told once, and its character set counts")
  func missing() async throws {
    let session = try TerminalSession(columns: 120, rows: 40)
    try session.start(["browse", "Layouts"], environment: ["LC_ALL": "xx_XX.UTF-8"])
    let screen = try await session.wait(for: "impression")
    #expect(screen.contains("┌ Ads"))
    try session.press("q")
    let after = try await session.wait(for: "ended with 0")
    #expect(after.rows.count { $0.contains("xx_XX.UTF-8") } == 1)
  }
}
