import Foundation
import Testing

@testable import InterfaceBuilder

/// The folder of real documents, where the environment names one.
private let corpus = ProcessInfo.processInfo.environment["ADPANE_CORPUS"]

@Suite("documents that Interface Builder saved", .enabled(if: corpus != nil))
struct CorpusTests {
  private func files(in folder: String) throws -> [String] {
    let root = try #require(corpus) + "/" + folder
    return try FileManager.default.contentsOfDirectory(atPath: root).sorted()
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { root + "/" + $0 }
  }

  @Test("every iOS document is read, down to its last label", arguments: ["ads", "general"])
  func everyDocumentIsRead(folder: String) throws {
    let files = try files(in: folder)
    var notes: [String] = []
    var layouts = 0
    for file in files {
      do {
        let document = try Document(contentsOf: file)
        layouts += document.layouts.count
        notes += document.diagnostics.map { "\($0.rule): \($0.message)" }
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let written = text.components(separatedBy: "<label ").count - 1
        let views = document.layouts.flatMap { [$0.root] + ($0.controller?.barViews ?? []) }
        #expect(views.map(labels).reduce(0, +) == written, "\(file)")
      } catch {
        Issue.record("\(error)")
      }
    }
    print("read \(files.count) documents of \(folder): \(layouts) layouts, \(notes.count) notes")
    #expect(!files.isEmpty)
    // Notes are for what is wrong: they must not rain on documents that Xcode wrote.
    #expect(notes.filter { $0.hasPrefix("unknown-") }.count * 50 <= files.count)
  }

  private func labels(in view: View) -> Int {
    (view.subviews + view.slots).map(labels).reduce(view.element == "label" ? 1 : 0, +)
  }

  @Test("every other file is refused with one line")
  func everyOtherFileIsRefused() throws {
    let files = try files(in: "refuse")
    for file in files {
      do {
        _ = try Document(contentsOf: file)
        Issue.record("\(file) was read")
      } catch {
        let line = error.description
        #expect(line.hasPrefix(file) && line.contains(": error: ") && !line.contains("\n"))
      }
    }
    print("refused \(files.count) files")
    #expect(!files.isEmpty)
  }
}
