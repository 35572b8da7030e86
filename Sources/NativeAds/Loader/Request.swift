/// What a request for ads says about where they will stand (`GADRequest`).
public struct Request: Equatable, Sendable {
  /// Words that describe the content.
  public var keywords: [String]
  /// The address of a web page whose content matches the app's.
  public var contentURL: String?
  /// The addresses of pages near the content, for brand safety; at most four count.
  public var neighboringContentURLs: [String]
  /// Parameters for networks.
  ///
  /// `ft_ctype` asks for a kind of test creative: `image_app_install`,
  /// `text_app_install`, `video_app_install`, `image_display`, `partial_slot` or `html5`.
  public var extras: [String: String]

  /// Creates a request without targeting.
  public init() {
    keywords = []
    neighboringContentURLs = []
    extras = [:]
  }

  /// The longest content address that the SDK takes, in bytes.
  static let contentURLLimit = 512

  /// What the SDK would refuse in this request.
  var problem: String? {
    for url in [contentURL].compactMap({ $0 }) + neighboringContentURLs {
      guard url.hasPrefix("http://") || url.hasPrefix("https://") else {
        return "the content URL \(url) is no web address"
      }
      guard url.utf8.count <= Self.contentURLLimit else {
        return "a content URL has more than \(Self.contentURLLimit) bytes"
      }
    }
    return neighboringContentURLs.count > 4 ? "there are more than four neighbouring URLs" : nil
  }
}
