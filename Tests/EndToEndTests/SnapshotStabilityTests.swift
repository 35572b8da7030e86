import Foundation
import Testing

@Suite("The same frames everywhere", .enabled(if: AdPane.isThere))
struct SnapshotStabilityTests {
  private static let manifest = """
    {"layouts": ["\(AdPane.package)/Layouts/*.xib"], "ads": ["test:*"], "languages": ["base", "ar"]}
    """

  private func frames(of project: SnapshotProject) -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in project.files {
      contents[file] = FileManager.default.contents(atPath: project.scratch.path + "/" + file)
    }
    return contents
  }

  @Test("threads, terminals and locales change no byte")
  func circumstances() throws {
    var first: [String: Data]?
    for (jobs, terminal, locale) in [
      ("1", "dumb", "C"), ("2", "xterm-direct", "C.UTF-8"), ("4", "vt100", "POSIX"),
      ("3", "xterm-256color", "xx_XX.ISO-8859-1"),
    ] {
      let project = try SnapshotProject(manifest: Self.manifest)
      let run = try project.snapshot(
        "record", "--jobs", jobs,
        environment: ["TERM": terminal, "LC_ALL": locale, "COLORTERM": "truecolor"])
      #expect(run.status == 0)
      let frames = frames(of: project)
      #expect(frames.count >= 100)
      #expect(frames == first ?? frames)
      first = frames
    }
  }

  @Test("results are told in the order of the plan on any number of threads")
  func order() throws {
    let project = try SnapshotProject(manifest: Self.manifest)
    let one = try project.snapshot("list", "--jobs", "1")
    #expect(one.lines.count > 100)
    for jobs in ["2", "7"] {
      #expect(try project.snapshot("list", "--jobs", jobs).output == one.output)
    }
  }

  @Test("the shards of a run together are the whole")
  func shards() throws {
    let project = try SnapshotProject(manifest: Self.manifest)
    let whole = try project.snapshot("list").lines.filter { !$0.isEmpty }
    let parts = try (1...3).flatMap { number in
      try project.snapshot("list", "--shard", "\(number)/3").lines.filter { !$0.isEmpty }
    }
    #expect(parts.sorted() == whole.sorted())
    for number in 1...3 {
      #expect(try project.snapshot("record", "--shard", "\(number)/3").status == 0)
    }
    #expect(try project.snapshot("verify").status == 0)
  }
}

@Suite("Writing frames", .enabled(if: AdPane.isThere))
struct SnapshotWritingTests {
  private typealias Project = SnapshotProject

  @Test("a run that is killed at any moment leaves whole references behind")
  func kill() throws {
    let project = try Project(
      manifest: #"{"layouts": ["Ads/*.xib"], "ads": ["test:*"], "appearances": ["light", "dark"]}"#)
    _ = try project.snapshot("record")
    let old = contents(project)
    try project.changeLayout()
    let start = Date()
    _ = try project.snapshot("record")
    let duration = Date().timeIntervalSince(start)
    let new = contents(project)
    #expect(old.count == new.count && old != new)
    var stopped = 0
    // A debug build takes ten times as long.
    for round in 0..<(AdPane.isRelease ? 100 : 10) {
      try restore(round.isMultiple(of: 2) ? old : new, in: project)
      if round.isMultiple(of: 2) {
        try project.changeLayout()
      } else {
        try project.scratch.write(Xib.ad, to: "Ads/Small.xib")
      }
      let delay = duration * Double((round * 37) % 100) / 100
      let run = try AdPane.runShell(
        "cd '\(project.scratch.path)' && { adpane snapshot record >/dev/null 2>&1 & sleep \(delay); "
          + "kill -9 $!; wait $!; }",
        path: ((AdPane.path ?? "") as NSString).deletingLastPathComponent)
      if run.status == 137 { stopped += 1 }
      for (name, content) in contents(project) {
        #expect(content == old[name] || content == new[name])
      }
      #expect(contents(project).count == old.count)
    }
    #expect(stopped > 0)
    _ = try project.snapshot("record", "--update", "all")
    #expect(try project.snapshot("verify").status == 0)
    let leftovers = try FileManager.default.subpathsOfDirectory(
      atPath: project.scratch.path + "/Snapshots"
    ).filter { $0.hasSuffix(".tmp") }
    #expect(leftovers.isEmpty)
  }

  private func contents(_ project: Project) -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in project.files where file.hasSuffix(".frame") {
      contents[file] = FileManager.default.contents(atPath: project.scratch.path + "/" + file)
    }
    return contents
  }

  private func restore(_ contents: [String: Data], in project: Project) throws {
    for (file, content) in contents {
      try content.write(to: URL(fileURLWithPath: project.scratch.path + "/" + file))
    }
  }

  @Test("two runs at once leave whole references behind")
  func twoRuns() async throws {
    let project = try Project(
      manifest: #"{"layouts": ["Ads/*.xib"], "ads": ["test:*"], "appearances": ["light", "dark"]}"#)
    let folder = project.scratch.path
    try await withThrowingTaskGroup(of: AdPane.Run.self) { group in
      for _ in 0..<2 {
        group.addTask { try AdPane.run("snapshot", "record", in: folder) }
      }
      for try await run in group {
        #expect(run.status == 0)
        #expect(run.errors == "")
      }
    }
    #expect(try project.snapshot("verify").status == 0)
  }

  @Test("a folder that cannot be written to is said, and the old references stay")
  func unwritable() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    let before = contents(project)
    try project.changeLayout()
    // A file stands where a folder is needed, which stops root too.
    try project.scratch.write("x", to: "blocked")
    let run = try project.snapshot("verify", "--output", "blocked")
    #expect(run.status == 2)
    #expect(run.errors.contains("blocked/"))
    #expect(contents(project) == before)
  }

  @Test(
    "a full disk is said, and the old reference stays",
    .enabled(if: FileManager.default.fileExists(atPath: "/bin/sh")))
  func fullDisk() throws {
    let project = try Project()
    _ = try project.snapshot("record")
    let before = contents(project)
    try project.changeLayout()
    // No file may grow beyond a block of 512 bytes; without the signal, writing fails as on a full disk.
    let run = try AdPane.runShell(
      "cd '\(project.scratch.path)' && trap '' XFSZ && ulimit -f 1 && adpane snapshot record 2>errors; "
        + "echo $?; cat errors",
      path: ((AdPane.path ?? "") as NSString).deletingLastPathComponent)
    #expect(run.lines.contains("2"))
    #expect(run.text.contains("error: can't be written: "))
    #expect(contents(project) == before)
  }
}
