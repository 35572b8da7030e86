import JSON

extension AssetOrigin {
  static let keys: Set = [
    "headline", "body", "callToAction", "advertiser", "store", "price", "starRating", "icon",
    "logo", "media",
  ]

  /// The origins of the ads of a file in AdPane's own form, where each asset has a key of its name.
  static func stated(in root: JSONValue) -> [[AssetOrigin]] {
    guard let elements = root.elements else { return [stated(in: root, at: JSONPath())] }
    return elements.enumerated().map { stated(in: $1, at: JSONPath().appending($0)) }
  }

  private static func stated(in ad: JSONValue, at path: JSONPath) -> [AssetOrigin] {
    (ad.members ?? []).flatMap { member -> [AssetOrigin] in
      let path = path.appending(member.key)
      if member.key == "images" {
        // Elements that are null are no images, and count in the path all the same.
        return (member.value.elements ?? []).enumerated().filter { $0.element != .null }.map {
          AssetOrigin(asset: "image", path: path.appending($0.offset), basis: .stated)
        }
      }
      let isAbsent = member.value == .null || member.value.stringValue?.isBlank == true
      guard keys.contains(member.key), !isAbsent else { return [] }
      return [AssetOrigin(asset: member.key, path: path, basis: .stated)]
    }
  }
}
