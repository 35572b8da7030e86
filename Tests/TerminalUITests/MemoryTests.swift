import JSON
import Testing

@testable import TerminalUI

@Suite struct MemoryTests {
  private static let kept = Memory.Settings(
    device: "ipad-9", isLandscape: true, appearance: "dark", textSize: "large", language: "he",
    isRightToLeft: true)

  @Test func `only what was changed during a run is taken`() {
    var memory = Memory()
    memory.settings = Self.kept
    let start = Memory.Settings(device: "iphone-se-3", appearance: "light", textSize: "xLarge")
    memory.take(start, from: start)
    #expect(memory.settings == Self.kept)
    var end = start
    end.appearance = "dark"
    end.language = "ar"
    memory.take(end, from: start)
    var expected = Self.kept
    expected.appearance = "dark"
    expected.language = "ar"
    #expect(memory.settings == expected)
  }

  @Test func `another device comes with its orientation, and the own one is kept as none`() {
    var memory = Memory()
    memory.settings = Self.kept
    memory.take(Memory.Settings(), from: Memory.Settings(device: "iphone-se-3"))
    #expect(memory.settings.device == nil)
    #expect(!memory.settings.isLandscape)
  }

  @Test func `what is written is read again`() {
    var memory = Memory()
    memory.settings = Self.kept
    memory.take(Memory.Place(folder: "/a", layout: "/a/A.xib"))
    memory.take(Memory.Place(folder: "/b", layout: "/b/B.xib", object: "x-1"))
    memory.take(Memory.Place(folder: "/a", layout: "/a/C.xib"))
    #expect(memory.places.map(\.folder) == ["/a", "/b"])
    #expect(memory.place(in: "/a")?.layout == "/a/C.xib")
    #expect(Memory(memory.json) == memory)
    #expect(Memory(.array([])) == Memory())
  }

  @Test func `folders that were looked at long ago are forgotten`() {
    var memory = Memory()
    for number in 0..<60 {
      memory.take(Memory.Place(folder: "/\(number)", layout: "/\(number)/A.xib"))
    }
    #expect(memory.places.count == 50)
    #expect(memory.place(in: "/9") == nil)
    #expect(memory.place(in: "/59") != nil)
  }
}
