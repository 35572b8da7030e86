import Foundation
import JSON
import TestFolders
import Testing

@testable import NativeAds

@Suite("1.6 Events")
@MainActor
struct EventsTests {
  private static let registration = NativeAdRegistration(
    .native, width: 320, height: 300,
    assetViews: [
      .init(.headline, .init(x: 0, y: 0, width: 320, height: 20)),
      .init(.callToAction, .init(x: 0, y: 260, width: 100, height: 40), isControl: true),
    ])

  private func shown(_ name: String = "content") async throws -> (Bench, LoadedAd, NativeAdView) {
    let bench = Bench()
    let ad = try await bench.ad(name)
    ad.delegate = bench.recorder
    let view = NativeAdView(Self.registration)
    view.nativeAd = ad
    return (bench, ad, view)
  }

  @Test("1.6: the impression is recorded once, when the first cell is visible")
  func impression() async throws {
    let (bench, ad, view) = try await shown()
    view.setVisibleCells(0)
    #expect(!ad.hasRecordedImpression)
    view.setVisibleCells(1)
    view.setVisibleCells(900)
    view.setVisibleCells(0)
    view.setVisibleCells(1)
    #expect(bench.recorder.heard == ["impression"])
  }

  @Test("1.6: a click, then the screens, in the SDK's order, with the asset and the link")
  func click() async throws {
    let (bench, ad, view) = try await shown()
    view.setVisibleCells(1)
    view.tap(.callToAction)
    #expect(ad.isPresentingScreen)
    ad.dismissScreen()
    ad.dismissScreen()
    #expect(
      bench.recorder.heard == ["impression", "click", "willPresent", "willDismiss", "didDismiss"])
    #expect(
      bench.log.events.contains {
        $0.kind == .click(asset: "callToAction", link: "https://slowtraveller.example/harbours")
      })
  }

  @Test("1.6: every click counts, one impression does")
  func clicks() async throws {
    let (bench, ad, view) = try await shown()
    view.setVisibleCells(1)
    for _ in 0..<3 {
      view.tap(.headline)
      ad.dismissScreen()
    }
    #expect(bench.events.filter { $0 == "click" }.count == 3)
    #expect(bench.events.filter { $0 == "impression" }.count == 1)
  }

  @Test("1.6: a swipe fires the swipe event and then the click")
  func swipe() async throws {
    let (bench, ad, view) = try await shown()
    view.setVisibleCells(1)
    ad.swipe(over: .headline)
    #expect(bench.recorder.heard == ["impression", "swipe", "click", "willPresent"])
  }

  @Test("1.6: outlets are what is clickable; the background and unregistered views are not")
  func clickable() async throws {
    let (bench, _, view) = try await shown()
    view.setVisibleCells(1)
    view.tap(.body)
    #expect(!bench.events.contains("click"))
    #expect(bench.events.last == "ignored")
  }

  @Test("1.1, 1.6: without a root view controller a click counts and presents nothing")
  func withoutRoot() async throws {
    let bench = Bench(root: nil)
    let ad = try await bench.ad("content")
    ad.recordVisibility(cells: 1)
    ad.click(.headline)
    #expect(bench.events.contains("click") && !bench.events.contains("will-present-screen"))
    ad.rootViewController = RootViewController("Feed")
    ad.click(.headline)
    #expect(bench.events.contains("will-present-screen"))
  }

  @Test("a log can be printed, one line an event")
  func lines() {
    let start = AdTime(seconds: 1_700_000_000.2049)
    let event = AdEvent(
      time: start, ad: "every-asset", kind: .click(asset: "callToAction", link: "https://a.example")
    )
    #expect(event.line.hasSuffix(".204  every-asset  click  callToAction → https://a.example"))
    #expect(start.timestamp == "2023-11-14T22:13:20.204Z")
    let failed = AdEvent(time: start, ad: nil, kind: .failed(RequestError(.noFill, "nothing")))
    #expect(failed.line.hasSuffix(".204  failed: noFill (1): nothing"))
  }

  @Test("a log can be saved as JSON Lines, and observed until the subscription ends")
  func jsonLines() async throws {
    let (bench, _, view) = try await shown()
    var observed = 0
    let subscription = bench.log.observe { _ in observed += 1 }
    view.setVisibleCells(1)
    subscription.cancel()
    view.tap(.headline)
    #expect(observed == 1)
    let folder = try TemporaryFolder()
    try bench.log.save(to: folder.path + "/log.jsonl")
    let text = folder.read("log.jsonl")
    let lines = try text.split(separator: "\n").map { try JSONValue.parse(Array($0.utf8)) }
    #expect(lines.count == bench.log.events.count && text.hasSuffix("\n"))
    #expect(lines.compactMap { $0["event"]?.stringValue } == bench.events)
    let click = try #require(lines.first { $0["event"]?.stringValue == "click" })
    #expect(click["asset"]?.stringValue == "headline")
    #expect(click["time"]?.stringValue == "1970-01-01T00:00:00.000Z")
    let error = #expect(throws: NativeAdsError.self) { try bench.log.save(to: "/nowhere/a") }
    #expect(error?.description == "/nowhere/a: error: can't be written: there is no such folder")
  }
}
