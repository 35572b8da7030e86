import JSON

extension OpenRTBMapping {
  /// Says how the meaning of an asset was found where it was not stated.
  func noteMeaning(
    _ meaning: AssetMeaning, of asset: OpenRTBAsset, hasRequest: Bool, in source: inout AdSourceText
  ) {
    let advice =
      hasRequest
      ? "the request has no asset with this id" : "the request (--request) would tell"
    switch (meaning.basis, meaning.slot) {
    case (.stated, .other(let number)):
      source.note(
        asset.path, "type \(number) is an exchange's own: ignored, kept among the extra assets")
    case (.onlyRequested, let slot):
      source.note(
        asset.path,
        "\(asset.name) is not in the request; taken for the \(Self.words(slot)), the only one of its "
          + "kind that the request asks for")
    case (.guess, let slot):
      source.note(
        asset.path, "type unknown (\(asset.name)): guessed to be the \(Self.words(slot)); \(advice)"
      )
    case (.unknown, _):
      source.note(
        asset.path, "type unknown (\(asset.name)): kept among the extra assets; \(advice)")
    case (.stated, _), (.request, _), (.derived, _):
      break
    }
  }

  /// Says which ids several assets have.
  func noteRepeatedIDs(_ assets: [OpenRTBAsset], in source: inout AdSourceText) {
    var counts: [String: Int] = [:]
    for asset in assets {
      guard let id = asset.id else { continue }
      counts[id, default: 0] += 1
      if counts[id] == 2 { source.note(asset.path, "id \(id) is used more than once") }
    }
  }

  /// Says what the request requires and the response lacks.
  func noteMissing(
    _ requested: [OpenRTBRequest.Asset], among assets: [OpenRTBAsset], at path: JSONPath,
    in source: inout AdSourceText
  ) {
    let ids = Set(assets.compactMap(\.id))
    for asked in requested where asked.isRequired {
      guard let id = asked.id, !ids.contains(id) else { continue }
      source.note(
        path.appending("assets"),
        "the request requires asset id \(id) (\(asked.kind.key)); it is missing")
    }
  }

  private static func words(_ slot: AssetMeaning.Slot) -> String {
    switch slot {
    case .headline: "headline"
    case .icon: "icon"
    case .logo: "logo"
    case .mainImage: "main image"
    case .video: "video"
    case .data(.description): "body"
    case .data(.callToAction): "call to action"
    case .data(.sponsored): "advertiser"
    case .data(.rating): "star rating"
    case .data(.price), .data(.salePrice): "price"
    case .data(let type): type.name
    case .other, .unknown: "extra asset"
    }
  }
}
