import Foundation
import Testing

@testable import NativeAds

/// Files that are not part of the package: they lie beside the corpus that ADPANE_CORPUS names.
private enum SavedFiles {
  static let folder = ProcessInfo.processInfo.environment["ADPANE_CORPUS"].map {
    URL(fileURLWithPath: $0).deletingLastPathComponent()
  }

  static func files(_ path: String) -> [URL] {
    guard let folder = folder?.appendingPathComponent(path),
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return found.compactMap { $0 as? URL }.sorted { $0.path < $1.path }
  }
}

@Suite("Saved files", .enabled(if: SavedFiles.folder != nil, "ADPANE_CORPUS is not set"))
struct SavedFilesTests {
  @Test("every saved OpenRTB response is read, with its request where there is one")
  func responses() throws {
    let responses = SavedFiles.files("openrtb/response").filter { $0.pathExtension == "json" }
    try #require(!responses.isEmpty)
    var requests = 0
    for response in responses {
      let request = URL(
        fileURLWithPath: response.path.replacingOccurrences(of: "/response/", with: "/request/")
          .replacingOccurrences(of: ".json", with: ".request.json"))
      var answered: OpenRTBRequest?
      if FileManager.default.fileExists(atPath: request.path) {
        answered = try OpenRTBRequest.read(request.path)
        requests += 1
      }
      let file = try AdFile.read(response.path, request: answered)
      #expect(file.kind == .openRTB, "\(response.lastPathComponent)")
      #expect(file.ads.count == 1 && file.ads[0].headline != nil, "\(response.lastPathComponent)")
      #expect(file.ads[0].link != nil, "\(response.lastPathComponent)")
    }
    print("read \(responses.count) OpenRTB responses, \(requests) of them with their requests")
  }

  @Test("every ad file of the saved cases is read")
  func cases() throws {
    let ads = SavedFiles.files("cases").filter {
      $0.pathExtension == "json" && $0.lastPathComponent.hasPrefix("ad")
    }
    try #require(!ads.isEmpty)
    for ad in ads {
      let file = try AdFile.read(ad.path)
      #expect(file.ads.first?.headline != nil, "\(ad.path)")
      #expect(file.kind == .openRTB || file.notes.isEmpty, "\(ad.path): \(file.notes)")
    }
    print("read \(ads.count) ad files")
  }
}
