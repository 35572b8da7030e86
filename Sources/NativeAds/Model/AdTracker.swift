/// An address that an ad server wants called when something happens to an ad.
///
/// AdPane calls none. Macros such as `${AUCTION_PRICE}` stay as they are.
public struct AdTracker: Equatable, Sendable {
  /// What happens (OpenRTB Native 1.2, "Event Types Table").
  public enum Event: Equatable, Sendable {
    case impression
    /// Half of the pixels for one second.
    case viewable50
    /// All of the pixels for one second.
    case viewable100
    /// Half of a video's pixels for two seconds.
    case viewableVideo50
    case click
    /// An exchange's own event, by number.
    case other(Int)

    /// The event's name, for reports.
    public var name: String {
      switch self {
      case .impression: "impression"
      case .viewable50: "viewable-50"
      case .viewable100: "viewable-100"
      case .viewableVideo50: "viewable-video-50"
      case .click: "click"
      case .other(let number): "event-\(number)"
      }
    }
  }

  /// How the address is called.
  public enum Method: String, Sendable {
    case image, javaScript
  }

  /// What happens.
  public var event: Event
  /// How the address is called.
  public var method: Method
  /// The address, or markup for JavaScript.
  public var url: String

  /// Creates a tracker.
  public init(event: Event, method: Method = .image, url: String) {
    self.event = event
    self.method = method
    self.url = url
  }
}
