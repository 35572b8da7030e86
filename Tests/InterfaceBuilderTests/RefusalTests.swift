import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("files that are refused")
struct RefusalTests {
  @Test(
    "one line says what the file is",
    arguments: [
      ("", "Sample.xib: error: the file is empty"),
      (" \n\t", "Sample.xib: error: the file is empty"),
      ("{\"a\": 1}", "Sample.xib:1:1: error: not an XML file"),
      ("<!DOCTYPE html>\n<html></html>", "Sample.xib:1:1: error: an HTML page"),
      ("<!--x-->\n<!DOCTYPE HTML><html></html>", "Sample.xib:2:15: error: an HTML page"),
      ("<html><body><br></body></html>", "Sample.xib:1:1: error: an HTML page"),
      ("<!DOCTYPE document SYSTEM 'x.dtd'><document/>", "error: a document type declaration"),
      ("<svg xmlns='x'/>", "error: not an Interface Builder document for iOS"),
      ("<document/>", "error: not an Interface Builder document for iOS"),
      ("<document>", "Sample.xib:1:11: error: malformed XML: no element found"),
      ("<document a='&#27;'/>", "error: malformed XML: reference to invalid character number"),
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
        "Sample.xib:1:1: error: saved by Xcode 4 or older: open and save it with a newer Xcode"
      ),
    ])
  func oneLineSaysWhatItIs(text: String, expected: String) throws {
    let line = try #require(Sample.failure(text)).description
    #expect(line.contains(expected))
    #expect(!line.contains("\n"))
  }

  @Test(
    "documents for other platforms name the platform",
    arguments: [
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "macOS"),
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "macOS"),
      ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", "tvOS"),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "WatchKit"),
    ])
  func otherPlatforms(type: String, runtime: String, platform: String) throws {
    let text = "<document type=\"\(type)\" version=\"3.0\" targetRuntime=\"\(runtime)\"/>"
    let line = try #require(Sample.failure(text)).description
    #expect(line.contains(platform) && line.contains("not supported"))
  }

  @Test("conflict markers are named with their line, wherever they are")
  func conflictMarkers() {
    let start = "<document>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n</document>"
    #expect(Sample.failure(start) == .mergeConflict(path: "Sample.xib", line: 2))
    // Well-formed XML, for a greater-than sign may stand in text.
    let end = "<document type='CocoaTouch'><objects>\n\n>>>>>>> other\n</objects></document>"
    #expect(Sample.failure(end) == .mergeConflict(path: "Sample.xib", line: 3))
    let line = Sample.failure(start)?.description
    #expect(
      line == "Sample.xib:2:1: error: merge conflict markers at line 2: resolve them first")
  }

  @Test("text that only resembles a conflict marker is left alone")
  func resemblingText() throws {
    let label = "<label><string key=\"text\">=======\n>>>>>>>></string></label>"
    #expect(Sample.failure(Sample.xib(label)) == nil)
  }

  @Test("directories, missing files and large ones")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(failure(at: folder) == .directory(path: folder))
    let missing = folder + "/adpane-no-such-file.xib"
    #expect(failure(at: missing) == .unreadable(path: missing, code: ENOENT))
    #expect(failure(at: "a\0b") == .unreadable(path: "a\0b", code: EINVAL))
    let limit = XMLLimits.bytes
    let large = [UInt8](repeating: 0x20, count: limit + 1)
    #expect(Sample.failure(large) == .tooLarge(path: "Sample.xib", limit: limit))
  }

  @Test("more views than anybody has are refused")
  func tooManyViews() {
    let views = String(repeating: "<view/>", count: XMLLimits.views)
    let text = Sample.xib("<view><subviews>\(views)</subviews></view>")
    guard case .beyondBound(_, _, .views) = Sample.failure(text) else {
      Issue.record("read without an error")
      return
    }
  }

  @Test("an error names its path and its place apart from the message")
  func parts() {
    let error = InterfaceBuilderError.archive(path: "a", SourceLocation(line: 2, column: 3))
    #expect(error.path == "a")
    #expect(error.location == SourceLocation(line: 2, column: 3))
    #expect(error.description == "a:2:3: error: \(error.message)")
    #expect(InterfaceBuilderError.empty(path: "b").location == nil)
  }

  private func failure(at path: String) -> InterfaceBuilderError? {
    do {
      _ = try Document(contentsOf: path)
      return nil
    } catch {
      return error
    }
  }
}
