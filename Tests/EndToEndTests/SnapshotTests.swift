import Foundation
import Testing

/// A project with a layout, an ad and a manifest in a folder of its own.
struct SnapshotProject {
  let scratch: Scratch

  init(manifest: String? = Self.manifest) throws {
    scratch = try Scratch()
    try scratch.write(Xib.ad, to: "Ads/Small.xib")
    try scratch.write(#"{"headline": "Bike lights", "callToAction": "Shop"}"#, to: "bike.json")
    if let manifest { try scratch.write(manifest, to: "adpane.json") }
  }

  static let manifest =
    #"{"layouts": ["Ads/*.xib"], "ads": ["bike.json"], "appearances": ["light", "dark"]}"#

  func snapshot(_ arguments: String..., environment: [String: String] = [:]) throws -> AdPane.Run {
    try AdPane.run(["snapshot"] + arguments, in: scratch.path, environment: environment)
  }

  static let light = "Snapshots/ads/small/bike.frame"
  static let dark = "Snapshots/ads/small/bike.dark.frame"

  /// Gives the layout another text, so that its frames change.
  func changeLayout() throws {
    try scratch.write(
      Xib.ad.replacingOccurrences(of: "text=\"Ad\"", with: "text=\"Sponsored\""),
      to: "Ads/Small.xib")
  }

  var files: [String] {
    let all = FileManager.default.enumerator(atPath: scratch.path)?.allObjects as? [String] ?? []
    return all.filter { $0.contains(".frame") || $0.hasSuffix(".svg") }.sorted()
  }

  /// What tells whether a file was written anew.
  func identity(_ name: String) -> [Int] {
    var status = stat()
    stat(scratch.path + "/" + name, &status)
    return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }
}

@Suite("Snapshots", .enabled(if: AdPane.isThere))
struct SnapshotTests {
  typealias Project = SnapshotProject

  @Test("from nothing to a verified matrix in three commands")
  func threeCommands() throws {
    let project = try Project(manifest: nil)
    let start = try project.snapshot("init")
    #expect(start.status == 0)
    #expect(start.lines.last == "" && start.text.contains("12 cases"))
    #expect(project.scratch.read(".gitattributes") == "*.frame text eol=lf\n")
    #expect(project.scratch.read("adpane.json").contains("\"Ads/*.xib\""))
    let record = try project.snapshot("record")
    #expect(record.status == 0)
    #expect(record.text.hasSuffix("12 cases: 12 new; 12 recorded\n"))
    let verify = try project.snapshot("verify")
    #expect(verify.status == 0)
    #expect(verify.text == "12 cases: 12 same\n")
    #expect(verify.errors == "")
  }

  @Test("init spares a manifest that is there, and adds to a .gitattributes")
  func initAgain() throws {
    let project = try Project(manifest: nil)
    try project.scratch.write("*.png binary", to: ".gitattributes")
    #expect(try project.snapshot("init").status == 0)
    #expect(
      project.scratch.read(".gitattributes") == "*.png binary\n*.frame text eol=lf\n")
    let again = try project.snapshot("init")
    #expect(again.status == 2)
    #expect(again.errors == "adpane: adpane.json is there already\n")
    let empty = try Scratch()
    #expect(try AdPane.run("snapshot", "init", in: empty.path).status == 2)
    #expect(empty.names.isEmpty)
  }

  @Test("verify calls a case without a reference new, and writes no reference")
  func new() throws {
    let project = try Project()
    let run = try project.snapshot("verify")
    #expect(run.status == 1)
    #expect(run.text.contains("new         ads/small/bike.dark\n"))
    #expect(run.text.hasSuffix("2 cases: 2 new\n"))
    #expect(!project.files.contains { $0.hasSuffix(".frame") })
    #expect(
      project.files.filter { $0.contains("bike.dark") } == [
        "Snapshots/ads/small/bike.dark.actual.svg",
        "Snapshots/ads/small/bike.dark.difference.svg",
        "Snapshots/ads/small/bike.dark.expected.svg", "Snapshots/ads/small/bike.dark.frame.new",
      ])
  }

  @Test("verify prints what changed as a unified diff and leaves the reference as it is")
  func changed() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    let before = project.scratch.read(Project.light)
    try project.changeLayout()
    let run = try project.snapshot("verify")
    #expect(run.status == 1)
    #expect(run.text.contains("changed     ads/small/bike\n--- \(Project.light)\n"))
    #expect(run.lines.contains { $0.hasPrefix("+|Sponsored") && $0.hasSuffix("|") })
    #expect(run.lines.contains { $0.hasPrefix("-|Ad ") })
    #expect(run.text.hasSuffix("2 cases: 2 changed\n"))
    #expect(run.errors.contains("adpane snapshot accept"))
    #expect(!run.text.contains("\u{1B}"))
    #expect(project.scratch.read(Project.light) == before)
    #expect(project.scratch.read(Project.light + ".new").contains("Sponsored"))
    #expect(project.scratch.read("Snapshots/ads/small/bike.actual.svg").contains("Sponsored"))
    #expect(run.text.contains("\nthe same change of texts and views in 1 other: bike.dark\n\n"))
    #expect(run.lines.filter { $0.hasPrefix("+|Sponsored") }.count == 1)
    let verbose = try project.snapshot("verify", "--verbose")
    #expect(verbose.lines.filter { $0.hasPrefix("+|Sponsored") }.count == 2)
    #expect(verbose.text.contains("changed     ads/small/bike.dark\n--- \(Project.dark)\n"))
    #expect(!verbose.text.contains("the same change"))
    let colored = try project.snapshot("verify", "--color", "always")
    #expect(colored.text.contains("\u{1B}[32m+|Sponsored"))

    try project.scratch.write(Xib.ad, to: "Ads/Small.xib")
    #expect(try project.snapshot("verify").status == 0)
    #expect(!project.files.contains { $0.hasSuffix(".new") || $0.hasSuffix(".svg") })
  }

  @Test("record writes what --update says and leaves files with the same bytes alone")
  func update() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    let identity = project.identity(Project.dark)
    #expect(try project.snapshot("record", "--update", "all").text == "2 cases: 2 same\n")
    #expect(project.identity(Project.dark) == identity)

    try project.changeLayout()
    try FileManager.default.removeItem(atPath: project.scratch.path + "/" + Project.light)
    let missing = try project.snapshot("record", "--update", "missing")
    #expect(missing.text.contains("recorded    ads/small/bike\n"))
    #expect(missing.text.contains("changed     ads/small/bike.dark\n"))
    #expect(project.identity(Project.dark) == identity)
    #expect(project.scratch.read(Project.light).contains("Sponsored"))

    try project.scratch.write("adpane-frame 1\n<<<<<<< HEAD\n", to: Project.light)
    let changed = try project.snapshot("record", "--update", "changed")
    #expect(changed.text.contains("unreadable  ads/small/bike\n"))
    #expect(project.scratch.read(Project.dark).contains("Sponsored"))
    #expect(project.scratch.read(Project.light).contains("<<<<<<<"))
    _ = try project.snapshot("record", "--update", "all")
    #expect(try project.snapshot("verify").status == 0)
  }

  @Test(
    "a reference that cannot be read is told with the reason",
    arguments: [
      ("hello\n", "no frame file"), ("", "empty"), ("adpane-frame 9\n", "version"),
      ("adpane-frame 1\r\nx\r\n", "CR LF"), ("adpane-frame 1\n<<<<<<< a\n", "merge conflict"),
    ])
  func unreadable(text: String, word: String) throws {
    let project = try Project()
    _ = try project.snapshot("record")
    try project.scratch.write(text, to: Project.dark)
    let run = try project.snapshot("verify")
    #expect(run.status == 1)
    #expect(run.text.contains("unreadable  ads/small/bike.dark\n"))
    #expect(run.text.hasSuffix("2 cases: 1 same, 1 unreadable\n"))
    #expect(run.errorLines.contains { $0.hasPrefix(Project.dark) && $0.contains(word) })
  }

  @Test("references of a layout or an ad that is gone are missing, not orphaned")
  func missing() throws {
    let project = try Project(
      manifest: #"{"layouts": ["Ads/Small.xib"], "ads": ["bike.json", "test"]}"#)
    _ = try project.snapshot("record")
    try FileManager.default.moveItem(
      atPath: project.scratch.path + "/bike.json", toPath: project.scratch.path + "/car.json")
    let ad = try project.snapshot("verify", "--unreferenced", "delete")
    #expect(ad.status == 2)
    #expect(ad.text.contains("missing     ads/small/bike\n"))
    #expect(ad.errorLines.count { $0.contains("bike.json") } == 1)
    #expect(project.files.count == 2)
    try FileManager.default.removeItem(atPath: project.scratch.path + "/Ads/Small.xib")
    let layout = try project.snapshot("verify", "--unreferenced", "delete")
    #expect(layout.status == 2)
    #expect(layout.text.hasSuffix("2 cases: 2 missing\n"))
    #expect(project.files.count == 2)
  }

  @Test("references without a case are told, rejected or deleted as --unreferenced says")
  func orphans() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    let orphan = "Snapshots/ads/small/bike.car.frame"
    func restore() throws {
      try project.scratch.write(project.scratch.read(Project.light), to: orphan)
    }
    try restore()
    let plain = try project.snapshot("verify")
    #expect(plain.status == 1)
    #expect(plain.text == "orphaned    ads/small/bike.car\n2 cases: 2 same; 1 orphaned\n")
    #expect(try project.snapshot("verify", "--unreferenced", "reject").status == 1)
    let warned = try project.snapshot("verify", "--unreferenced", "warn")
    #expect(warned.status == 0)
    #expect(warned.text.contains("orphaned    ads/small/bike.car\n"))
    let ignored = try project.snapshot("verify", "--unreferenced", "ignore")
    #expect(ignored.status == 0)
    #expect(ignored.text == "2 cases: 2 same\n")
    let inCI = try project.snapshot(
      "verify", "--unreferenced", "auto", environment: ["CI": "true"])
    #expect(inCI.status == 1)
    for part in [["--filter", "bike"], ["--shard", "1/2"]] {
      let run = try AdPane.run(
        ["snapshot", "verify", "--unreferenced", "delete"] + part, in: project.scratch.path)
      #expect(run.status == 0)
      #expect(!run.text.contains("orphaned"))
    }
    #expect(project.files.contains(orphan))
    let deleted = try project.snapshot("verify", "--unreferenced", "delete")
    #expect(deleted.status == 0)
    #expect(deleted.text.contains("deleted     ads/small/bike.car\n"))
    #expect(project.files == [Project.dark, Project.light])
    try restore()
    #expect(try project.snapshot("verify", "--unreferenced", "auto").status == 0)
    #expect(project.files == [Project.dark, Project.light])

    // What verify checks may be out of sight for a moment; record is told to write.
    let stray = "Snapshots/ads/small/car.frame"
    try project.scratch.write(project.scratch.read(Project.light), to: stray)
    for choice in ["delete", "auto"] {
      let kept = try project.snapshot("verify", "--unreferenced", choice)
      #expect(kept.status == 1)
      #expect(kept.errors.contains("'verify' removes no reference whose layout or ad is not there"))
      #expect(project.files.contains(stray))
    }
    #expect(try project.snapshot("record", "--unreferenced", "delete").status == 0)
    #expect(!project.files.contains(stray))
  }

  @Test("a layout that a glob misses for a moment costs no reference")
  func missedLayout() throws {
    let project = try Project()
    try project.scratch.write(Xib.ad, to: "Ads/Other.xib")
    _ = try project.snapshot("record")
    #expect(project.files.count == 4)
    try FileManager.default.removeItem(atPath: project.scratch.path + "/Ads/Other.xib")
    let run = try project.snapshot("verify", "--unreferenced", "auto")
    #expect(run.status == 1)
    #expect(run.text.hasSuffix("2 cases: 2 same; 2 orphaned\n"))
    #expect(project.files.count == 4)
  }

  @Test("layouts whose names differ in what is not safe everywhere have frames of their own")
  func similarNames() throws {
    let project = try Project()
    for name in ["with space", "with-space", "With-Space"] {
      try project.scratch.write(Xib.ad, to: "Ads/\(name).xib")
    }
    #expect(try project.snapshot("record").status == 0)
    #expect(project.files.count == 8)
    #expect(project.files.contains("Snapshots/ads/with-space/bike.frame"))
    try FileManager.default.removeItem(atPath: project.scratch.path + "/adpane.json")
    #expect(try project.snapshot("init").status == 0)
  }

  @Test("what cannot be verified names the command that mends it")
  func offers() throws {
    let project = try Project()
    let new = try project.snapshot("verify")
    #expect(new.errors.contains("'adpane snapshot record' records the first frames"))
    #expect(!new.errors.contains("snapshot review"))
    _ = try project.snapshot("record")
    try project.scratch.write("hello\n", to: Project.dark)
    let unreadable = try project.snapshot("verify", "adpane.json")
    #expect(unreadable.errors.contains("'adpane snapshot record adpane.json --update all'"))
    #expect(try project.snapshot("record", "--update", "all").status == 0)
    #expect(try project.snapshot("verify").status == 0)
  }

  @Test("accept and reject decide about what waits, all of it or what fits a filter")
  func decisions() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    try project.changeLayout()
    _ = try project.snapshot("verify")
    let review = try project.snapshot("review")
    #expect(review.status == 1, "nothing is decided")
    #expect(review.text.contains("[1/2] changed  ads/small/bike\n"))
    #expect(review.text.contains("[2/2] changed  ads/small/bike.dark\n"))
    #expect(review.text.contains("  adpane snapshot accept --filter ads/small/bike\n"))
    #expect(review.text.hasSuffix("\n2 not decided\n"))
    #expect(review.errors.contains("'adpane snapshot review' in a terminal asks about each"))
    #expect(review.errors.contains("'adpane snapshot accept' or 'adpane snapshot reject'"))
    let named = try AdPane.run(["snapshot", "review", project.scratch.path])
    #expect(
      named.text.contains(
        "  adpane snapshot reject \(project.scratch.path) --filter ads/small/bike\n"))
    let accept = try project.snapshot("accept", "--filter", "ads/small/bike")
    #expect(accept.text == "accepted  ads/small/bike\n1 accepted\n")
    #expect(project.scratch.read(Project.light).contains("Sponsored"))
    #expect(!project.scratch.read(Project.dark).contains("Sponsored"))
    #expect(try project.snapshot("reject").text.hasSuffix("1 rejected\n"))
    #expect(project.files == [Project.dark, Project.light])
    #expect(try project.snapshot("accept").status == 0)
    #expect(try project.snapshot("accept", "--filter", "nobody").status == 2)
    let verify = try project.snapshot("verify")
    #expect(verify.text.hasSuffix("2 cases: 1 same, 1 changed\n"))
  }

  @Test("verify, review and accept have one order, that of the manifest")
  func order() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    try project.changeLayout()
    func names(_ run: AdPane.Run) -> [Substring] {
      run.text.split(separator: "\n").filter {
        $0.contains("ed  ") && $0.contains("ads/small/")
      }.compactMap { $0.split(separator: " ").last }
    }
    let order: [Substring] = ["ads/small/bike", "ads/small/bike.dark"]
    #expect(names(try project.snapshot("verify", "--verbose")) == order)
    #expect(names(try project.snapshot("review")) == order)
    #expect(names(try project.snapshot("accept")) == order)
  }

  @Test("what waits for cases that the manifest no longer has is dropped, never accepted")
  func strayPending() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    try project.changeLayout()
    _ = try project.snapshot("verify")
    try project.scratch.write(
      Project.manifest.replacingOccurrences(of: #", "dark""#, with: ""), to: "adpane.json")
    _ = try project.snapshot("verify", "--unreferenced", "delete")
    #expect(try project.snapshot("accept").text == "accepted  ads/small/bike\n1 accepted\n")
    #expect(try project.snapshot("verify").status == 0)
    #expect(project.files == [Project.light])
  }

  @Test("- is standard output, for frames and for reports")
  func standardOutput() throws {
    let project = try Project()
    let report = try project.snapshot("verify", "--report", "markdown:-")
    #expect(report.text.contains("| "))
    let frame = try AdPane.run("render", "Ads/Small.xib", "-o", "-", in: project.scratch.path)
    #expect(frame.text.contains("Ad"))
    #expect(!FileManager.default.fileExists(atPath: project.scratch.path + "/-"))
  }

  @Test("pending frames of a folder, such as a download from CI, are accepted too")
  func artifacts() throws {
    let project = try Project()
    let run = try project.snapshot("verify", "--output", "artifacts/")
    #expect(run.status == 1)
    #expect(project.files.allSatisfy { $0.hasPrefix("artifacts/ads/small/") })
    #expect(project.files.count == 8)
    #expect(run.errors.contains("adpane snapshot accept --output artifacts/"))
    let accept = try project.snapshot("accept", "artifacts")
    #expect(accept.text.hasSuffix("2 accepted\n"))
    #expect(project.files == [Project.dark, Project.light])
    #expect(try project.snapshot("verify").status == 0)
  }

  @Test("half a pending frame never becomes a reference")
  func halfFrame() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    let whole = project.scratch.read(Project.light)
    try project.scratch.write(String(whole.dropLast(200)), to: Project.light + ".new")
    try project.scratch.write(String(whole.prefix(70)), to: Project.dark + ".new")
    let run = try project.snapshot("accept")
    #expect(run.status == 2)
    #expect(project.scratch.read(Project.dark).contains("dark"))
    #expect(run.errors.contains("bike.dark.frame.new"))
  }

  @Test("list tells every case with its status and writes nothing")
  func list() throws {
    let project = try Project()
    _ = try project.snapshot("record", "--filter", "dark")
    try project.scratch.write("x", to: "Snapshots/old.frame")
    let run = try project.snapshot("list")
    #expect(run.status == 0)
    #expect(
      run.text == """
        new         ads/small/bike
        same        ads/small/bike.dark
        orphaned    old

        """)
    #expect(project.files == ["Snapshots/ads/small/bike.dark.frame", "Snapshots/old.frame"])
  }

  @Test("the manifest is found above the current folder")
  func above() throws {
    let project = try Project()
    try FileManager.default.createDirectory(
      atPath: project.scratch.path + "/Ads/deep", withIntermediateDirectories: true)
    let run = try AdPane.run("snapshot", "record", in: project.scratch.path + "/Ads/deep")
    #expect(run.status == 0)
    #expect(project.files == [Project.dark, Project.light])
    #expect(try AdPane.run("snapshot", "verify", project.scratch.path).status == 0)
  }

  @Test(
    "wrong usage is one line and the exit status 2",
    arguments: [
      ["snapshot"], ["snapshot", "verfy"], ["snapshot", "verify", "a", "b"],
      ["snapshot", "verify", "--shard", "3/2"], ["snapshot", "verify", "--jobs", "0"],
      ["snapshot", "verify", "--update", "some"], ["snapshot", "verify", "--filter", "nobody"],
      ["snapshot", "verify", "none.json"], ["snapshot", "verify", "--report", "x.pdf"],
    ])
  func usage(arguments: [String]) throws {
    let project = try Project()
    let run = try AdPane.run(arguments, in: project.scratch.path)
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.output.isEmpty)
  }
}
