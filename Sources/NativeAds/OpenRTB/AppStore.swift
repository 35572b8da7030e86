/// The stores that apps come from, by the links that lead there.
enum AppStore {
  /// The name that the SDK gives as an ad's store; nil for links that lead elsewhere.
  static func name(ofLink url: String) -> String? {
    switch host(of: url) {
    case "apps.apple.com", "itunes.apple.com": "App Store"
    case "play.google.com": "Google Play"
    default: nil
    }
  }

  private static func host(of url: String) -> String? {
    guard let scheme = url.firstRange(of: "//") else { return nil }
    let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@").last?.split(separator: ":").first
    return host.map { $0.lowercased() }
  }
}
