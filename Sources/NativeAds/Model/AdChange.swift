import Words

/// A change to an ad, as `--set` and `--without` make it.
public enum AdChange: Equatable, Sendable {
  /// Gives the ad a text, a number, a word or a picture's size, by the ad file's key.
  case set(key: String, value: String)
  /// Takes an asset out, by the ad file's key.
  case remove(key: String)

  /// Returns the ad with the change made.
  ///
  /// Pictures and media are set to a size in pixels such as `1200x627` and are drawn as a stand-in of that size. A blank
  /// text makes the asset absent, as in an ad file.
  public func applied(to ad: NativeAd) throws(NativeAdsError) -> NativeAd {
    var ad = ad
    switch self {
    case .set(let key, let value): try Self.set(key, to: value, in: &ad)
    case .remove(let key): try Self.remove(key, from: &ad)
    }
    return ad
  }

  /// The keys of texts and where they go.
  static let texts: [(key: String, path: WritableKeyPath<NativeAd, String?> & Sendable)] = [
    ("headline", \.headline), ("body", \.body), ("callToAction", \.callToAction),
    ("advertiser", \.advertiser), ("store", \.store), ("price", \.price),
    ("language", \.language), ("link", \.link),
  ]

  /// The keys that can be given a value.
  public static let settableKeys = texts.map(\.key) + otherKeys
  /// The keys that can be taken out.
  public static let removableKeys = texts.map(\.key) + otherRemovableKeys

  private static let otherKeys = [
    "starRating", "format", "source", "adChoices", "icon", "logo", "media",
  ]
  private static let otherRemovableKeys = [
    "starRating", "icon", "logo", "images", "media", "adChoices",
  ]

  private static func set(
    _ key: String, to value: String, in ad: inout NativeAd
  ) throws(NativeAdsError) {
    if let text = texts.first(where: { $0.key == key }) {
      ad[keyPath: text.path] = value.isBlank ? nil : value
      return
    }
    switch key {
    case "starRating":
      guard let rating = Double(value), (0...5).contains(rating) else {
        throw .change(key: key, problem: "\(value) is not a number from 0 to 5")
      }
      ad.starRating = rating
    case "format": ad.format = try word(value, for: key)
    case "source": ad.source = try word(value, for: key)
    case "adChoices": ad.adChoicesPosition = try word(value, for: key)
    case "icon": ad.icon = try picture(value, for: key)
    case "logo": ad.logo = try picture(value, for: key)
    case "media":
      let image = try picture(value, for: key)
      ad.images = [image]
      ad.mediaContent = MediaContent(image: image)
    default:
      throw .change(
        key: key,
        problem: "no such key" + Suggestion.hint(for: key, among: settableKeys)
          + "; there are " + settableKeys.joined(separator: ", "))
    }
  }

  private static func remove(_ key: String, from ad: inout NativeAd) throws(NativeAdsError) {
    if let text = texts.first(where: { $0.key == key }) {
      ad[keyPath: text.path] = nil
      return
    }
    switch key {
    case "starRating": ad.starRating = nil
    case "icon": ad.icon = nil
    case "logo": ad.logo = nil
    case "images": ad.images = []
    case "media":
      ad.images = []
      ad.mediaContent = MediaContent()
    case "adChoices": ad.adChoicesPosition = nil
    default:
      throw .change(
        key: key,
        problem: "no such asset" + Suggestion.hint(for: key, among: removableKeys)
          + "; there are " + removableKeys.joined(separator: ", "))
    }
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ value: String, for key: String
  ) throws(NativeAdsError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: value) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw .change(key: key, problem: "\(value) is none of \(words)")
    }
    return word
  }

  private static func picture(
    _ value: String, for key: String
  ) throws(NativeAdsError) -> NativeAdImage {
    let sides = value.lowercased().split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...100_000).contains($0) }) else {
      throw .change(key: key, problem: "\(value) is no size in pixels such as 1200x627")
    }
    return NativeAdImage(content: .none, width: Double(sides[0]), height: Double(sides[1]))
  }
}
