/// Hears what becomes of a loader's requests (`GADAdLoaderDelegate`).
@MainActor
public protocol AdLoaderDelegate: AnyObject {
  /// An ad could not be had.
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: RequestError)
  /// The request is over: called once, after the last ad or failure.
  func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}

extension AdLoaderDelegate {
  /// Does nothing: the SDK's method is optional.
  public func adLoaderDidFinishLoading(_ adLoader: AdLoader) {}
}

/// Receives native ads (`GADNativeAdLoaderDelegate`).
@MainActor
public protocol NativeAdLoaderDelegate: AdLoaderDelegate {
  /// An ad has arrived.
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: LoadedAd)
}

/// Receives app-install ads (`GADNativeAppInstallAdLoaderDelegate`, until 7.46).
@MainActor
public protocol NativeAppInstallAdLoaderDelegate: AdLoaderDelegate {
  /// An ad has arrived.
  func adLoader(_ adLoader: AdLoader, didReceiveNativeAppInstallAd ad: LoadedAd)
}

/// Receives content ads (`GADNativeContentAdLoaderDelegate`, until 7.46).
@MainActor
public protocol NativeContentAdLoaderDelegate: AdLoaderDelegate {
  /// An ad has arrived.
  func adLoader(_ adLoader: AdLoader, didReceiveNativeContentAd ad: LoadedAd)
}

/// Receives ads of custom formats (`GADCustomNativeAdLoaderDelegate`).
@MainActor
public protocol CustomNativeAdLoaderDelegate: AdLoaderDelegate {
  /// The ids of the formats that the app can show.
  func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String]
  /// An ad has arrived.
  func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd)
}
