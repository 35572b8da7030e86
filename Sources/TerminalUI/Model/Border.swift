/// What the mouse can drag.
enum Border: Equatable {
  /// Between the lists and the ad.
  case lists
  /// Between the two lists.
  case ads
  /// Between the events and what is above them.
  case events
  /// Between the ad and the inspector.
  case inspector
  /// The ad's own right edge.
  case ad
}
