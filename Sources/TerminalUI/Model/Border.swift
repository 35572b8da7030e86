/// What the mouse can drag.
enum Border: Equatable {
  /// Between the lists and the ad.
  case lists
  /// Between the ad and the inspector.
  case inspector
  /// The ad's own right edge.
  case ad
}
