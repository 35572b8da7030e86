import Foundation
import Testing

@Suite("README", .enabled(if: AdPane.isThere))
struct ReadmeTests {
  /// A command of the README and the output that stands below it.
  struct Example: CustomTestStringConvertible {
    var command: String
    var output: [String]
    var testDescription: String { command }
  }

  static let examples: [Example] = {
    let readme = FileManager.default.contents(atPath: AdPane.package + "/README.md") ?? Data()
    var examples: [Example] = []
    var isInside = false
    for line in String(decoding: readme, as: UTF8.self).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2)), output: []))
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].output.append(line)
      }
    }
    return examples
  }()

  /// Commands in comments, whose output is part of the text.
  static let parts: [Example] = {
    let readme = FileManager.default.contents(atPath: AdPane.package + "/README.md") ?? Data()
    var parts: [Example] = []
    var isInside = false
    for line in String(decoding: readme, as: UTF8.self).components(separatedBy: "\n") {
      if line.hasPrefix("<!-- $ ") {
        parts.append(Example(command: String(line.dropFirst(7).dropLast(4)), output: []))
        isInside = true
      } else if line == "<!-- end -->" {
        isInside = false
      } else if isInside {
        parts[parts.count - 1].output.append(line)
      }
    }
    return parts
  }()

  private static let hasTmux = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  @Test(
    "every example gives what the README shows; Scripts/refresh-readme renews it",
    arguments: examples + parts.filter { !$0.command.hasPrefix("Scripts/") })
  func example(example: Example) throws {
    let folder = ((AdPane.path ?? "") as NSString).deletingLastPathComponent
    let run = try AdPane.runShell(example.command + " 2>&1", path: folder)
    var lines = run.text.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    #expect(lines == example.output)
  }

  @Test(
    "the browser's screen is what the program shows", .enabled(if: hasTmux, "tmux is not here"),
    arguments: parts.filter { $0.command.hasPrefix("Scripts/") })
  func screen(part: Example) throws { try example(example: part) }

  @Test("the picture is what the program draws, apart from what libchafa's version makes of images")
  func picture() throws {
    let run = try AdPane.run("render", "Layouts/NativeAdView.xib", "--format", "svg")
    let picture = FileManager.default.contents(atPath: AdPane.package + "/Layouts/NativeAdView.svg")
    func words(_ svg: Data?) -> [Substring] {
      String(decoding: svg ?? Data(), as: UTF8.self).split(separator: "\n")
        .filter { !$0.hasPrefix("<path") }
    }
    #expect(words(run.output) == words(picture))
    #expect(words(picture).count > 10)
  }
}
