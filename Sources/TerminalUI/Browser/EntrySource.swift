import NativeAds

/// The ad of an entry of the browser's list, as what a loader asks for ads.
struct EntrySource: AdSource {
  let origin: AdEntry.Origin
  /// The format that the layout was made for, which chooses the standard test ad.
  let format: NativeAd.Format
  let changes: [AdChange]
  let openRTBRequest: OpenRTBRequest?

  func ads(for query: AdQuery) async throws(RequestError) -> [NativeAd] {
    do {
      var ad: NativeAd
      switch origin {
      case .standard: ad = TestAds.standard(for: format)
      case .test(let name): ad = try TestAds.named(name).ad
      case .file(let path, let index):
        let ads = try AdFile.read(path, request: openRTBRequest).ads
        guard ads.indices.contains(index) else {
          throw RequestError(.noFill, "\(path) has no ad number \(index + 1) any more")
        }
        ad = ads[index]
      case .none: throw RequestError(.noFill, "no ad is asked for")
      }
      for change in changes { ad = try change.applied(to: ad) }
      return try query.choose(from: [ad])
    } catch let error as NativeAdsError {
      throw RequestError(.receivedInvalidResponse, error.description)
    } catch let error as RequestError {
      throw error
    } catch {
      throw RequestError(.internalError, "\(error)")
    }
  }
}
