import JSON
import Words

/// How an ad was understood, in words and as JSON: what `adpane ads` prints.
///
/// Texts come from outside. They are written as JSON strings, in which no character reaches the
/// terminal as a command.
public struct AdDescription: Sendable {
  private struct Row: Sendable {
    var asset: String
    /// Which of several assets of that name it is, from 0.
    var index = 0
    var value: String
    var json: JSONValue
  }

  private let ad: NativeAd
  private let origins: [AssetOrigin]
  private let rows: [Row]

  /// Describes an ad.
  /// - Parameter origins: Where its assets came from; empty for a test ad.
  public init(_ ad: NativeAd, origins: [AssetOrigin] = []) {
    self.ad = ad
    self.origins = origins
    rows = Self.rows(of: ad)
  }

  /// The ad in lines: a head with its name, then an asset a line with its value and origin.
  public var lines: [String] {
    var lines = ["\(ad.name)  \(ad.format.rawValue), \(ad.source.rawValue)"]
    let width = 14
    func line(_ label: String, _ value: String) {
      lines.append("  " + label.padded(to: width) + "  " + value)
    }
    for row in rows { line(row.asset, row.value + Self.words(origin(of: row))) }
    if !absent.isEmpty { line("absent", absent.joined(separator: ", ")) }
    if let position = ad.adChoicesPosition { line("adChoices", position.rawValue) }
    if let link = ad.privacyLink { line("privacy", Self.quoted(link)) }
    if let language = ad.language { line("language", Self.quoted(language)) }
    if let link = ad.link { line("link", Self.quoted(link)) }
    for tracker in ad.trackers {
      line("tracker", "\(tracker.event.name) \(Self.quoted(tracker.url))")
    }
    for extra in ad.extraAssets {
      line("extra", "\(Self.quoted(extra.key)) = \(Self.quoted(extra.value))")
    }
    return lines
  }

  /// The ad as an object; its keys are stable.
  public var json: JSONValue {
    .object([
      .init("name", .string(ad.name)),
      .init("format", .string(ad.format.rawValue)),
      .init("source", .string(ad.source.rawValue)),
      .init("assets", .array(rows.map(json))),
      .init("absent", .array(absent.map(JSONValue.string))),
      .init("adChoices", .string(orNull: ad.adChoicesPosition?.rawValue)),
      .init("privacy", .string(orNull: ad.privacyLink)),
      .init("language", .string(orNull: ad.language)),
      .init("link", .string(orNull: ad.link)),
      .init("trackers", .array(ad.trackers.map(Self.json))),
      .init("extra", .object(ad.extraAssets.map { .init($0.key, .string($0.value)) })),
    ])
  }

  private static let assets = [
    "headline", "body", "callToAction", "advertiser", "store", "price", "starRating", "icon",
    "image", "media",
  ]

  private var absent: [String] {
    let present = Set(rows.map(\.asset))
    return Self.assets.filter { !present.contains($0) }
  }

  /// The origin of as many assets of the name as went before; the main image is both image and media.
  private func origin(of row: Row) -> AssetOrigin? {
    if let origin = origins.lazy.filter({ $0.asset == row.asset }).dropFirst(row.index).first {
      return origin
    }
    switch row.asset {
    case "image" where row.index == 0: return origins.first { $0.asset == "media" }
    case "media": return origins.first { $0.asset == "image" }
    default: return nil
    }
  }

  private func json(_ row: Row) -> JSONValue {
    let origin = origin(of: row)
    return .object([
      .init("asset", .string(row.asset)),
      .init("value", row.json),
      .init("path", .string(orNull: origin?.path?.description)),
      .init("basis", .string(orNull: origin?.basis.rawValue)),
    ])
  }

  private static func json(_ tracker: AdTracker) -> JSONValue {
    .object([
      .init("event", .string(tracker.event.name)),
      .init("method", .string(tracker.method.rawValue)),
      .init("url", .string(tracker.url)),
    ])
  }

  private static func rows(of ad: NativeAd) -> [Row] {
    var rows: [Row] = []
    for (asset, text) in [
      ("headline", ad.headline), ("body", ad.body), ("callToAction", ad.callToAction),
      ("advertiser", ad.advertiser), ("store", ad.store), ("price", ad.price),
    ] {
      if let text { rows.append(Row(asset: asset, value: quoted(text), json: .string(text))) }
    }
    if let rating = ad.starRating {
      let json = JSONValue.number(rating)
      rows.append(Row(asset: "starRating", value: json.serialized(), json: json))
    }
    for (asset, image) in [("icon", ad.icon), ("logo", ad.logo)] {
      if let image { rows.append(Row(asset: asset, value: words(image), json: json(image))) }
    }
    for (index, image) in ad.images.enumerated() {
      rows.append(Row(asset: "image", index: index, value: words(image), json: json(image)))
    }
    let media = ad.mediaContent
    if media.hasVideoContent || media.mainImage != nil {
      rows.append(Row(asset: "media", value: words(media), json: json(media)))
    }
    return rows
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).serialized() }

  private static func words(_ origin: AssetOrigin?) -> String {
    guard let origin else { return "" }
    let path = origin.path.map { " from \($0)" } ?? ""
    switch origin.basis {
    case .stated: return path
    case .request: return "\(path), as the request says"
    case .onlyRequested: return "\(path), the only one of its kind in the request"
    case .derived: return "\(path), derived"
    case .guess: return "\(path), a guess"
    case .unknown: return "\(path), of unknown type"
    }
  }
}

extension AdDescription {
  private static func size(_ width: Double?, _ height: Double?) -> String {
    guard let width, let height else { return "of unknown size" }
    return "\(JSONValue.number(width).serialized())×\(JSONValue.number(height).serialized())"
  }

  private static func words(_ image: NativeAdImage) -> String {
    let size = size(image.width, image.height)
    switch image.content {
    case .file(let path): return "\(size) \(quoted(path))"
    case .bundled(let name): return "\(size) \(quoted(name)), bundled"
    case .none: return "\(size) " + (image.imageURL.map(quoted) ?? "without a file: a stand-in")
    }
  }

  private static func words(_ media: MediaContent) -> String {
    let size = size(media.width, media.height)
    let ratio = media.aspectRatio > 0 ? String(hundredths: media.aspectRatio) : "unknown"
    guard media.hasVideoContent else { return "image \(size), ratio \(ratio)" }
    let length =
      media.duration > 0 ? "\(JSONValue.number(media.duration).serialized()) s" : "unknown length"
    return "video \(size), ratio \(ratio), \(length)"
  }

  private static func json(_ image: NativeAdImage) -> JSONValue {
    let file: JSONValue
    switch image.content {
    case .file(let path): file = .string(path)
    case .bundled(let name): file = .string("bundled:\(name)")
    case .none: file = .null
    }
    return .object([
      .init("file", file), .init("url", .string(orNull: image.imageURL)),
      .init("width", .number(orNull: image.width)), .init("height", .number(orNull: image.height)),
    ])
  }

  private static func json(_ media: MediaContent) -> JSONValue {
    .object([
      .init("kind", .string(media.hasVideoContent ? "video" : "image")),
      .init("width", .number(orNull: media.width)), .init("height", .number(orNull: media.height)),
      .init("aspectRatio", .number(media.aspectRatio)),
      .init("duration", .number(media.duration)),
    ])
  }
}

extension String {
  /// A number with at most two digits behind the point.
  fileprivate init(hundredths value: Double) {
    self = JSONValue.number((value * 100).rounded() / 100).serialized()
  }
}
