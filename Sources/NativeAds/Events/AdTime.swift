import Glibc

/// A moment, in seconds since the start of 1970 in UTC.
public struct AdTime: Hashable, Comparable, Sendable {
  /// Seconds since the start of 1970 in UTC.
  public var seconds: Double

  /// Creates a moment.
  public init(seconds: Double) {
    self.seconds = seconds
  }

  /// Whether a moment comes before another one.
  public static func < (left: AdTime, right: AdTime) -> Bool { left.seconds < right.seconds }

  /// The moment that is some seconds later.
  public static func + (time: AdTime, seconds: Double) -> AdTime {
    AdTime(seconds: time.seconds + seconds)
  }

  /// The seconds from one moment to another one.
  public static func - (left: AdTime, right: AdTime) -> Double { left.seconds - right.seconds }

  /// The time of day as `HH:MM:SS.mmm`, on this machine's clock.
  public var timeOfDay: String {
    let milliseconds = Int((seconds * 1000).rounded(.down))
    var whole = time_t(milliseconds / 1000)
    var local = tm()
    localtime_r(&whole, &local)
    return Self.format(
      hour: Int(local.tm_hour), minute: Int(local.tm_min), second: Int(local.tm_sec),
      millisecond: milliseconds % 1000)
  }

  /// The moment as `YYYY-MM-DDTHH:MM:SS.mmmZ` (RFC 3339).
  public var timestamp: String {
    let milliseconds = Int((seconds * 1000).rounded(.down))
    var whole = time_t(milliseconds / 1000)
    var utc = tm()
    gmtime_r(&whole, &utc)
    let date =
      "\(utc.tm_year + 1900)-\(Self.pad(Int(utc.tm_mon) + 1))-\(Self.pad(Int(utc.tm_mday)))"
    return "\(date)T"
      + Self.format(
        hour: Int(utc.tm_hour), minute: Int(utc.tm_min), second: Int(utc.tm_sec),
        millisecond: milliseconds % 1000) + "Z"
  }

  private static func format(hour: Int, minute: Int, second: Int, millisecond: Int) -> String {
    "\(pad(hour)):\(pad(minute)):\(pad(second)).\(pad(millisecond, 3))"
  }

  private static func pad(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
