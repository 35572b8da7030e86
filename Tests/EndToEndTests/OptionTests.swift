import Foundation
import Testing

/// What each option changes, seen in `inspect --format json` or in the frame.
@Suite("Options", .enabled(if: AdPane.isThere))
struct OptionTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
  }

  private func inspect(_ arguments: [String]) throws -> [String: Any] {
    let run = try AdPane.run(
      ["inspect", "a.xib", "--format", "json"] + arguments, in: scratch.path)
    #expect(run.status == 0, "\(run.errors)")
    return try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
  }

  private func size(_ arguments: String...) throws -> [Double] {
    let view = try inspect(arguments)["adView"] as? [String: Any]
    let frame = try #require(view?["frame"] as? [String: Double])
    return [frame["width"] ?? 0, frame["height"] ?? 0]
  }

  @Test("the ad's size comes from --size, then --width, then the device, then the document")
  func sizes() throws {
    #expect(try size()[0] == 240)
    #expect(try size("--device", "iphone-se-3")[0] == 375)
    #expect(try size("--device", "iPhone SE (3rd generation)", "--landscape")[0] == 667)
    #expect(try size("--device", "iphone-se-3", "--width", "300")[0] == 300)
    #expect(try size("--width", "300", "--size", "200x111") == [200, 111])
    #expect(try size("--size", "saved") == [240, 60])
    #expect(try size("--min-height", "500")[1] == 500)
  }

  @Test("a cell is as large as asked for")
  func cell() throws {
    let wide = try #require(try inspect(["--cell", "4x8"])["size"] as? [String: Int])
    #expect(wide["columns"] == 60)
    let plain = try #require(try inspect([])["size"] as? [String: Int])
    #expect(plain["columns"] == 40)
  }

  @Test("AdChoices goes into the corner that is asked for, or nowhere")
  func adChoices() throws {
    let corner = try inspect(["--adchoices", "bottomLeft"])["adChoices"] as? [String: Any]
    #expect(corner?["corner"] as? String == "bottomLeft")
    #expect(try inspect(["--adchoices", "none"])["adChoices"] is NSNull)
    #expect(try inspect(["--ad", "test:direct"])["adChoices"] is NSNull)
    #expect(try inspect(["--ad", "test:direct", "--eea"])["adChoices"] is [String: Any])
  }

  @Test(
    "text sizes have UIKit's names and simctl's",
    arguments: [
      "xSmall", "xxxLarge", "accessibilityXXXL", "extra-extra-large", "accessibility-medium",
    ])
  func textSizes(name: String) throws {
    _ = try inspect(["--text-size", name])
  }

  @Test("a language that runs from right to left turns the layout")
  func language() throws {
    let views = try #require(try inspect(["--language", "he"])["views"] as? [[String: Any]])
    let badge = try #require(views.first { $0["id"] as? String == "badge" })
    let frame = try #require(badge["frame"] as? [String: Double])
    #expect((frame["x"] ?? 0) + (frame["width"] ?? 0) == 240)
    #expect(
      try AdPane.run("render", "a.xib", "--rtl", in: scratch.path).lines[0].hasSuffix("  rtl"))
  }

  @Test("texts come from the language's table beside the layout, and from pseudo-languages")
  func localization() throws {
    try scratch.write(Xib.plain, to: "Base.lproj/plain.xib")
    try scratch.write("\"title.text\" = \"Einstellungen\";", to: "de.lproj/plain.strings")
    func text(_ language: String) throws -> String {
      try AdPane.run(
        "render", "Base.lproj/plain.xib", "--language", language, "--width", "240",
        in: scratch.path
      ).text
    }
    #expect(try text("de").contains("Einstell"))
    #expect(try text("fr").contains("Settings"))
    #expect(try text("double").contains("Settings S"))
  }

  @Test("codes of languages may be written in any case")
  func languageCase() throws {
    try scratch.write(Xib.plain, to: "Base.lproj/plain.xib")
    try scratch.write("\"title.text\" = \"Ajustes\";", to: "pt-BR.lproj/plain.strings")
    for code in ["pt-BR", "PT-br", "pt_br"] {
      let run = try AdPane.run(
        "render", "Base.lproj/plain.xib", "--language", code, in: scratch.path)
      #expect(run.text.contains("Ajustes"), "\(code)")
      #expect(run.errors.isEmpty)
    }
  }

  @Test("a language without texts and a text size without text styles are said to do nothing, once")
  func idleOptions() throws {
    func errors(_ arguments: String...) throws -> String {
      let run = try AdPane.run(arguments, in: scratch.path)
      #expect(run.status == 0)
      return run.errors
    }
    let language = "note: has no texts in 'it'; those in the file stay\n"
    #expect(
      try errors("inspect", "a.xib", "--language", "it", "--device", "all") == "a.xib: " + language)
    let size = "no text style, so that --text-size changes nothing\n"
    #expect(try errors("inspect", "a.xib", "--text-size", "xl") == "a.xib: note: has " + size)
    #expect(try errors("inspect", "a.xib", "--text-size", "large") == "")
    #expect(try errors("inspect", "a.xib", "--language", "double") == "")
    try scratch.write(Xib.ad, to: "b.xib")
    #expect(
      try errors("inspect", ".", "--text-size", "xl") == "adpane: note: 2 layouts have " + size)

    let styled = Xib.ad.replacingOccurrences(
      of: #"text="Headline" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
      with: #"text="Headline" translatesAutoresizingMaskIntoConstraints="NO">"#
        + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#)
    #expect(styled != Xib.ad)
    try scratch.write(styled, to: "styled.xib")
    #expect(try errors("inspect", "styled.xib", "--text-size", "xl") == "")
  }

  @Test("the canvas says that it takes neither an ad nor a device")
  func canvas() throws {
    let plain = try AdPane.run("inspect", "a.xib", "--canvas", in: scratch.path)
    #expect(plain.errors.isEmpty)
    let run = try AdPane.run(
      "inspect", "a.xib", "--canvas", "--device", "iphone-8", "--ad", "test:video",
      in: scratch.path)
    #expect(run.status == 0)
    #expect(
      run.errors == "adpane: note: with --canvas there is no ad, and the size is the saved one\n")
    #expect(run.lines[0].contains("240×60 pt"))
  }

  @Test("only a device that is named can be turned")
  func landscapeWithoutDevice() throws {
    for command in ["render", "inspect"] {
      let run = try AdPane.run(command, "a.xib", "--landscape", in: scratch.path)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("'--device NAME'"))
    }
  }

  @Test("the devices are listed with their screens, as text and as JSON")
  func deviceList() throws {
    let lines = try AdPane.run("devices").lines.dropLast()
    #expect(lines.count > 40)
    let line = try #require(lines.first { $0.hasPrefix("iphone-se-3 ") })
    #expect(line.contains(" iPhone SE (3rd generation) "))
    #expect(line.contains(" 375x667 "))
    #expect(line.hasSuffix(" @2x"))
    let json = try AdPane.run("devices", "--format", "json").output
    let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    let devices = try #require(object?["devices"] as? [[String: Any]])
    #expect(devices.count == lines.count)
    let device = try #require(devices.first { $0["name"] as? String == "ipad-9" })
    #expect(device["width"] as? Int == 810)
    #expect(device["isPad"] as? Bool == true)
    #expect(try AdPane.run("devices", "iphone-8").status == 2)
  }

  @Test("all devices can be asked for at once")
  func allDevices() throws {
    let run = try AdPane.run("render", "a.xib", "--device", "all", in: scratch.path)
    #expect(run.lines.filter { $0.hasPrefix("Ad  ") }.count > 20)
  }

  @Test(
    "values that do not fit say what would",
    arguments: [
      ("--device", "iphone-99", "'adpane devices' lists, such as iphone-8,"),
      ("--size", "big", "320x250"),
      ("--width", "-3", "points"),
      ("--width", "nan", "points"), ("--cell", "0x0", "6x12"), ("--text-size", "huge", "xSmall"),
      ("--content-mode", "stretch", "scaleAspectFill"), ("--set", "headline", "headline="),
    ])
  func wrong(option: String, value: String, words: String) throws {
    let run = try AdPane.run("render", "a.xib", option, value, in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("adpane: '\(option)' takes "))
    #expect(run.errors.contains(words))
  }
}
