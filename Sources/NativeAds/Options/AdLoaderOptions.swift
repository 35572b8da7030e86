/// Options of an ad loader (`GADAdLoaderOptions`).
public protocol AdLoaderOptions: Sendable {
  /// Writes the options into the loader's settings.
  func apply(to settings: inout AdLoaderSettings)
}
