import InterfaceBuilder
import Testing
import ViewLayout

@testable import Snapshots

@Suite("Manifests")
struct ManifestTests {
  private func manifest(_ text: String) throws -> Manifest {
    try Manifest(bytes: Array(text.utf8), path: "app/adpane.json")
  }

  @Test("a manifest with layouts alone has one case a layout")
  func plain() throws {
    let manifest = try manifest(#"{"layouts": "Ads/*.xib"}"#)
    let matrix = try #require(manifest.suites.first)
    #expect(matrix.layouts.map(\.text) == ["Ads/*.xib"])
    #expect(matrix.devices == [nil])
    #expect(matrix.languages == [nil])
    #expect(matrix.without == [[]])
    #expect(manifest.referenceFolder == "app/Snapshots/")
  }

  @Test("lists become values, each once")
  func lists() throws {
    let manifest = try manifest(
      #"""
      {"layouts": ["a.xib"], "ads": ["test", "ads/*.json"],
       "devices": ["iPhone SE (3rd generation)", "iphone-se-3", "iphone-15 landscape"],
       "sizes": ["fit", "saved", "320x50", "300xfit"], "appearances": ["light", "dark"],
       "languages": ["base", "ar", "pt-br", "double"], "textSizes": ["L", "accessibility-extra-large"],
       "without": ["none", "icon", ["media", "icon"]], "cell": "4x8", "adChoices": "none",
       "populate": "swiftui", "references": "/frames", "code": ["attribution"],
       "lint": {"disabled": ["text-clipped"]}, "assets": ["Images.xcassets", "/shared"]}
      """#)
    let matrix = manifest.suites[0]
    #expect(matrix.devices.map { $0?.device.name } == ["iphone-se-3", "iphone-15"])
    #expect(matrix.devices.map { $0?.isLandscape } == [false, true])
    #expect(matrix.sizes.map(\.width) == [nil, nil, 320, 300])
    #expect(matrix.sizes.map(\.height) == [.fit, .saved, .exact(50), .fit])
    #expect(matrix.appearances == [.light, .dark])
    #expect(matrix.languages == [nil, "ar", "pt-BR", "double"])
    #expect(matrix.textSizes == [.large, .accessibilityExtraLarge])
    #expect(matrix.without == [[], ["icon"], ["icon", "media"]])
    #expect(matrix.options.cell == Size(width: 4, height: 8))
    #expect(matrix.options.adChoices == .none)
    #expect(matrix.options.populate == .swiftui)
    #expect(matrix.assets == ["app/Images.xcassets", "/shared"])
    #expect(manifest.referenceFolder == "/frames/")
    #expect(manifest.code == ["attribution"])
    #expect(manifest.lint != nil)
  }

  @Test(
    "everything that is wrong is told at once, each place once and without what follows from it")
  func everything() throws {
    let error = #expect(throws: SnapshotsError.self) {
      try manifest(
        #"""
        {"layouts": ["a.xib"], "device": "iphone-8", "sizes": ["big", "fit", "small"],
         "code": 3, "cell": "0x0", "suites": [{"rtl": 1}, {"layouts": [1]}, 2]}
        """#)
    }
    #expect(
      error?.lines.map { $0.split(separator: ":")[4] } == [
        " $.device", " $.sizes[0]", " $.sizes[2]", " $.cell", " $.suites[0].rtl",
        " $.suites[1].layouts[0]", " $.suites[2]", " $.code",
      ])
  }

  @Test("a suite takes over the lists that it does not have itself")
  func suites() throws {
    let manifest = try manifest(
      #"""
      {"layouts": ["a.xib"], "appearances": ["dark"],
       "suites": [{"languages": ["ar"]}, {"name": "big", "appearances": ["light"], "layouts": "b.xib"}]}
      """#)
    #expect(manifest.suites.map { $0.layouts.map(\.text) } == [["a.xib"], ["b.xib"]])
    #expect(manifest.suites.map(\.appearances) == [[.dark], [.light]])
    #expect(manifest.suites.map(\.name) == [nil, "big"])
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("[]", "app/adpane.json:1:1: error: $: an array stands where an object"),
      ("{}", "app/adpane.json:1:1: error: $: \"layouts\" is missing"),
      ("{\n \"layouts\": [],", "app/adpane.json:2:"),
      ("{\"layouts\": []}", "$.layouts: at least one string"),
      ("{\"layout\": [\"a\"]}", "1:12: error: $.layout: no such key"),
      ("{\"layouts\": \"a\",\n\"devices\": [\"nokia\"]}", "2:13: error: $.devices[0]: \"nokia\""),
      ("{\"layouts\": \"a\", \"sizes\": [\"big\"]}", "320x250"),
      ("{\"layouts\": \"a\", \"sizes\": [\"0x10\"]}", "320x250"),
      ("{\"layouts\": \"a\", \"appearances\": [\"sepia\"]}", "light or dark"),
      ("{\"layouts\": \"a\", \"languages\": [\"a/b\"]}", "$.languages[0]"),
      ("{\"layouts\": \"a\", \"textSizes\": [\"tiny\"]}", "xSmall"),
      ("{\"layouts\": \"a\", \"without\": [\"logoo\"]}", "no such asset"),
      ("{\"layouts\": \"a\", \"without\": \"icon\"}", "$.without"),
      ("{\"layouts\": \"a\", \"cell\": \"6\"}", "6x12"),
      ("{\"layouts\": \"a\", \"cell\": 6}", "a number stands where a string"),
      ("{\"layouts\": \"a\", \"rtl\": 1}", "true or false"),
      ("{\"layouts\": \"a\", \"pictures\": \"image\"}", "outline or symbols"),
      ("{\"layouts\": \"a\", \"suites\": []}", "$.suites"),
      ("{\"suites\": [{\"ads\": \"test\"}]}", "$.suites[0]: \"layouts\" is missing"),
      ("{\"layouts\": \"a\", \"suites\": [{\"code\": [\"x\"]}]}", "$.suites[0].code"),
      ("{\"layouts\": \"a\", \"references\": \"\"}", "$.references"),
    ])
  func refusals(text: String, words: String) {
    let error = #expect(throws: SnapshotsError.self) { try manifest(text) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }
}
