import Testing

@testable import NativeAds

@Suite("A simulated network")
@MainActor
struct NetworkTests {
  private func fates(_ conditions: NetworkConditions, _ count: Int) -> [NetworkConditions.Fate] {
    var generator = SeededGenerator(seed: conditions.seed)
    return (0..<count).map { _ in conditions.fate(&generator) }
  }

  @Test("the same seed gives the same fates, another one others")
  func seeded() {
    var conditions = NetworkConditions(latency: 0...2, noFillRate: 0.3, networkErrorRate: 0.1)
    let first = fates(conditions, 50)
    #expect(first == fates(conditions, 50))
    conditions.seed = 2
    #expect(first != fates(conditions, 50))
  }

  @Test("rates are met, and one of them doesn't shift the fates that another one decides")
  func rates() {
    let both = fates(NetworkConditions(noFillRate: 0.25, networkErrorRate: 0.1), 4000)
    let none = both.filter { $0.error?.code == .noFill }.count
    let lost = both.filter { $0.error?.code == .networkError }.count
    #expect((800...1000).contains(none) && (330...470).contains(lost))
    let alone = fates(NetworkConditions(noFillRate: 0.25), 4000)
    for (with, without) in zip(both, alone) where with.error?.code == .noFill {
      #expect(without.error?.code == .noFill)
    }
  }

  @Test("an answer takes its time on the injected clock")
  func latency() async {
    let bench = Bench(conditions: NetworkConditions(latency: 1.5...1.5))
    bench.loader.load(nil)
    while bench.clock.sleeperCount == 0 { await Task.yield() }
    bench.clock.advance(by: 1.4)
    for _ in 0..<5 { await Task.yield() }
    #expect(bench.recorder.heard.isEmpty)
    bench.clock.advance(by: 0.1)
    await bench.recorder.waitUntilFinished()
    #expect(bench.recorder.ads.first?.loadedAt == AdTime(seconds: 1.5))
  }

  @Test(
    "no fill, a network error and a time-out can be had on purpose",
    arguments: [
      (NetworkConditions(noFillRate: 1), "fail noFill"),
      (NetworkConditions(networkErrorRate: 1), "fail networkError"),
      (NetworkConditions(latency: 90...90, timeout: 60), "fail timeout"),
    ])
  func failures(conditions: NetworkConditions, heard: String) async {
    let bench = Bench(conditions: conditions)
    bench.loader.load(nil)
    if conditions.latency.upperBound > 0 {
      while bench.clock.sleeperCount == 0 { await Task.yield() }
      bench.clock.advance(by: 60)
    }
    await bench.recorder.waitUntilFinished()
    #expect(bench.recorder.heard == [heard, "finish"])
  }

  @Test("ten thousand loads by sixteen loaders keep their order and lose no callback")
  func many() async {
    let loaders = 16
    let loads = 625
    let ads = (0..<7).map { NativeAd(name: "ad-\($0)", format: .native) }
    let benches = (0..<loaders).map { seed in
      Bench(
        adUnitID: "unit", source: FixedAdSource(ads),
        conditions: NetworkConditions(noFillRate: 0.1, seed: UInt64(seed)))
    }
    let tasks = benches.map { bench in
      Task {
        for _ in 0..<loads { await bench.load() }
      }
    }
    for task in tasks { await task.value }
    for (seed, bench) in benches.enumerated() {
      let fates = fates(NetworkConditions(noFillRate: 0.1, seed: UInt64(seed)), loads)
      let expected = fates.enumerated().flatMap { index, fate in
        [fate.error == nil ? "native ad-\(index % 7)" : "fail noFill", "finish"]
      }
      #expect(bench.recorder.heard == expected)
      #expect(bench.log.events.count == loads * 3)
    }
  }
}
