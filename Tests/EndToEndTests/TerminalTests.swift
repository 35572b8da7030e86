import Foundation
import Testing

/// Cases 45, 49 and 51: hostile text, colours and pipes, locales.
@Suite("Terminals", .enabled(if: AdPane.isThere))
struct TerminalTests {
  private let scratch: Scratch
  private let layout: String

  init() throws {
    scratch = try Scratch()
    layout = try scratch.write(Xib.ad, to: "a.xib")
  }

  private func hasColor(_ run: AdPane.Run) -> Bool {
    run.text.contains("\u{1B}[38;") || run.text.contains("\u{1B}[48;")
      || run.text.contains(";48;") || run.text.contains(";38;")
  }

  private func withoutEscapes(_ text: String) -> String {
    var result = ""
    var isInside = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" { isInside = true }
      if !isInside { result.unicodeScalars.append(scalar) }
      if isInside, scalar.properties.isAlphabetic { isInside = false }
    }
    return result.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacingOccurrences(of: " +$", with: "", options: .regularExpression) }
      .joined(separator: "\n")
  }

  @Test(
    "a terminal gets colours unless NO_COLOR says something",
    arguments: [(nil, true), ("", true), ("0", false), ("1", false)] as [(String?, Bool)])
  func noColor(value: String?, isColored: Bool) throws {
    let environment = value.map { ["NO_COLOR": $0] } ?? [:]
    let layout = AdPane.package + "/Layouts/NativeAdView.xib"
    let run = try AdPane.runAtTerminal(["render", layout], environment: environment)
    #expect(hasColor(run) == isColored)
    let piped = try AdPane.run(["render", layout], environment: environment)
    #expect(!piped.text.contains("\u{1B}"))
    // Where there are colours, pictures are drawn by them and filled buttons need no box.
    let color = isColored ? ["--color", "always"] : []
    let outlines = ["render", layout, "--pictures", "outline"]
    let same = try AdPane.run(outlines + color, environment: environment)
    let shown = try AdPane.runAtTerminal(outlines, environment: environment)
    #expect(withoutEscapes(shown.text) == withoutEscapes(same.text))
  }

  @Test("a frame that is wider than the terminal is cut, and what would fit is said and does")
  func narrow() throws {
    let options = ["--width", "800", "--color", "never"]
    let whole = try AdPane.run(["render", layout] + options)
    #expect(whole.lines.contains { $0.count > 100 })
    for (isASCII, mark) in [(false, "▸"), (true, ">")] {
      let run = try AdPane.runAtTerminal(
        ["render", layout, "--ad", "test"] + options + (isASCII ? ["--ascii"] : []), columns: 60)
      let note =
        "adpane: note: the frame is 133 columns wide, the terminal 60; "
        + "'--cell 14x28' or '--width 360' fits"
      #expect(run.lines.filter { $0 == note }.count == 1, "\(run.text)")
      let rows = run.lines.filter { !$0.contains("a.xib") && $0 != note }
      #expect(rows.allSatisfy { $0.count <= 60 })
      #expect(rows.contains { $0.hasSuffix(mark) })
    }
    for remedy in [["--width", "800", "--cell", "14x28"], ["--width", "360"]] {
      let run = try AdPane.runAtTerminal(
        ["render", layout, "--color", "never"] + remedy, columns: 60)
      #expect(!run.text.contains("note:") && !run.text.contains("▸"), "\(run.text)")
    }
  }

  @Test("tables and explanations break between words at a terminal")
  func wrapping() throws {
    for arguments in [["lint", "--explain", "outside-ad-view"], ["inspect", layout]] {
      let piped = try AdPane.run(arguments)
      let shown = try AdPane.runAtTerminal(arguments, columns: 50)
      #expect(piped.lines.contains { $0.count > 50 })
      func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
      #expect(words(shown.text) == words(piped.text))
      for line in shown.lines where line.count > 50 {
        #expect(line.split(separator: " ").count == 1, "\(line)")
      }
    }
  }

  @Test("a dumb terminal gets no escape sequence")
  func dumb() throws {
    let run = try AdPane.runAtTerminal(["render", layout], environment: ["TERM": "dumb"])
    #expect(!run.text.contains("\u{1B}"))
  }

  @Test("a pipe gets colours only when they are asked for")
  func forced() throws {
    let layout = AdPane.package + "/Layouts/NativeAdView.xib"
    for color in ["always", "16", "256", "truecolor"] {
      let run = try AdPane.run("render", layout, "--color", color)
      #expect(run.text.contains("\u{1B}["))
    }
    #expect(!(try AdPane.run("render", layout, "--color", "never").text.contains("\u{1B}")))
  }

  @Test("a locale without UTF-8 gets ASCII alone", arguments: ["C", "POSIX"])
  func asciiLocale(locale: String) throws {
    let arguments = [
      "render", AdPane.package + "/Layouts/NativeAdView.xib", "--ad", "test:arabic", "--ad",
      "test:app-install", "--set", "starRating=3.5",
    ]
    let run = try AdPane.run(arguments, environment: ["LC_ALL": locale])
    #expect(run.status == 0)
    #expect(run.output.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    let full = try AdPane.run(arguments)
    #expect(full.lines.count == run.lines.count)
    #expect(full.text.contains("★"))
    let asked = try AdPane.run(arguments + ["--ascii"])
    #expect(asked.output == run.output)
  }

  @Test("a locale that is not installed is said once, and its character set counts")
  func missingLocale() throws {
    let run = try AdPane.run(
      "render", layout, layout, environment: ["LC_ALL": "xx_XX.UTF-8"])
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("xx_XX.UTF-8"))
    let latin = try AdPane.run("render", layout, environment: ["LC_ALL": "xx_XX.ISO-8859-1"])
    #expect(latin.output.allSatisfy { $0 < 0x80 })
  }

  @Test("no control character of an ad or a file's name gets out")
  func hostile() throws {
    try scratch.write(
      #"""
      {"headline": "Sale \u001b]0;owned\u0007 now", "body": "A\u001b[2J\u001b[10;10HB",
       "callToAction": "Go\u0007\u0008\u0008"}
      """#, to: "e\u{1B}[2Jvil.json")
    for command in ["render", "inspect"] {
      let run = try AdPane.run(
        command, "a.xib", "--ad", "e\u{1B}[2Jvil.json", "--ad", "no\u{1B}[2Jne.json",
        in: scratch.path)
      let controls = (run.text + run.errors).unicodeScalars.filter { scalar in
        scalar != "\n" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
      }
      #expect(controls.isEmpty)
      #expect(run.text.contains("Sale "))
      #expect(run.status == 2)
    }
  }
}
