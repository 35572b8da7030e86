import Testing

@testable import NativeAds

@Suite("1.1 GADAdLoader")
@MainActor
struct LoaderTests {
  @Test("1.1: receive, then finish, in this order, and isLoading is over by then")
  func order() async {
    let bench = Bench()
    bench.loader.load(nil)
    #expect(bench.loader.isLoading)
    #expect(bench.recorder.heard.isEmpty, "nothing is heard within the call itself")
    await bench.recorder.waitUntilFinished()
    #expect(bench.recorder.heard == ["native app-install", "finish"])
    #expect(!bench.loader.isLoading)
    #expect(bench.events == ["request", "loaded", "finished-loading"])
  }

  @Test("1.1: a second request while one is under way is refused and says so")
  func oneRequestAtATime() async {
    let bench = Bench(conditions: NetworkConditions(latency: 1...1))
    bench.loader.load(nil)
    bench.loader.load(nil)
    await #expect(throws: RequestError.self) { try await bench.loader.ads() }
    #expect(bench.events == ["request", "request-refused", "request-refused"])
    while bench.clock.sleeperCount == 0 { await Task.yield() }
    bench.clock.advance(by: 1)
    await bench.recorder.waitUntilFinished()
    #expect(bench.recorder.ads.count == 1)
  }

  @Test("1.1: several loaders work at the same time")
  func parallel() async {
    let first = Bench(conditions: NetworkConditions(latency: 5...5))
    let second = Bench()
    first.loader.load(nil)
    await second.load()
    #expect(second.recorder.ads.count == 1 && first.loader.isLoading)
    while first.clock.sleeperCount == 0 { await Task.yield() }
    first.clock.advance(by: 5)
    await first.recorder.waitUntilFinished()
    #expect(first.recorder.ads.count == 1)
  }

  @Test("1.1: the delegate must conform to the protocol of each requested type")
  func conformance() async {
    let bench = Bench(types: [.native, .nativeContent])
    let delegate = NativeOnly()
    bench.loader.delegate = delegate
    bench.loader.load(nil)
    while !delegate.isFinished { await Task.yield() }
    #expect(delegate.error?.code == .invalidRequest)
    #expect(delegate.error?.message.contains("nativeContent") == true)
  }

  @Test("1.1: the root view controller may be missing, the delegate is held weakly")
  func nullable() async {
    let bench = Bench(root: nil)
    #expect(await bench.load().first?.rootViewController == nil)
    weak var delegate: Recorder?
    do {
      let recorder = Recorder()
      delegate = recorder
      bench.loader.delegate = recorder
    }
    #expect(delegate == nil && bench.loader.delegate == nil)
  }

  @Test("1.1: a loader that goes away takes its request with it")
  func keepAlive() async {
    let log = AdEventLog()
    let clock = ManualClock()
    let recorder = Recorder()
    do {
      let loader = AdLoader(
        adUnitID: TestAdSource.AdUnit.native.rawValue, rootViewController: nil, adTypes: [.native],
        environment: AdEnvironment(
          conditions: NetworkConditions(latency: 1...1), clock: clock, log: log))
      loader.delegate = recorder
      loader.load(nil)
      while clock.sleeperCount == 0 { await Task.yield() }
    }
    while clock.sleeperCount > 0 { await Task.yield() }
    clock.advance(by: 2)
    for _ in 0..<10 { await Task.yield() }
    #expect(recorder.heard.isEmpty)
    #expect(log.events.map(\.kind.name) == ["request"])
  }

  @Test("1.1: each type has its own delegate method; the unified one takes every format")
  func types() async {
    let install = Bench(types: [.nativeAppInstall])
    await install.load()
    #expect(install.recorder.heard == ["appInstall app-install", "finish"])
    let content = Bench(types: [.nativeContent])
    await content.load()
    #expect(content.recorder.heard == ["content content", "finish"])
    let unified = Bench(options: [multiple(3)])
    await unified.load()
    #expect(
      unified.recorder.heard == [
        "native app-install", "native content", "native every-asset", "finish",
      ])
  }

  @Test("1.1: custom formats come to the delegate that lists their ids")
  func customFormats() async {
    let bench = Bench(types: [.customNative])
    await bench.load()
    #expect(bench.recorder.heard == ["custom 10063170", "finish"])
    let other = Bench(types: [.customNative])
    other.recorder.formatIDs = ["1"]
    await other.load()
    #expect(other.recorder.heard == ["fail noFill", "finish"])
  }

  @Test("1.2: a custom ad has keys, an impression that counts once, and a click handler of its own")
  func customAd() async throws {
    let bench = Bench(types: [.customNative])
    await bench.load()
    let custom = try #require(bench.recorder.customAds.first)
    #expect(custom.availableAssetKeys == ["Headline", "Caption", "MainImage"])
    #expect(custom.string(forKey: "Caption") == "Winter timetable")
    #expect(custom.string(forKey: "Nothing") == nil && custom.image(forKey: "MainImage") != nil)
    custom.recordImpression()
    custom.recordImpression()
    #expect(bench.events.filter { $0 == "impression" }.count == 1)
    custom.performClickOnAsset(withKey: "Caption")
    #expect(bench.events.contains("click"))
    var clicked: [String] = []
    custom.customClickHandler = { clicked.append($0) }
    custom.performClickOnAsset(withKey: "Headline")
    #expect(clicked == ["Headline"] && bench.events.filter { $0 == "click" }.count == 1)
  }

  @Test(
    "1.1: ft_ctype forces a kind of test creative",
    arguments: [
      ("image_app_install", "native app-install"), ("text_app_install", "native no-media"),
      ("video_app_install", "native video"), ("image_display", "native content"),
      ("partial_slot", "native minimal"), ("html5", "fail noFill"), ("odd", "fail noFill"),
    ])
  func testCreatives(type: String, heard: String) async {
    let bench = Bench()
    var request = Request()
    request.extras["ft_ctype"] = type
    await bench.load(request)
    #expect(bench.recorder.heard == [heard, "finish"])
  }

  @Test(
    "1.1: a request carries keywords, content URLs and extras, and bad ones are refused",
    arguments: [
      ("https://news.example/a", 2, nil), ("news.example", 0, "is no web address"),
      ("https://news.example/" + String(repeating: "x", count: 512), 0, "more than 512 bytes"),
      ("https://news.example/a", 5, "more than four neighbouring"),
    ] as [(String, Int, String?)])
  func targeting(url: String, neighbours: Int, problem: String?) async {
    let bench = Bench()
    var request = Request()
    request.keywords = ["boats", "tea"]
    request.contentURL = url
    request.neighboringContentURLs = (0..<neighbours).map { "https://n.example/\($0)" }
    await bench.load(request)
    #expect(bench.recorder.errors.first?.code == (problem == nil ? nil : .invalidRequest))
    if let problem {
      #expect(bench.recorder.errors.first?.message.contains(problem) == true)
    }
  }

  @Test("1.8: codes and names are the SDK's")
  func codes() {
    let names = RequestError.Code.allCases.map { "\($0.rawValue) \($0.name)" }
    #expect(
      names == [
        "0 invalidRequest", "1 noFill", "2 networkError", "3 serverError", "4 osVersionTooLow",
        "5 timeout", "6 interstitialAlreadyUsed", "7 mediationDataError",
        "8 mediationAdapterError", "9 mediationNoFill", "10 mediationInvalidAdSize",
        "11 internalError", "12 invalidArgument", "13 receivedInvalidResponse",
        "14 rewardedAdAlreadyUsed", "19 adAlreadyUsed", "20 applicationIdentifierMissing",
        "21 receivedInvalidAdString",
      ])
    #expect(RequestError(.noFill, "none").description == "noFill (1): none")
  }

  @Test("1.9: the documented test ad units give test ads, native or video")
  func testUnits() async {
    for unit in TestAdSource.AdUnit.allCases {
      let ads = await Bench(adUnitID: unit.rawValue).load()
      #expect(ads.first?.mediaContent.hasVideoContent == unit.isVideo, "\(unit)")
    }
  }

  @Test("1.9: any other ad unit says that real ads are never loaded", arguments: ["ca-app-pub-1/2"])
  func unknownUnit(unit: String) async {
    let bench = Bench(adUnitID: unit)
    await bench.load()
    #expect(bench.recorder.errors.first?.code == .invalidRequest)
    #expect(bench.recorder.errors.first?.message.contains("never loads real ads") == true)
  }

  @Test("1.8: a missing ad unit or type is an invalid request")
  func missing() async {
    for bench in [Bench(adUnitID: " "), Bench(types: [])] {
      await bench.load()
      #expect(bench.recorder.heard == ["fail invalidRequest", "finish"])
    }
  }

  private func multiple(_ count: Int) -> MultipleAdsAdLoaderOptions {
    var options = MultipleAdsAdLoaderOptions()
    options.numberOfAds = count
    return options
  }
}
