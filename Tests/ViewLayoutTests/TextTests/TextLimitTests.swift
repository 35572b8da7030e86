import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("The limit of what is laid out of a text")
struct TextLimitTests {
  private static let words = "A street full of lamps, "

  /// A text of at least so many bytes that begins and ends with words of its own.
  private static func text(_ bytes: Int) -> String {
    "First " + String(repeating: words, count: bytes / words.utf8.count + 1) + "last"
  }

  private static func run(_ text: String, kern: Double) -> AttributedText.Run {
    var run = AttributedText.Run(text: text)
    run.kern = kern
    return run
  }

  @Test("ordinary texts are laid out whole")
  func whole() {
    for text in ["", "a", String(repeating: "é", count: TextLimit.bytes / 2)] {
      #expect(TextLimit.bounded(text) == text)
    }
    let runs = AttributedText(runs: [.init(text: "One "), Self.run("two", kern: 2)])
    #expect(TextLimit.bounded(runs) == runs)
  }

  @Test("a longer text keeps start and end, and no more bytes than the limit")
  func long() {
    let bounded = TextLimit.bounded(Self.text(3 * TextLimit.bytes))
    #expect(bounded.utf8.count == TextLimit.bytes)
    #expect(bounded.hasPrefix("First A street") && bounded.hasSuffix("lamps, last"))
  }

  @Test("no scalar is cut in two", arguments: ["é", "漢", "🎉"], ["", "a", "ab", "abc"])
  func scalars(_ character: String, _ start: String) {
    let bounded = TextLimit.bounded(
      start + String(repeating: character, count: TextLimit.bytes))
    #expect(bounded.utf8.count <= TextLimit.bytes + 3)
    #expect(!bounded.unicodeScalars.contains("\u{FFFD}"))
    #expect(bounded.dropFirst(start.count).allSatisfy { String($0) == character })
  }

  @Test("runs keep their look on both sides of what is left out")
  func runs() {
    let text = AttributedText(runs: [
      Self.run(Self.text(TextLimit.bytes), kern: 1), .init(text: Self.text(TextLimit.bytes)),
      Self.run("the end", kern: 3),
    ])
    let bounded = TextLimit.bounded(text)
    #expect(bounded.runs.map(\.kern) == [1, 0, 3])
    #expect(bounded.string.utf8.count == TextLimit.bytes)
    #expect(bounded.string.hasPrefix("First ") && bounded.string.hasSuffix("lastthe end"))
  }

  @Test("a label shows the same lines of a text, however long it is")
  func lines() {
    let measurer = TextMeasurer(scale: 2)
    for mode in [LineBreakMode.tailTruncation, .headTruncation, .middleTruncation] {
      let layouts = [40_000, 4 * TextLimit.bytes].map { bytes in
        var block = TextBlock(Self.text(bytes), pointSize: 14)
        block.numberOfLines = 3
        block.lineBreakMode = mode
        return measurer.layout(block, in: Size(width: 200, height: 60))
      }
      #expect(layouts[0].lines == layouts[1].lines)
      #expect(layouts[1].isTruncated && layouts[1].lines.count == 3)
    }
  }
}
