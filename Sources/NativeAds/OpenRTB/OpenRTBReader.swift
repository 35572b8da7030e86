import JSON

/// Reads the native responses of a text into ads.
enum OpenRTBReader {
  /// The ads of a text, with the origins of each one's assets.
  static func ads(
    in source: inout AdSourceText, request: OpenRTBRequest?
  ) throws(NativeAdsError) -> [(ad: NativeAd, origins: [AssetOrigin])] {
    let name = source.file == "-" ? "stdin" : PathNames.stem(source.file)
    let markups = try OpenRTBMarkup.all(in: &source)
    var ads: [(ad: NativeAd, origins: [AssetOrigin])] = []
    for markup in markups {
      var mapping = OpenRTBMapping(name: markups.count == 1 ? name : "\(name)-\(ads.count + 1)")
      try mapping.read(
        markup, requested: request?.assets(forImpression: markup.impression) ?? [],
        hasRequest: request != nil, in: &source)
      ads.append((mapping.ad, mapping.origins))
    }
    guard !ads.isEmpty else {
      let root = source.document.root
      if NoBid.isNoBid(root) {
        throw .noBid(file: source.file, reason: NoBid.reason(in: root))
      }
      throw .noAd(
        file: source.file,
        reason: "this looks like OpenRTB, but no native response is in it: no object with “assets”")
    }
    return ads
  }
}
