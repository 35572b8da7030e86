/// What the SDK would have around it: a server, a network, a clock and a log.
@MainActor
public struct AdEnvironment {
  /// Where ads come from; the test ads by default.
  public var source: any AdSource
  /// How the network behaves.
  public var conditions: NetworkConditions
  /// What tells the time.
  public var clock: any AdClock
  /// What is written down.
  public var log: AdEventLog

  /// Creates an environment.
  public init(
    source: any AdSource = TestAdSource(), conditions: NetworkConditions = NetworkConditions(),
    clock: any AdClock = SystemClock(), log: AdEventLog = AdEventLog()
  ) {
    self.source = source
    self.conditions = conditions
    self.clock = clock
    self.log = log
  }

  func record(_ kind: AdEvent.Kind, ad: String? = nil) {
    log.append(AdEvent(time: clock.now, ad: ad, kind: kind))
  }
}

/// What an ad's screens are presented from: a view controller, by name.
public struct RootViewController: Equatable, Sendable {
  /// The class or a name of one's own.
  public var name: String

  /// Creates a view controller.
  public init(_ name: String) {
    self.name = name
  }
}
