/// When AdChoices is shown, where it stands, and where it leads.
public struct AdChoices: Equatable, Sendable {
  /// The corner; the layout's own AdChoices view, where it has one, comes before.
  public var position: AdChoicesPosition
  /// Where a tap leads; nil where the ad does not say.
  public var link: String?

  /// AdChoices of an ad; nil where it has none.
  ///
  /// Programmatic ads have AdChoices everywhere, ads sold directly in the European Economic Area
  /// only (guides of Ad Manager).
  public init?(of ad: NativeAd, isEEA: Bool, preferred: AdChoicesPosition = .topRight) {
    guard ad.source == .programmatic || isEEA else { return nil }
    position = ad.adChoicesPosition ?? preferred
    link = ad.privacyLink
  }
}
