import Files

/// Ads from files and folders, in AdPane's own form or as OpenRTB responses, for any ad unit.
public struct FileAdSource: AdSource {
  private let paths: [String]
  private let request: OpenRTBRequest?

  /// Creates a source; nothing is read before ads are asked for, and then each time anew.
  /// - Parameters:
  ///   - paths: Files, and folders whose `.json` files are taken in order.
  ///   - request: The OpenRTB request that responses answer.
  public init(_ paths: [String], request: OpenRTBRequest? = nil) {
    self.paths = paths
    self.request = request
  }

  /// Reads the files and gives the ads that fit.
  public func ads(for query: AdQuery) async throws(RequestError) -> [NativeAd] {
    var ads: [NativeAd] = []
    for path in paths {
      if FileKind(ofPath: path) == .folder {
        for file in AdFile.paths(inFolder: path) {
          ads += (try? AdFile.read(file, request: request))?.ads ?? []
        }
      } else {
        do {
          ads += try AdFile.read(path, request: request).ads
        } catch {
          if case .noBid = error { throw RequestError(.noFill, error.description) }
          throw RequestError(.receivedInvalidResponse, error.description)
        }
      }
    }
    return try query.choose(from: ads)
  }
}

/// Ads that are given as values, for any ad unit.
public struct FixedAdSource: AdSource {
  private let ads: [NativeAd]

  /// Creates a source of these ads, in this order.
  public init(_ ads: [NativeAd]) {
    self.ads = ads
  }

  /// Gives the ads that fit.
  public func ads(for query: AdQuery) async throws(RequestError) -> [NativeAd] {
    try query.choose(from: ads)
  }
}
