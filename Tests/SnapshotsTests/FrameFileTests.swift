import Cells
import NativeAds
import Testing
import ViewLayout

@testable import Snapshots

@Suite("Frame files")
struct FrameFileTests {
  @Test("a file reads back as what was written", arguments: Bundled.layouts, TestAds.names)
  func roundTrip(layout: String, ad: String) throws {
    let rendered = try Bundled.render(layout, ad: ad)
    let file = FrameFile(rendered)
    let read = try FrameFile(bytes: Array(file.text.utf8), path: "a.frame")
    #expect(Array(read.text.utf8) == Array(file.text.utf8))
    #expect(read == file)
  }

  @Test("a file that is cut off, wherever that is, is refused")
  func cutOff() throws {
    let bytes = Array(FrameFile(try Bundled.render("Minimal")).text.utf8)
    for count in bytes.indices {
      #expect(throws: SnapshotsError.self) {
        try FrameFile(bytes: Array(bytes.prefix(count)), path: "a.frame")
      }
    }
  }

  @Test(
    "the frame of a file looks as the frame that was drawn", arguments: Bundled.layouts,
    TestAds.names)
  func grid(layout: String, ad: String) throws {
    let rendered = try Bundled.render(layout, ad: ad) { $0.isRightToLeft = ad == "arabic" }
    let read = try FrameFile(bytes: Array(FrameFile(rendered).text.utf8), path: "a.frame").grid
    #expect(read.columns == rendered.grid.columns)
    #expect(read.text() == rendered.grid.text())
    #expect(read.svg() == rendered.grid.svg())
  }

  @Test("a file tells what is drawn, where, and nothing of the machine")
  func head() throws {
    let rendered = try Bundled.render("SmallTemplate", ad: "long-texts") {
      $0.device = Device.named("iphone-se-3")
      $0.appearance = .dark
      $0.language = "ar"
      $0.isRightToLeft = true
      $0.textSize = .accessibilityLarge
      $0.populate = .swiftui
    }
    let lines = FrameFile(rendered).text.split(separator: "\n")
    #expect(lines[0] == "adpane-frame 1")
    #expect(lines[1].hasPrefix("SmallTemplate.xib#"))
    #expect(lines[1].hasSuffix("  ad long-texts  attribution own"))
    #expect(lines[2].hasPrefix("iphone-se-3 dark ar rtl AX2  375x"))
    #expect(lines[2].hasSuffix(" pt  cell 6x12  populate swiftui"))
    #expect(!FrameFile(rendered).text.contains(Bundled.folder))
  }

  @Test("every row ends at its pinned right edge")
  func edges() throws {
    let file = FrameFile(try Bundled.render("FeedCell"))
    let rows = file.text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 2 * file.rows)
    #expect(rows.allSatisfy { $0.hasSuffix("|") })
    #expect(file.textRows.allSatisfy { DisplayText.width(of: $0) == file.columns })
  }

  @Test("the views have the frames of the report, and say what is cut and hidden")
  func views() throws {
    let rendered = try Bundled.render("DarkCard", ad: "long-texts")
    let lines = FrameFile(rendered).views
    #expect(lines.contains { $0.hasPrefix(" headlineView") && $0.hasSuffix("cut on device") })
    #expect(
      lines.contains { $0.contains("mediaView") && $0.contains("picture 12,40.11 168x87.78") })
    #expect(
      lines.contains { $0.hasPrefix("AdChoices") && $0.hasSuffix("360,0     15x15     topRight") })
    #expect(lines.count == rendered.views.count + 1)
    let absent = FrameFile(try Bundled.render("FeedCell", ad: "minimal")).views
    #expect(absent.contains { $0.hasSuffix("hidden") })
  }

  @Test("right-to-left text is written as it is read")
  func logicalOrder() throws {
    let ad = try TestAds.named("arabic").ad
    let rendered = try Bundled.render("FeedCell", ad: "arabic") { $0.isRightToLeft = true }
    let word = try #require(ad.callToAction?.split(separator: " ").first)
    #expect(FrameFile(rendered).text.contains(word))
  }

  @Test(
    "a frame that is drawn with ASCII alone is a file of ASCII",
    arguments: ["arabic", "emoji", "every-asset"])
  func ascii(ad: String) throws {
    var rendered = try Bundled.render("NativeAdView", ad: ad) { $0.isASCII = true }
    rendered.adName = "日本"
    let text = FrameFile(rendered).text
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    #expect(try FrameFile(bytes: Array(text.utf8), path: "a.frame").text == text)
  }

  @Test("control characters of an ad are visible marks")
  func hostile() throws {
    var rendered = try Bundled.render("Minimal")
    rendered.adName = "e\u{1B}[2Jvil\u{202E}"
    let text = FrameFile(rendered).text
    let controls = text.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    #expect(controls.isEmpty)
    #expect(text.contains("ad e␛[2Jvil⟨RLO⟩"))
  }

  @Test(
    "a broken file is refused at the line that is wrong",
    arguments: [
      ("", 1, "empty"), ("hello\n", 1, "no frame file"), ("adpane-frame 7\n", 1, "version"),
      ("adpane-frame 1\r\n", 1, "CR LF"), ("adpane-frame 1\na\nb\n", 4, "too early"),
      ("adpane-frame 1\n<<<<<<< ours\n", 2, "merge conflict"),
      ("adpane-frame 1\na\nb\n= text 2x1\n|ab\n", 5, "two bars"),
      ("adpane-frame 1\na\nb\n= text 2x1\n|ab|\n= style a sky\n|..|\n", 6, "list of styles"),
      (
        "adpane-frame 1\na\nb\n= text 2x1\n|ab|\n= style\n|...|\n= views (points)\n", 7,
        "not as wide"
      ),
      ("adpane-frame 1\na\nb\n= text 2x1\n|ab|\n= style\n|..|\n", 8, "too early"),
      (
        "adpane-frame 1\na\nb\n= text 0x0\n= style\n= views (points)\n= end\nb  0,0\n", 8,
        "follows the end"
      ),
    ])
  func refusals(text: String, line: Int, word: String) {
    let error = #expect(throws: SnapshotsError.self) {
      try FrameFile(bytes: Array(text.utf8), path: "a.frame")
    }
    guard case .frame("a.frame", line, let problem)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.contains(word))
  }
}

@Suite("Styles of frame files")
struct StylePaletteTests {
  @Test("styles are written in few characters and read back")
  func words() throws {
    let styles = [
      Style(foreground: .white, background: Color(rgb: 0xFFCC66)),
      Style(background: Color(rgb: 0x123456)), Style(attributes: [.bold, .dim]),
      Style(
        foreground: Color(rgb: 0x010203),
        attributes: [.italic, .underline, .strikethrough, .reverse]),
    ]
    let runs = (styles + [.plain, styles[1]]).map { StyleRun(style: $0, count: 1) }
    let palette = StylePalette.make(runs).palette
    #expect(
      palette.legend
        == ". /#123456 a #fff/#fc6 b bold dim c #010203 italic underline strikethrough reverse")
    #expect(StylePalette(legend: Substring(palette.legend)) == palette)
    let codes = StylePalette.make(runs).codes
    #expect(String(decoding: codes, as: UTF8.self) == "a.bc .")
    #expect(palette.styles(of: "a.bc ?") == styles + [.plain, .plain])
    #expect(StylePalette.make([StyleRun(style: .plain, count: 2)]).palette.legend == "")
    #expect(StylePalette(legend: "a") == nil)
    #expect(StylePalette(legend: ". a bold") == nil)
  }

  @Test(
    "as many styles as there are get codes of one length",
    arguments: [1, 62, 63, 3844, 3845, 40000])
  func many(count: Int) {
    let length = StyleCode.length(forCount: count)
    let codes = (0..<count).map { StyleCode.text($0, length: length) }
    #expect(Set(codes).count == count)
    #expect(codes.allSatisfy { $0.utf8.count == length })
    #expect(codes.enumerated().allSatisfy { StyleCode.place(of: Array($1.utf8)[...]) == $0 })
  }
}
