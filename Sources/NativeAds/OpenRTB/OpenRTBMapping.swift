import JSON

/// Turns one native response into an ad.
///
/// The mapping is the one of shipping adapters between OpenRTB and the SDK. What has no place in
/// the SDK's ad goes to the extra assets: nothing is lost.
struct OpenRTBMapping {
  private(set) var ad: NativeAd
  private(set) var origins: [AssetOrigin] = []
  private var prices: (regular: String?, sale: String?)
  private var displayURL: String?
  private var keyCounts: [String: Int] = [:]
  private var mainImages: [(image: NativeAdImage, origin: AssetOrigin)] = []

  init(name: String) {
    ad = NativeAd(name: name, format: .native)
    prices = (nil, nil)
  }

  mutating func read(
    _ markup: OpenRTBMarkup, requested: [OpenRTBRequest.Asset], hasRequest: Bool,
    in source: inout AdSourceText
  ) throws(NativeAdsError) {
    let root = markup.root
    ad.language = markup.language
    try noteOtherPlaces(root, in: &source)
    var assets: [OpenRTBAsset] = []
    for (index, object) in root.objects("assets", in: &source).enumerated() {
      if object.identifier("id") == nil { source.note(object.path, "asset \(index) has no id") }
      if OpenRTBAsset.kinds(of: object).isEmpty, let link = object.object("link", in: &source) {
        keep(OpenRTBLink(link, in: &source), of: "asset")
      } else if let asset = OpenRTBAsset(object, in: &source) {
        assets.append(asset)
      }
    }
    noteRepeatedIDs(assets, in: &source)
    let meanings = AssetMeanings(assets: assets, requested: requested).resolve(assets)
    for (asset, meaning) in zip(assets, meanings) {
      noteMeaning(meaning, of: asset, hasRequest: hasRequest, in: &source)
      place(asset, meaning, in: &source)
    }
    finishAssets(in: &source)
    noteMissing(requested, among: assets, at: root.path, in: &source)
    readLinks(root, in: &source)
    readTrackers(root, in: &source)
    keepRest(of: root)
    if ad.headline == nil {
      source.note(root.path, "there is no title: every ad of the SDK has a headline")
    }
    ad.shareMainImage()
  }

  // MARK: Assets

  private mutating func place(
    _ asset: OpenRTBAsset, _ meaning: AssetMeaning, in source: inout AdSourceText
  ) {
    let name: String?
    switch (asset.content, meaning.slot) {
    case (.title(let text), _):
      name = ad.headline == nil ? "headline" : nil
      if name != nil { ad.headline = text } else { keep("title", text) }
    case (.video(let vast), _):
      name = "media"
      readVideo(vast, asset, in: &source)
    case (.image(let url, _, let width, let height), let slot):
      let image = NativeAdImage(content: .none, imageURL: url, width: width, height: height)
      if slot == .mainImage {
        name = "image"
        mainImages.append(
          (image, AssetOrigin(asset: "image", path: asset.path, basis: meaning.basis)))
      } else {
        name = place(image, slot)
      }
    case (.data(let value, _, _), .data(let type)):
      name = place(value, type, asset, in: &source)
    case (.data(let value, _, _), .other(let number)):
      name = nil
      keep("data\(number)", value)
    case (.data(let value, _, _), _):
      name = nil
      keep("data", value)
    }
    if meaning.slot != .mainImage {
      origins.append(
        AssetOrigin(
          asset: name ?? ad.extraAssets.last?.key ?? "extra", path: asset.path,
          basis: meaning.basis))
    }
    if let link = asset.link { keep(link, of: name ?? "asset") }
    for member in asset.rest { keep(member.key, member.value.serialized()) }
  }

  /// Keeps a link of an asset's own, which takes the place of the ad's link for clicks on it.
  private mutating func keep(_ link: OpenRTBLink, of asset: String) {
    let key = "link.\(asset)"
    if let url = link.url {
      keep(key, url)
    }
    if let fallback = link.fallback {
      keep(key + ".fallback", fallback)
    }
    ad.trackers += link.clickTrackers.map { AdTracker(event: .click, url: $0) }
  }

  private mutating func place(_ image: NativeAdImage, _ slot: AssetMeaning.Slot) -> String? {
    switch slot {
    case .icon where ad.icon == nil:
      ad.icon = image
      return "icon"
    case .logo where ad.logo == nil:
      ad.logo = image
      return "logo"
    case .other(let number):
      keep("img\(number)", Self.text(image))
    default:
      keep("img", Self.text(image))
    }
    return nil
  }

  private mutating func place(
    _ value: String, _ type: OpenRTBDataType, _ asset: OpenRTBAsset, in source: inout AdSourceText
  ) -> String? {
    switch type {
    case .description where ad.body == nil:
      ad.body = value
      return "body"
    case .callToAction where ad.callToAction == nil:
      ad.callToAction = value
      return "callToAction"
    case .sponsored where ad.advertiser == nil:
      ad.advertiser = value
      return "advertiser"
    case .displayURL where displayURL == nil:
      displayURL = value
      return "displayurl"
    case .price where prices.regular == nil:
      prices.regular = value
      return "price"
    case .salePrice where prices.sale == nil:
      prices.sale = value
      return "price"
    case .rating where ad.starRating == nil:
      if let rating = StarRating.parse(value) {
        ad.starRating = rating
        return "starRating"
      }
      source.note(
        asset.path, "the rating \(JSONValue.string(value).serialized()) is not from 0 to 5")
      keep(type.name, value)
    default:
      keep(type.name, value)
    }
    return nil
  }

  /// Adds an extra asset; a key that is taken gets a number.
  private mutating func keep(_ key: String, _ value: String) {
    let count = keyCounts[key, default: 0] + 1
    keyCounts[key] = count
    ad.extraAssets.append(ExtraAsset(key: count == 1 ? key : "\(key)-\(count)", value: value))
  }

  private static func text(_ image: NativeAdImage) -> String {
    var text = image.imageURL ?? ""
    if let width = image.width, let height = image.height {
      text += " \(JSONValue.number(width).serialized())x\(JSONValue.number(height).serialized())"
    }
    return text
  }

  private mutating func readVideo(
    _ markup: String, _ asset: OpenRTBAsset, in source: inout AdSourceText
  ) {
    let vast = VAST(markup)
    ad.mediaContent.hasVideoContent = true
    ad.mediaContent.video = NativeAdImage.Content.none
    ad.mediaContent.videoURL = vast.mediaURL
    ad.mediaContent.duration = vast.duration ?? 0
    ad.mediaContent.width = vast.width
    ad.mediaContent.height = vast.height
    if let width = vast.width, let height = vast.height {
      ad.mediaContent.aspectRatio = width / height
    }
    ad.trackers += vast.impressions.map { AdTracker(event: .impression, url: $0) }
    for problem in vast.problems { source.note(asset.path.appending("video"), problem) }
  }

  /// Settles the assets that several may stand for.
  private mutating func finishAssets(in source: inout AdSourceText) {
    let isGuess = { (found: (image: NativeAdImage, origin: AssetOrigin)) in
      found.origin.basis == .guess
    }
    let images = mainImages.filter { !isGuess($0) } + mainImages.filter(isGuess)
    ad.images = images.map(\.image)
    origins += images.map(\.origin)
    if ad.icon == nil { ad.icon = ad.logo }
    ad.price = prices.sale ?? prices.regular
    if prices.sale != nil, let regular = prices.regular {
      keep("price", regular)
    }
    guard let displayURL else { return }
    if ad.advertiser == nil {
      ad.advertiser = displayURL
      origins.append(AssetOrigin(asset: "advertiser", path: nil, basis: .derived))
    }
    keep("displayurl", displayURL)
  }

  // MARK: Links, trackers and the rest

  private mutating func readLinks(_ root: LenientObject, in source: inout AdSourceText) {
    ad.privacyLink = root.text("privacy", in: &source)
    if let url = root.value("link")?.stringValue {
      source.note(root.path.appending("link"), "a string stands where an object was expected")
      ad.link = url.isBlank ? nil : url
      return
    }
    guard let object = root.object("link", in: &source) else { return }
    let link = OpenRTBLink(object, in: &source)
    ad.link = link.url
    ad.trackers += link.clickTrackers.map { AdTracker(event: .click, url: $0) }
    if let fallback = link.fallback {
      keep("link.fallback", fallback)
    }
    if let url = link.url, let store = AppStore.name(ofLink: url) {
      ad.store = store
      origins.append(
        AssetOrigin(asset: "store", path: object.path.appending("url"), basis: .derived))
      source.note(object.path.appending("url"), "the store, \(store), follows from the link")
    }
  }

  private mutating func readTrackers(_ root: LenientObject, in source: inout AdSourceText) {
    ad.trackers += root.texts("imptrackers", in: &source).map {
      AdTracker(event: .impression, url: $0)
    }
    for tracker in root.objects("eventtrackers", in: &source) {
      guard let url = tracker.text("url", in: &source) else { continue }
      let isScript = tracker.integer("method", in: &source) == 2
      ad.trackers.append(
        AdTracker(
          event: AdTracker.Event(openRTB: tracker.integer("event", in: &source) ?? 1),
          method: isScript ? .javaScript : .image, url: url))
    }
    ad.trackers += root.texts("jstracker", in: &source).map {
      AdTracker(event: .impression, method: .javaScript, url: $0)
    }
  }

  private static let readKeys: Set = [
    "assets", "link", "privacy", "imptrackers", "eventtrackers", "jstracker", "assetsurl", "dcourl",
  ]

  private mutating func keepRest(of root: LenientObject) {
    for member in root.value.members ?? []
    where !Self.readKeys.contains(member.key) && member.value != .null {
      let text = member.value.stringValue ?? member.value.serialized()
      keep("openrtb.\(member.key)", text)
    }
  }

  private mutating func noteOtherPlaces(
    _ root: LenientObject, in source: inout AdSourceText
  ) throws(NativeAdsError) {
    for key in ["assetsurl", "dcourl"] {
      guard let url = root.text(key, in: &source) else { continue }
      keep(key, url)
      guard root.value("assets") != nil else {
        throw source.problem(
          root.path.appending(key),
          "the assets are at \(url); AdPane fetches nothing, so save that document and give it here"
        )
      }
      source.note(
        root.path.appending(key),
        "a server could show the assets at \(url); these are not fetched, those in the file are shown"
      )
    }
  }
}
