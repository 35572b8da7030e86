/// Guesses which images without a type are the icon and the main image.
enum ImageGuess {
  private struct Candidate {
    var index: Int
    var url: String
    var size: (width: Double, height: Double)?

    /// The last part of the address: hosts may well contain "main".
    private var fileName: String {
      let path = url.prefix { $0 != "?" && $0 != "#" }
      return (path.split(separator: "/").last ?? "").lowercased()
    }

    var area: Double { size.map { $0.width * $0.height } ?? 0 }

    var looksLikeIcon: Bool {
      if let size {
        return max(size.width, size.height) <= 200
          && (0.9...1.1).contains(size.width / size.height)
      }
      let name = fileName
      return ["icon", "logo", "thumb"].contains { name.contains($0) } && !looksLikeMain
    }

    var looksLikeMain: Bool {
      let name = fileName
      return ["main", "large", "cover", "banner", "hero"].contains { name.contains($0) }
    }
  }

  /// The slots of those assets that are images; nil for the others.
  static func slots(
    _ assets: [OpenRTBAsset], taken: [AssetMeaning.Slot]
  ) -> [AssetMeaning.Slot?] {
    var slots: [AssetMeaning.Slot?] = Array(repeating: nil, count: assets.count)
    var candidates = candidates(assets)
    if !taken.contains(.icon), let icon = icon(among: candidates, taken: taken) {
      slots[icon] = .icon
      candidates.removeAll { $0.index == icon }
    }
    for candidate in candidates { slots[candidate.index] = .mainImage }
    return slots
  }

  private static func candidates(_ assets: [OpenRTBAsset]) -> [Candidate] {
    assets.enumerated().compactMap { index, asset in
      guard case .image(let url, nil, let width, let height) = asset.content else { return nil }
      var candidate = Candidate(index: index, url: url ?? "")
      if let width, let height { candidate.size = (width, height) }
      return candidate
    }
  }

  private static func icon(among candidates: [Candidate], taken: [AssetMeaning.Slot]) -> Int? {
    if let icon = candidates.filter(\.looksLikeIcon).min(by: { $0.area < $1.area }) {
      return icon.index
    }
    // Of two images that nothing tells apart, one is likely the icon.
    let bare = candidates.filter { $0.size == nil && !$0.looksLikeMain }
    return candidates.count == 2 && bare.count == candidates.count && !taken.contains(.mainImage)
      ? bare.last?.index : nil
  }
}
