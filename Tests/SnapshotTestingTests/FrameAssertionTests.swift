import AdPreview
import Foundation
import NativeAds
import Testing

@testable import SnapshotTesting

@Suite("What a test does about a frame")
struct FrameAssertionTests {
  private static let layouts =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Layouts").path + "/"

  private func assertion(
    _ mode: RecordMode, at path: String, ad: TestedAd = .standard, layout: String = "FeedCell.xib"
  ) -> FrameAssertion {
    let source = FrameSource(
      layout: layout, ad: ad, object: nil, options: PreviewOptions(), folder: Self.layouts)
    return FrameAssertion(source: source, path: path, mode: mode)
  }

  private func withFolder(_ body: (String) throws -> Void) rethrows {
    let folder = NSTemporaryDirectory() + "assert-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "a frame without a reference fails, and is written as the mode says",
    arguments: [(.never, false), (.missing, true), (.failed, true), (.all, true)]
      as [(RecordMode, Bool)])
  func missing(mode: RecordMode, isWritten: Bool) {
    withFolder { folder in
      let path = folder + "/a/b.frame"
      #expect(assertion(mode, at: path).failure()?.contains(path) == true)
      #expect((read(path) != nil) == isWritten)
      if isWritten { #expect(assertion(mode, at: path).failure() == nil) }
    }
  }

  @Test(
    "another frame fails with the lines that differ, and is written as the mode says",
    arguments: [(.never, false), (.missing, false), (.failed, true), (.all, true)]
      as [(RecordMode, Bool)])
  func different(mode: RecordMode, isWritten: Bool) {
    withFolder { folder in
      let path = folder + "/b.frame"
      _ = assertion(.missing, at: path).failure()
      let before = read(path)
      let failure = assertion(mode, at: path, ad: .named("long-texts")).failure()
      #expect(failure?.contains("\n+FeedCell.xib#") == true)
      #expect((read(path) != before) == isWritten)
    }
  }

  @Test("ads come by name, from files, from code, or not at all")
  func ads() throws {
    var ad = NativeAd(name: "mine", format: .native)
    ad.headline = "Bread at seven"
    for (ad, words) in [
      (.named("minimal"), "ad minimal"), (.file("bike-lights.json"), "ad bike-lights"),
      (.value(ad), "Bread at seven"), (.none, "no ad"), (.standard, "ad every-asset"),
    ] as [(TestedAd, String)] {
      let text = try assertion(.never, at: "", ad: ad).source.frame().text
      #expect(text.contains(words))
    }
  }

  @Test("what cannot be drawn fails with the reason")
  func unreadable() {
    #expect(assertion(.all, at: "x", layout: "Gone.xib").failure()?.contains("Gone.xib") == true)
    #expect(assertion(.all, at: "x", ad: .named("nobody")).failure()?.contains("nobody") == true)
    #expect(assertion(.all, at: "x", ad: .file("gone.json")).failure()?.contains("gone") == true)
  }

  @Test(
    "the environment chooses the mode",
    arguments: [
      ([:], .missing), (["CI": "true"], .never), (["CI": "false"], .missing),
      (["ADPANE_RECORD": "failed", "CI": "1"], .failed), (["ADPANE_RECORD": "some"], .missing),
    ] as [([String: String], RecordMode)])
  func mode(variables: [String: String], mode: RecordMode) {
    #expect(RecordMode.mode { variables[$0] } == mode)
  }

  @Test("a reference lies beside the test's file, under a safe name")
  func place() {
    let place = TestPlace(
      fileID: "App/AdTests.swift", filePath: "/app/AdTests.swift", line: 1, column: 1)
    #expect(
      place.reference(testName: "smallCard(layout:)", name: "Dark Mode")
        == "/app/Snapshots/adtests/smallcard.dark-mode.frame")
    #expect(
      place.reference(testName: "testCard()", name: nil) == "/app/Snapshots/adtests/testcard.frame")
  }
}
