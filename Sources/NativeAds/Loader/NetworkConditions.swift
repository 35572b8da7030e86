/// How the simulated network behaves, the same for the same seed.
public struct NetworkConditions: Equatable, Sendable {
  /// The time that an answer takes, in seconds: evenly spread between the two.
  public var latency: ClosedRange<Double>
  /// The share of requests without fill, 0…1.
  public var noFillRate: Double
  /// The share of requests that the network loses, 0…1.
  public var networkErrorRate: Double
  /// The time after which a request is given up, in seconds.
  public var timeout: Double
  /// What the choices are made from.
  public var seed: UInt64

  /// Creates conditions; by default everything arrives at once.
  public init(
    latency: ClosedRange<Double> = 0...0, noFillRate: Double = 0, networkErrorRate: Double = 0,
    timeout: Double = 60, seed: UInt64 = 1
  ) {
    self.latency = latency
    self.noFillRate = noFillRate
    self.networkErrorRate = networkErrorRate
    self.timeout = timeout
    self.seed = seed
  }

  /// What happens to one request.
  struct Fate: Equatable {
    /// Seconds until the answer.
    var delay: Double
    /// The error that comes instead of ads.
    var error: RequestError?
  }

  /// Draws the fate of the next request.
  func fate(_ generator: inout SeededGenerator) -> Fate {
    let delay = latency.lowerBound + generator.share() * (latency.upperBound - latency.lowerBound)
    // Both are drawn each time, so that one rate doesn't shift the fates that another one decides.
    let (fill, network) = (generator.share(), generator.share())
    if delay > timeout {
      return Fate(delay: timeout, error: RequestError(.timeout, "no answer within the time-out"))
    }
    if network < networkErrorRate {
      return Fate(
        delay: delay, error: RequestError(.networkError, "the network was simulated to fail"))
    }
    if fill < noFillRate {
      return Fate(delay: delay, error: RequestError(.noFill, "no fill was simulated"))
    }
    return Fate(delay: delay)
  }
}

/// SplitMix64: small, quick, and the same everywhere (Steele, Lea and Flood, 2014).
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from 0 up to but not including 1.
  mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
