import TestFolders
import Testing

@testable import NativeAds

@Suite("Sources of ads")
@MainActor
struct SourcesTests {
  @Test("files and folders give ads in order, and a folder's other JSON is passed over")
  func files() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("b.json", #"{"headline": "second"}"#), ("a.json", #"[{"headline": "first"}]"#),
      ("c.json", #"{"assets": [{"id": 1, "title": {"text": "third"}}]}"#), ("x.json", "[1,"),
    ] {
      try folder.write(text, to: name)
    }
    let bench = Bench(adUnitID: "mine", source: FileAdSource([folder.path]))
    for _ in 0..<4 { await bench.load() }
    #expect(bench.recorder.ads.map { $0.headline } == ["first", "second", "third", "first"])
    let broken = Bench(adUnitID: "mine", source: FileAdSource([folder.path + "/x.json"]))
    await broken.load()
    #expect(broken.recorder.errors.first?.code == .receivedInvalidResponse)
    #expect(broken.recorder.errors.first?.message.contains("x.json:1:4: error: ") == true)
  }

  @Test("a source of app-install ads only has no fill for content ads")
  func noFit() async {
    let bench = Bench(types: [.nativeContent], source: FixedAdSource([TestAds.appInstall.ad]))
    await bench.load()
    #expect(bench.recorder.heard == ["fail noFill", "finish"])
  }
}
