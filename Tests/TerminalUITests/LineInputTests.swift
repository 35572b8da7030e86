import Testing

@testable import TerminalUI

@Suite struct LineInputTests {
  static let edits: [(String, [Key], String, String)] = [
    ("abc", [.left, .left, .character("X")], "aXbc", "aX"),
    ("abc", [.home, .delete], "bc", ""),
    ("abc", [.control("a"), .right, .backspace], "bc", ""),
    ("abc", [.home, .backspace], "abc", ""),
    ("abc", [.end, .delete, .right, .control("f")], "abc", "abc"),
    ("save my file", [.control("w")], "save my ", "save my "),
    ("save my  ", [.control("w")], "save ", "save "),
    ("save my file", [.home, .right, .control("k")], "s", "s"),
    ("save", [.left, .control("u")], "e", ""),
    ("日本", [.backspace, .character("🎉")], "日🎉", "日🎉"),
  ]

  @Test(arguments: edits)
  func `edits as lines in a shell`(_ text: String, _ keys: [Key], _ result: String, _ head: String)
  {
    var line = LineInput(text)
    for key in keys {
      let isHandled = line.handle(key)
      #expect(isHandled)
    }
    #expect(line.text == result)
    #expect(line.head == head)
  }

  @Test func `takes pasted text without its line ends and controls`() {
    var line = LineInput("set headline=")
    line.insert("one\r\ntwo\tthree\u{1B}[2J")
    #expect(line.text == "set headline=one two three [2J")
    let movesUp = line.handle(.up)
    #expect(!movesUp)
  }

  static let completions: [(String, String, [String])] = [
    ("", "", ["device", "devices", "save"]), ("s", "save ", []),
    ("dev", "device", ["device", "devices"]), ("x", "x", []),
  ]

  @Test(arguments: completions)
  func `completes as far as all candidates agree`(
    _ line: String, _ text: String, _ offered: [String]
  ) {
    let completion = Completion(of: line, in: ["device", "devices", "save"])
    #expect(completion.text == text)
    #expect(completion.offered == offered)
  }

  static let mixed: [(String, String, [String])] = [
    ("layout native", "layout native", ["NativeAd.xib", "NativeBig.xib", "nativeCell.xib"]),
    ("layout NativeB", "layout NativeBig.xib", []), ("layout nativec", "layout nativeCell.xib", []),
    ("layout N", "layout Native", ["NativeAd.xib", "NativeBig.xib"]),
    ("layout BAN", "layout Banner.xib", []), ("layout x", "layout x", []),
  ]

  @Test(arguments: mixed)
  func `letters fit in any case, capitals first those that are spelled like that`(
    _ line: String, _ text: String, _ offered: [String]
  ) {
    let names = ["NativeAd.xib", "NativeBig.xib", "nativeCell.xib", "Banner.xib"]
    let completion = Completion(of: line, in: names)
    #expect(completion.text == text)
    #expect(completion.offered == offered)
  }

  @Test func `completes what follows a command, spaces included`() {
    let files = ["my file.txt", "my folder/", "other"]
    #expect(Completion(of: "save o", in: files).text == "save other")
    #expect(Completion(of: "save my f", in: files).text == "save my f")
    #expect(Completion(of: "save my fi", in: files).text == "save my file.txt")
  }
}
