import Testing

@testable import Snapshots

@Suite("The plan of a manifest")
struct PlanTests {
  private let project: Project

  init() throws {
    project = try Project()
    try project.write(Project.xib("root"), to: "Ads/Small.xib")
    try project.write(Project.xib("root"), to: "Ads/deep/Big Card.xib")
    try project.write(Project.xib("root", customClass: "UIView"), to: "Ads/Settings.xib")
    try project.write(#"{"headline": "Bike lights"}"#, to: "bike.json")
  }

  @Test("names are made of the values that are not as in a plain call")
  func names() throws {
    let plan = try project.plan(
      #"""
      {"layouts": "Ads/*.xib", "ads": ["bike.json", "none"], "appearances": ["light", "dark"],
       "devices": ["iphone-se-3", "ipad-pro-9.7 landscape"], "sizes": ["fit", "320x50"],
       "languages": ["base", "ar"], "textSizes": ["large", "accessibilityExtraLarge"], "without": ["none", "icon"]}
      """#)
    #expect(plan.count == 2 * 2 * 2 * 2 * 2 * 2 * 2)
    let names = Set(plan.names)
    #expect(names.count == plan.count)
    #expect(names.contains("ads/small/bike.iphone-se-3"))
    #expect(names.contains("ads/small/bike.iphone-se-3.dark"))
    #expect(
      names.contains("ads/small/none.without-icon.ipad-pro-9-7-landscape.320x50.dark.ar.text-ax3"))
    let safe = names.allSatisfy { name in
      name.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "-_./".utf8.contains($0)
      }
    }
    #expect(safe)
  }

  @Test("names come in the order of the cases, those of no case last")
  func order() throws {
    let plan = try project.plan(
      #"{"layouts": "Ads/*.xib", "ads": ["bike.json"], "appearances": ["light", "dark"]}"#)
    let (light, dark) = ("ads/small/bike", "ads/small/bike.dark")
    #expect(plan.names == [light, dark])
    #expect(plan.inOrder([]) == [])
    #expect(plan.inOrder(["a", dark, "z", light]) == [light, dark, "a", "z"])
  }

  @Test("another value of a list leaves the names that are there as they are")
  func stability() throws {
    let few = try project.plan(#"{"layouts": "Ads/*.xib", "ads": ["test"]}"#).names
    let many = try project.plan(
      #"""
      {"layouts": ["Ads/**/*.xib"], "ads": ["none", "bike.json", "test"],
       "appearances": ["dark", "light"], "languages": ["ar", "base"]}
      """#
    ).names
    #expect(few == ["ads/small/test-every-asset"])
    #expect(Set(few).isSubset(of: many))
    #expect(many.contains("ads/deep/big-card/none.dark.ar"))
  }

  @Test("a pattern of ads finds the files that name an asset, whatever else is JSON")
  func adPatterns() throws {
    let others = [
      "other.json": #"{"name": "web", "version": "1"}"#, "list.json": "[1, 2]", "none.json": "{}",
      "adpane.json": #"{"layouts": "Ads", "assets": ["Ads"]}"#,
      "deep/adpane.json": #"{"layouts": ".", "assets": ["Ads"]}"#,
    ]
    for (name, text) in others { try project.write(text, to: name) }
    try project.write(#"{"headline": ""}"#, to: "deep/blank.json")
    try project.write(#"{"extra": {"color": "red"}}"#, to: "deep/custom.json")
    let found = try project.plan(#"{"layouts": "Ads/Small.xib", "ads": "**/*.json"}"#)
    #expect(found.names == ["bike", "blank", "custom"].map { "ads/small/" + $0 })
    #expect(found.absences.isEmpty && found.notes.isEmpty)
    let folder = try project.plan(#"{"layouts": "Ads/Small.xib", "ads": "deep"}"#)
    #expect(folder.names == ["blank", "custom"].map { "ads/small/" + $0 })
    let named = try project.plan(
      #"{"layouts": "Ads/Small.xib", "ads": ["other.json", "list.json"]}"#)
    #expect(named.names == ["ads/small/other"])
    #expect(!named.notes.isEmpty && named.absences.count == 1)
    let none = try project.plan(#"{"layouts": "Ads/Small.xib", "ads": "o*.json"}"#)
    #expect(none.absences.count == 1)
    for (name, text) in ["broken.json": "{", "wrong.json": #"{"headline": 5}"#] {
      try project.write(text, to: name)
      let plan = try project.plan(
        #"{"layouts": "Ads/Small.xib", "ads": "\#(name.prefix(3))*.json"}"#)
      #expect(plan.absences.count == 1)
    }
  }

  @Test("a glob and a folder give the documents with an ad view, a name any document")
  func searching() throws {
    #expect(try project.plan(#"{"layouts": "Ads"}"#).names.count == 2)
    #expect(try project.plan(#"{"layouts": "./Ads/*"}"#).names == ["ads/small/test-every-asset"])
    #expect(try project.plan(#"{"layouts": "**"}"#).names.count == 2)
    let named = try project.plan(#"{"layouts": ["Ads/Settings.xib", "Ads/Settings.xib"]}"#)
    #expect(named.names == ["ads/settings/none"])
  }

  @Test("each of several ad views of a document has a folder of its own")
  func several() throws {
    try project.write(Project.xib("one", "two"), to: "Two.xib")
    #expect(
      try project.plan(#"{"layouts": "Two.xib"}"#).names
        == ["two/one/test-every-asset", "two/two/test-every-asset"])
  }

  @Test("suites give the union of their cases")
  func union() throws {
    let plan = try project.plan(
      #"""
      {"layouts": "Ads/*.xib", "ads": ["bike.json"],
       "suites": [{"appearances": ["light", "dark"]}, {"languages": ["base", "ar"]}, {"name": "Old", "ads": "none"}]}
      """#)
    #expect(
      plan.names == [
        "ads/small/bike", "ads/small/bike.dark", "ads/small/bike.ar", "old/ads/small/none",
      ])
  }

  @Test("the test ad of a layout's format and the same ad by name are one case")
  func sameAd() throws {
    let plan = try project.plan(
      #"{"layouts": "Ads/*.xib", "ads": ["test", "test:every-asset", "test:every*"]}"#)
    #expect(plan.names == ["ads/small/test-every-asset"])
  }

  @Test("two different cases of one name are an error")
  func collisions() throws {
    try project.write(#"{"headline": "Boats"}"#, to: "other/Bike.json")
    #expect(throws: SnapshotsError.self) {
      try project.plan(#"{"layouts": "Ads/*.xib", "ads": ["bike.json", "other/Bike.json"]}"#)
    }
    #expect(throws: SnapshotsError.self) {
      try project.plan(
        #"{"layouts": "Ads/*.xib", "suites": [{"populate": "swiftui"}, {"populate": "guide"}]}"#)
    }
    for folder in ["ads", "Ads"] {
      try project.write(Project.xib("root"), to: folder + "/small.xib")
    }
    #expect(throws: SnapshotsError.self) { try project.plan(#"{"layouts": "*/small.xib"}"#) }
  }

  @Test("layouts in one folder whose names would be the same are told apart by a mark")
  func marks() throws {
    try project.write(Project.xib("root"), to: "Ads/small.xib")
    try project.write(Project.xib("root"), to: "Ads/small.storyboard")
    let names = try project.plan(
      #"{"layouts": ["Ads/*.xib", "Ads/*.storyboard"], "ads": "bike.json"}"#
    ).names
    #expect(Set(names).count == 3)
    #expect(names.contains("ads/small/bike"))
    #expect(names.allSatisfy { $0.hasPrefix("ads/small") })
  }

  @Test("what is not there is an absence that stops nothing else")
  func absences() throws {
    try project.write("<document", to: "Ads/Broken.xib")
    let plan = try project.plan(
      #"""
      {"layouts": ["Ads/*.xib", "Gone.xib", "No/*.xib"],
       "ads": ["bike.json", "gone.json", "test:nobody", "test:no*"]}
      """#)
    #expect(plan.names == ["ads/small/bike", "ads/small/test-no-media"])
    let words = plan.absences.map(\.error.description)
    #expect(words.count == 5)
    #expect(words.contains { $0.contains("Broken.xib") })
    #expect(words.contains { $0.contains("$.layouts[2]: no layout matches \"No/*.xib\"") })
    #expect(plan.absences.contains { $0.covers("gone/test-every-asset.dark") })
    #expect(plan.absences.contains { $0.covers("ads/small/gone.dark") })
    #expect(!plan.absences.contains { $0.covers("ads/small/bike") })
  }
}

@Suite("Names of files")
struct SafeNameTests {
  @Test(
    "a name has lower case letters and digits of every script, composed, and dashes",
    arguments: [
      ("NativeAdView", "nativeadview"), ("test:long-texts", "test-long-texts"),
      ("My Ad", "my-ad"), ("ipad-pro-9.7", "ipad-pro-9-7"), ("con", "con_"), ("LPT1", "lpt1_"),
      ("console", "console"), ("日本語", "日本語"), ("Böse", "böse"), ("e\u{301}tude", "étude"),
      ("Ёлка 2", "ёлка-2"), ("क्षेत्र", "क्षेत्र"),
    ])
  func plain(text: String, name: String) {
    #expect(SafeName.make(text) == name)
  }

  @Test("what is lost in a name is told by a mark")
  func marks() {
    let texts = [
      "日★", "日☆", "a/b", "a*b", "", String(repeating: "a", count: 300), "a\u{7}b",
      String(repeating: "語", count: 300), "\u{202E}a",
    ]
    let names = texts.map { SafeName.make($0) }
    #expect(Set(names).count == texts.count)
    #expect(names.allSatisfy { $0.utf8.count < 100 })
    #expect(SafeName.make(path: "./A/../Böse/x") == "a/up/böse/x")
  }

  @Test("a name has the same bytes however it was typed, and keeps its case where asked for")
  func composed() {
    #expect(Array(SafeName.make("e\u{301}").utf8) == Array("\u{E9}".utf8))
    #expect(SafeName.make("FeedCell Ä", letters: .kept) == "FeedCell-Ä")
    #expect(SafeName.make("CON", letters: .kept) == "CON_")
  }
}

@Suite("Parts of a plan")
struct SelectionTests {
  private let plan: SnapshotPlan

  init() throws {
    let project = try Project()
    try project.write(Project.xib("root"), to: "a.xib")
    try project.write(Project.xib("root"), to: "b.xib")
    plan = try project.plan(
      #"""
      {"layouts": ["a.xib", "b.xib"], "ads": ["test:*"], "appearances": ["light", "dark"],
       "languages": ["base", "ar", "de"]}
      """#)
  }

  @Test(
    "the shards together are the whole, and as large as each other",
    arguments: [1, 2, 3, 4, 7, 500])
  func shards(count: Int) throws {
    let shards = try (1...count).map { number in
      let shard = try #require(Selection.Shard("\(number)/\(count)"))
      let selection = Selection(of: plan, shard: shard)
      return (0..<selection.count).map { selection[$0] }
    }
    #expect(shards.flatMap { $0 }.sorted() == Array(0..<plan.count))
    let sizes = shards.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test("a filter is a whole name, a glob or a piece of a name")
  func filters() throws {
    func names(_ filters: String..., shard: String? = nil) -> [String] {
      let selection = Selection(
        of: plan, filters: filters, shard: shard.flatMap(Selection.Shard.init))
      return (0..<selection.count).map { plan[selection[$0]].name }
    }
    #expect(names("a/test-minimal") == ["a/test-minimal"])
    #expect(names("test-minimal.dark").count == 2 * 3)
    #expect(names("A/test-mini").count == 2 * 3)
    #expect(names("a/*.ar").allSatisfy { $0.hasPrefix("a/") && $0.hasSuffix(".ar") })
    #expect(names("test-minimal*").count == 2 * 2 * 3)
    #expect(names("nothing").isEmpty)
    #expect(names("a/test-minimal", "b/test-minimal").count == 2)
    let halves = names("test-minimal", shard: "1/2") + names("test-minimal", shard: "2/2")
    #expect(halves.sorted() == names("test-minimal").sorted())
  }

  @Test(
    "a part that is none is not understood",
    arguments: ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2", ""])
  func noShard(text: String) {
    #expect(Selection.Shard(text) == nil)
  }
}
