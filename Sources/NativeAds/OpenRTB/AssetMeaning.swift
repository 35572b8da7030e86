/// What an OpenRTB asset is for an ad, and how that is known.
struct AssetMeaning: Equatable {
  enum Slot: Equatable {
    case headline, icon, logo, mainImage, video
    case data(OpenRTBDataType)
    /// Something of an exchange's own, by number.
    case other(Int)
    /// Nobody can tell.
    case unknown
  }

  var slot: Slot
  var basis: AssetOrigin.Basis
}

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
  private let requested: [OpenRTBRequest.Asset]
  private let unanswered: [OpenRTBRequest.Asset]
  private let unasked: [OpenRTBAsset]

  init(assets: [OpenRTBAsset], requested: [OpenRTBRequest.Asset]) {
    self.requested = requested
    unanswered = requested.filter { asked in !assets.contains { Self.answers($0, asked) } }
    unasked = assets.filter { asset in !requested.contains { Self.answers(asset, $0) } }
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
    if let same = requested.first(where: { Self.answers(asset, $0) }) {
      return Self.slot(same.kind, for: asset).map { AssetMeaning(slot: $0, basis: .request) }
    }
    // Ids that do not agree are common: what is asked for once and answered once is still clear.
    let asked = unanswered.filter { Self.isSameKind($0.kind, asset) }
    guard asked.count == 1, let only = asked.first.flatMap({ Self.slot($0.kind, for: asset) }),
      unasked.filter({ Self.isSameKind(only: asset, $0) }).count == 1
    else { return nil }
    return AssetMeaning(slot: only, basis: .onlyRequested)
  }

  private static func answers(_ asset: OpenRTBAsset, _ asked: OpenRTBRequest.Asset) -> Bool {
    asked.id != nil && asked.id == asset.id && isSameKind(asked.kind, asset)
  }

  private static func isSameKind(only left: OpenRTBAsset, _ right: OpenRTBAsset) -> Bool {
    switch (left.content, right.content) {
    case (.image, .image), (.data, .data): true
    default: false
    }
  }

  private static func isSameKind(_ kind: OpenRTBRequest.Kind, _ asset: OpenRTBAsset) -> Bool {
    switch (kind, asset.content) {
    case (.title, .title), (.image, .image), (.data, .data), (.video, .video): true
    default: false
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
