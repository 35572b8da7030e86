import Foundation
import Testing

@Suite("Refused inputs", .enabled(if: AdPane.isThere))
struct RefusalTests {
  private static let watch = """
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
    targetRuntime="watchKit"/>
    """
  private static let mac = Xib.document(
    "", type: "com.apple.InterfaceBuilder3.Cocoa.XIB", runtime: "MacOSX.Cocoa")
  private static let emptyStoryboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes/></document>
    """

  @Test(
    "what is no iOS layout gets one line that names the file, and exit status 2",
    arguments: [
      ("watch.storyboard", watch, "watchOS"), ("mac.xib", mac, "macOS"),
      ("empty.storyboard", emptyStoryboard, "no "),
      ("page.xib", "<!DOCTYPE html><html></html>", "HTML"),
      ("nothing.xib", "", "empty"), ("cut.xib", String(Xib.ad.dropLast(40)), "malformed"),
      ("escape.xib", Xib.ad.replacingOccurrences(of: "Headline", with: "A&#27;[2J"), "malformed"),
      ("text.xib", "hello", "XML"),
    ])
  func refused(name: String, content: String, word: String) throws {
    let scratch = try Scratch()
    try scratch.write(content, to: name)
    for command in ["render", "inspect"] {
      let run = try AdPane.run(command, name, in: scratch.path)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.hasPrefix(name + ":"))
      #expect(run.errors.contains(word))
    }
  }

  @Test("a folder with a layout's name is refused, and so is what is not there")
  func noFiles() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "folder.xib/x")
    for name in ["folder.xib", "missing.xib"] {
      let run = try AdPane.run("render", name, in: scratch.path)
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.hasPrefix(name + ": error: "))
    }
  }

  @Test("the others are drawn all the same")
  func others() throws {
    let scratch = try Scratch()
    try scratch.write(Self.mac, to: "mac.xib")
    try scratch.write(Xib.ad, to: "a.xib")
    try scratch.write(Xib.ad, to: "b.xib")
    let run = try AdPane.run("render", "a.xib", "mac.xib", "b.xib", in: scratch.path)
    #expect(run.status == 2)
    #expect(run.text.contains("Ad  a.xib"))
    #expect(run.text.contains("Ad  b.xib"))
    #expect(run.errorLines.count == 1)
  }

  @Test("an ad that cannot be read is refused with its place")
  func ads() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    try scratch.write("{\"headline\": 3,\n}", to: "broken.json")
    try scratch.write("{\"headline\":\n 3}", to: "typed.json")
    for (name, place) in [("broken.json", "broken.json:2:"), ("typed.json", "typed.json:2:")] {
      let run = try AdPane.run("render", "a.xib", "--ad", name, in: scratch.path)
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.hasPrefix(place))
    }
    #expect(try AdPane.run("render", "a.xib", "--ad", "test:nope", in: scratch.path).status == 2)
  }
}
