import Foundation
import Testing

@testable import NativeAds

@Suite("The article on getting ads in")
struct ArticleTests {
  private static func blocks(_ language: String) throws -> [String] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/NativeAds/NativeAds.docc/YourAds.md")
    return try String(contentsOf: path, encoding: .utf8)
      .components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test("its ad file is read; only its pictures are missing here")
  func example() throws {
    let text = try #require(try Self.blocks("json").first)
    let file = try AdFile.parse(Array(text.utf8), path: "my-ad.json")
    #expect(file.ads[0].headline == "Trail maps for every hill")
    #expect(file.notes.allSatisfy { $0.message.hasPrefix("there is no file") })
    #expect(file.notes.count == 2)
  }

  @Test("every key that its code writes is one that the reader reads")
  func keys() throws {
    let code = try #require(try Self.blocks("swift").first)
    for (variable, wrap) in [("asset", "%"), ("media", #"{"media": %}"#)] {
      let keys = code.components(separatedBy: "\(variable)[\"").dropFirst()
        .compactMap { $0.components(separatedBy: "\"]").first }
      try #require(keys.count > 2)
      let picture: Set = ["url", "file", "width", "height"]
      for key in keys where variable == "media" || !picture.contains(key) {
        let text = wrap.replacingOccurrences(of: "%", with: "{\"\(key)\": null}")
        #expect(try AdFile.parse(Array(text.utf8), path: "a.json").notes.isEmpty, "\(key)")
      }
    }
  }
}
