/// Finds out what the assets of one response are.
///
/// The asset's own type counts first, then the type of the request's asset with the same id, then
/// the only asset of that kind that the request asks for, then a guess. What is guessed:
/// - of images without a type, a square one of at most 200 pixels a side is the icon, as is one
///   with `icon`, `logo` or `thumb` in its address, and a second one without size; the largest of
///   the others is the main image, then come the rest;
/// - of data without a type, a number from 0 to 5 is the rating, an amount of money the price, a
///   few words that buttons carry the call to action, the longest sentence the description, and the
///   first short text that is left the advertiser.
struct AssetMeanings {
  /// What assets and requests answer each other by.
  private struct Key: Hashable {
    var id: String
    var kind: String
  }

  private let requested: [Key: OpenRTBRequest.Asset]
  /// By kind, what is asked for and not answered under its id.
  private let unanswered: [String: [OpenRTBRequest.Asset]]
  /// By kind, how many assets nobody asked for by their id.
  private let unasked: [String: Int]

  init(assets: [OpenRTBAsset], requested: [OpenRTBRequest.Asset]) {
    self.requested = Dictionary(
      requested.compactMap { asked in Self.key(asked).map { ($0, asked) } },
      uniquingKeysWith: { first, _ in first })
    let answered = Set(assets.compactMap(Self.key))
    unanswered = Dictionary(
      grouping: requested.filter { asked in
        Self.key(asked).map { !answered.contains($0) } ?? true
      }, by: \.kind.key)
    let asked = Set(requested.compactMap(Self.key))
    unasked = assets.reduce(into: [:]) { counts, asset in
      if Self.key(asset).map({ !asked.contains($0) }) ?? true {
        counts[asset.content.key, default: 0] += 1
      }
    }
  }

  private static func key(_ asset: OpenRTBAsset) -> Key? {
    asset.id.map { Key(id: $0, kind: asset.content.key) }
  }

  private static func key(_ asked: OpenRTBRequest.Asset) -> Key? {
    asked.id.map { Key(id: $0, kind: asked.kind.key) }
  }

  /// The meaning of each asset.
  func resolve(_ assets: [OpenRTBAsset]) -> [AssetMeaning] {
    var meanings = assets.map { known($0) ?? AssetMeaning(slot: .unknown, basis: .unknown) }
    let slots = meanings.map(\.slot)
    let open = assets.indices.filter { slots[$0] == .unknown }
    for (index, slot) in ImageGuess.slots(open.map { assets[$0] }, taken: slots).enumerated() {
      if let slot { meanings[open[index]] = AssetMeaning(slot: slot, basis: .guess) }
    }
    for (index, slot) in DataGuess.slots(open.map { assets[$0] }, taken: slots).enumerated() {
      if let slot { meanings[open[index]] = AssetMeaning(slot: slot, basis: .guess) }
    }
    return meanings
  }

  private func known(_ asset: OpenRTBAsset) -> AssetMeaning? {
    switch asset.content {
    case .title: AssetMeaning(slot: .headline, basis: .stated)
    case .video: AssetMeaning(slot: .video, basis: .stated)
    case .image(_, let type?, _, _): AssetMeaning(slot: Self.image(type), basis: .stated)
    case .data(_, let type?, _): AssetMeaning(slot: Self.data(type), basis: .stated)
    case .image, .data: fromRequest(asset)
    }
  }

  private func fromRequest(_ asset: OpenRTBAsset) -> AssetMeaning? {
    if let same = Self.key(asset).flatMap({ requested[$0] }) {
      return Self.slot(same.kind, for: asset).map { AssetMeaning(slot: $0, basis: .request) }
    }
    // Ids that do not agree are common: what is asked for once and answered once is still clear.
    let kind = asset.content.key
    guard let asked = unanswered[kind], asked.count == 1, unasked[kind] == 1 else { return nil }
    return Self.slot(asked[0].kind, for: asset).map {
      AssetMeaning(slot: $0, basis: .onlyRequested)
    }
  }

  private static func slot(
    _ kind: OpenRTBRequest.Kind, for asset: OpenRTBAsset
  ) -> AssetMeaning.Slot? {
    switch (kind, asset.content) {
    case (.image(let type?), .image): image(type)
    case (.data(let type?), .data): data(type)
    default: nil
    }
  }

  private static func image(_ type: Int) -> AssetMeaning.Slot {
    switch OpenRTBImageType(rawValue: type) {
    case .icon: .icon
    case .logo: .logo
    case .main: .mainImage
    case nil: .other(type)
    }
  }

  private static func data(_ type: Int) -> AssetMeaning.Slot {
    OpenRTBDataType(rawValue: type).map { .data($0) } ?? .other(type)
  }
}
