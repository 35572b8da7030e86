import Foundation
import Testing

/// Runs the program on real documents, where `ADPANE_CORPUS` says where they are.
@Suite("Corpus", .enabled(if: AdPane.isThere && Corpus.folder != nil))
struct CorpusTests {
  private static let megabytes = 256

  @Test(
    "every document is drawn and inspected in bounded time and memory",
    arguments: [
      ["render", "--all"], ["inspect", "--all", "--format", "json"],
    ])
  func drawn(command: [String]) throws {
    let files = Corpus.files(in: ["ads", "general"])
    #expect(!files.isEmpty)
    var slowest = 0.0
    for file in files {
      let run = try AdPane.run(command + [file], memoryLimit: Self.megabytes)
      #expect(run.status == 0, "\(command[0]) \(file): \(run.errors)")
      #expect(!run.output.isEmpty, "\(command[0]) \(file)")
      slowest = max(slowest, run.seconds)
      if AdPane.isRelease {
        #expect(run.seconds <= 0.5, "\(command[0]) \(file) took \(run.seconds) s")
      }
    }
    print(
      "corpus: \(command[0]) ran on \(files.count) files, at most \(slowest) s and \(Self.megabytes) MiB"
    )
  }

  @Test("every document to refuse gets one line and exit status 2")
  func refused() throws {
    let files = Corpus.files(in: ["refuse"])
    #expect(!files.isEmpty)
    for file in files {
      let run = try AdPane.run("render", file)
      #expect(run.status == 2, "\(file)")
      #expect(run.errorLines.count == 1, "\(file): \(run.errors)")
      #expect(run.output.isEmpty, "\(file)")
    }
    print("corpus: render refused \(files.count) files")
  }
}

enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["ADPANE_CORPUS"].flatMap {
    $0.isEmpty ? nil : $0
  }

  static func files(in names: [String]) -> [String] {
    names.flatMap { name -> [String] in
      let path = (folder ?? "") + "/" + name
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return files.sorted().map { path + "/" + $0 }
    }
  }
}
