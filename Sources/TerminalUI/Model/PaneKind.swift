/// The browser's panes.
enum PaneKind: String, CaseIterable, Sendable {
  case layouts, ads, ad, inspector, events

  /// The title of panes whose title does not change.
  var title: String {
    switch self {
    case .layouts: "Layouts"
    case .ads: "Ads"
    case .ad: "Ad"
    case .inspector: "Inspector"
    case .events: "Events"
    }
  }
}
