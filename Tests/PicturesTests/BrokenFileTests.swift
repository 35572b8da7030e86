import PictureFixtures
import Pictures
import Testing

@Suite("Picture files that lie")
struct BrokenFileTests {
  private static let size = PictureSize(width: 16, height: 16)

  private func error(of bytes: [UInt8]) -> PictureError? {
    do throws(PictureError) {
      _ = try PictureDecoder.pixels(of: bytes, size: Self.size)
      return nil
    } catch {
      return error
    }
  }

  @Test("a picture of too many pixels is refused before it is decoded")
  func tooLarge() {
    let file = PNGFile.bytes(width: 1, height: 1, stated: (60_000, 60_000)) { _, _ in 0 }
    #expect(error(of: file) == .tooLarge(width: 60_000, height: 60_000))
    #expect(error(of: file)?.description.contains("60000×60000") == true)
  }

  @Test("a header that states more than the data hold gives a message with its size")
  func lying() {
    let file = PNGFile.bytes(width: 4, height: 4, stated: (400, 300)) { _, _ in 0xFF }
    #expect(error(of: file) == .damaged(.png, width: 400, height: 300))
  }

  @Test("a file that is cut off anywhere is no picture")
  func truncated() {
    let files: [(PictureFormat, [UInt8])] = [
      (.png, PNGFile.quadrants(width: 32, height: 32)), (.jpeg, JPEGFile.bytes()),
      (.gif, GIFFile.bytes(width: 16, height: 16, colors: [0xFF0000, 0x00FF00])),
    ]
    for (format, file) in files {
      #expect(error(of: file) == nil)
      for count in stride(from: 12, to: file.count - 1, by: max(1, file.count / 24)) {
        let found = error(of: Array(file.prefix(count)))
        guard case .cutOff(format, _, _)? = found else {
          Issue.record("\(format) of \(count) bytes: \(String(describing: found))")
          continue
        }
      }
    }
  }

  @Test("a PNG is damaged where a bit is flipped in a chunk that decides its pixels")
  func flipped() throws {
    let file = PNGFile.palette(width: 24, height: 16)
    func letters(_ name: String) throws -> Range<Int> {
      try #require(file.firstRange(of: Array(name.utf8)))
    }
    let (transparency, text) = try (letters("tRNS"), letters("tEXt"))
    // What has other letters is another chunk, which may be broken.
    let names = Set(transparency).union(text)
    let notes = try text.upperBound..<letters("IDAT").lowerBound - 4
    #expect(error(of: file) == nil)
    for place in file.indices.dropFirst(8) where !names.contains(place) {
      var bytes = file
      bytes[place] ^= 0x10
      let isNote = notes.contains(place)
      switch error(of: bytes) {
      case nil: #expect(isNote, "byte \(place)")
      case .damaged(.png, _, _), .cutOff(.png, _, _), .tooLarge:
        #expect(!isNote, "byte \(place)")
      case let other: Issue.record("byte \(place): \(String(describing: other))")
      }
    }
  }

  @Test("what a cut file's header states is kept for the stand-in")
  func stated() {
    let file = PNGFile.quadrants(width: 32, height: 24)
    #expect(error(of: file.dropLast(9).map { $0 }) == .cutOff(.png, width: 32, height: 24))
  }

  @Test("bytes after the end do not matter")
  func trailing() {
    for file in [PNGFile.quadrants(width: 8, height: 8), JPEGFile.bytes()] {
      #expect(error(of: file + Array("<!-- served by a proxy -->".utf8)) == nil)
    }
  }

  @Test("no other file is taken for a picture")
  func foreign() {
    #expect(error(of: []) == .empty)
    #expect(error(of: Array("<html>404</html>".utf8)) == .unknownFormat)
    #expect(error(of: Array(repeating: 0, count: 100)) == .unknownFormat)
  }

  @Test("a damaged file ends in a picture or in a message, never in a crash")
  func damaged() {
    let files = [
      PNGFile.quadrants(width: 24, height: 24), JPEGFile.bytes(orientation: 6),
      GIFFile.bytes(width: 16, height: 16, colors: [0xFF0000, 0x00FF00, 0x0000FF]),
    ]
    var state: UInt64 = 5
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var broken = 0
    for file in files {
      for _ in 0..<60 {
        var bytes = file
        for _ in 0...next(4) { bytes[8 + next(bytes.count - 8)] = UInt8(next(256)) }
        if let found = error(of: bytes) {
          broken += 1
          #expect(!found.description.isEmpty)
        }
      }
    }
    #expect(broken > 30)
  }
}
