import Foundation
import Testing

/// D14: files as editors and tools save them.
@Suite("Files that change under the browser", .serialized, .enabled(if: TerminalSession.isPossible))
struct ReloadTests {
  private static func layout(_ width: Int) -> String {
    Xib.ad.replacingOccurrences(of: "width=\"240\"", with: "width=\"\(width)\"")
  }

  @Test("every way to save a layout is seen, and a broken one keeps the last good frame")
  func layouts() async throws {
    let folder = try BrowsedFolder()
    let session = try TerminalSession(in: folder.path)
    try session.start(["preview", folder.path + "/Banner.xib", "--ad", folder.path + "/ads.json"])
    try await session.wait(for: "240×75 pt")
    let path = folder.path + "/Banner.xib"
    // A new file that is renamed over the old one, twice, as Vim and Xcode save.
    for width in [246, 252] {
      try folder.write(Self.layout(width), to: "4913~")
      rename(folder.path + "/4913~", path)
      try await session.wait(for: "\(width)×75 pt")
    }
    // The old file renamed away, a new one written.
    rename(path, path + "~")
    try folder.write(Self.layout(258), to: "Banner.xib")
    try await session.wait(for: "258×75 pt")
    #expect(
      try AdPane.runShell(
        "sed -i 's/width=\"258\"/width=\"264\"/' '\(path)'", path: "/usr/bin"
      ).status == 0)
    try await session.wait(for: "264×75 pt")

    // Deleted: the last frame stays, with what is wrong.
    unlink(path)
    let gone = try await session.wait(for: "Banner.xib: ")
    #expect(gone.contains("Maps that fold"))
    try folder.write(Self.layout(270), to: "Banner.xib")
    try await session.wait("the new file") {
      $0.contains("270×75 pt") && !$0.contains("Banner.xib: ")
    }

    // Written in place, half of it first.
    let whole = Array(Self.layout(276).utf8)
    let descriptor = open(path, O_WRONLY | O_TRUNC)
    write(descriptor, whole, 700)
    close(descriptor)
    let half = try await session.wait(for: "Banner.xib:")
    #expect(half.contains("Maps that fold"))
    #expect(half.contains("270×75 pt"))
    try folder.write(Self.layout(276), to: "Banner.xib")
    try await session.wait("the whole file") {
      $0.contains("276×75 pt") && !$0.contains("Banner.xib:")
    }

    // The ad, in the same ways.
    try folder.write(
      BrowsedFolder.ads.replacingOccurrences(of: "fold", with: "shine"), to: "new.json")
    rename(folder.path + "/new.json", folder.path + "/ads.json")
    try await session.wait(for: "Maps that shine")
    try folder.write("[{\"headline\": ", to: "ads.json")
    let broken = try await session.wait(for: "ads.json:1:")
    #expect(broken.contains("Maps that shine"))
    try folder.write(BrowsedFolder.ads, to: "ads.json")
    try await session.wait("the mended ad") {
      $0.contains("Maps that fold") && !$0.contains("ads.json:")
    }

    // The whole folder put away and another one in its place, as a checkout does.
    rename(folder.path, folder.path + "-old")
    try folder.write(Self.layout(282), to: "Banner.xib")
    try folder.write(BrowsedFolder.ads, to: "ads.json")
    try session.press("R")
    try await session.wait(for: "282×75 pt")
    try folder.write(Self.layout(288), to: "Banner.xib")
    try await session.wait(for: "288×75 pt")
    try session.press("q")
    try await session.wait(for: "ended with 0")
  }
}
