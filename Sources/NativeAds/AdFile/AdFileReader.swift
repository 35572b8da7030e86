import JSON

/// Reads ads in the form of AdPane's own ad file.
enum AdFileReader {
  /// The largest width or height that is believed, in pixels.
  private static let largestSide = 100_000.0

  static func ads(in source: inout AdSourceText) throws(NativeAdsError) -> [NativeAd] {
    let name = source.file == "-" ? "stdin" : PathNames.stem(source.file)
    guard let elements = source.document.root.elements else {
      return [try ad(source.document.root, at: JSONPath(), name: name, in: &source)]
    }
    guard !elements.isEmpty else {
      throw .noAd(file: source.file, reason: "the array holds no ad")
    }
    var ads: [NativeAd] = []
    for (index, element) in elements.enumerated() {
      ads.append(
        try ad(
          element, at: JSONPath().appending(index),
          name: elements.count == 1 ? name : "\(name)-\(index + 1)", in: &source))
    }
    return ads
  }

  private static func ad(
    _ value: JSONValue, at path: JSONPath, name: String, in source: inout AdSourceText
  ) throws(NativeAdsError) -> NativeAd {
    var object = try AdObjectReader(
      value, at: path, example: #"{"headline": "…"}"#, in: source)
    let format = try object.choice("format", of: NativeAd.Format.self, in: source)
    var ad = NativeAd(name: name, format: format ?? .native)
    ad.headline = try object.text("headline", in: source)
    ad.body = try object.text("body", in: source)
    ad.callToAction = try object.text("callToAction", in: source)
    ad.advertiser = try object.text("advertiser", in: source)
    ad.store = try object.text("store", in: source)
    ad.price = try object.text("price", in: source)
    ad.starRating = try object.number("starRating", 0...5, in: source)
    ad.icon = try image("icon", of: &object, in: &source)
    ad.logo = try image("logo", of: &object, in: &source)
    ad.images = try images(of: &object, in: &source)
    ad.mediaContent = try media(of: &object, in: &source)
    ad.adChoicesPosition = try object.choice("adChoices", of: AdChoicesPosition.self, in: source)
    ad.source = try object.choice("source", of: NativeAd.Source.self, in: source) ?? .programmatic
    ad.language = try object.text("language", in: source)
    ad.link = try object.text("link", in: source)
    ad.extraAssets = try extraAssets(of: &object, in: source)
    object.finish(in: &source)
    ad.shareMainImage()
    return ad
  }

  private static func image(
    _ key: String, of object: inout AdObjectReader, in source: inout AdSourceText
  ) throws(NativeAdsError) -> NativeAdImage? {
    guard let value = object.value(key) else { return nil }
    return try image(value, at: object.path.appending(key), in: &source)
  }

  private static func images(
    of object: inout AdObjectReader, in source: inout AdSourceText
  ) throws(NativeAdsError) -> [NativeAdImage] {
    guard let value = object.value("images") else { return [] }
    let path = object.path.appending("images")
    guard let elements = value.elements else {
      throw source.problem(path, "\(value.typeName) stands where an array was expected")
    }
    var images: [NativeAdImage] = []
    for (index, element) in elements.enumerated() where element != .null {
      images.append(try image(element, at: path.appending(index), in: &source))
    }
    return images
  }

  private static func image(
    _ value: JSONValue, at path: JSONPath, in source: inout AdSourceText
  ) throws(NativeAdsError) -> NativeAdImage {
    var object = try AdObjectReader(value, at: path, example: #"{"file": "a.png"}"#, in: source)
    let image = try image(from: &object, in: &source)
    object.finish(in: &source)
    return image
  }

  private static func image(
    from object: inout AdObjectReader, kind: MediaFile.Kind = .image,
    in source: inout AdSourceText
  ) throws(NativeAdsError) -> NativeAdImage {
    var image = NativeAdImage(content: .none)
    image.imageURL = try object.text("url", in: source)
    image.width = try side("width", of: &object, in: source)
    image.height = try side("height", of: &object, in: source)
    guard let name = try object.text("file", in: source) else { return image }
    let file = MediaFile(PathNames.resolve(name, besides: source.file), kind: kind)
    if image.width == nil || image.height == nil, let size = file.size {
      image.width = Double(size.width)
      image.height = Double(size.height)
    }
    if let problem = file.problem {
      source.note(object.path.appending("file"), "\(problem); a stand-in is drawn for it")
    } else {
      image.content = .file(file.path)
    }
    return image
  }

  /// A width or height; one of 0 is not known.
  private static func side(
    _ key: String, of object: inout AdObjectReader, in source: AdSourceText
  ) throws(NativeAdsError) -> Double? {
    let side = try object.number(key, 0...largestSide, in: source)
    return side == 0 ? nil : side
  }

  private static func media(
    of object: inout AdObjectReader, in source: inout AdSourceText
  ) throws(NativeAdsError) -> MediaContent {
    guard let value = object.value("media") else { return MediaContent() }
    var media = try AdObjectReader(
      value, at: object.path.appending("media"),
      example: #"{"kind": "image", "file": "a.jpg"}"#, in: source)
    let kind = try media.choice("kind", of: MediaFile.Kind.self, in: source) ?? .image
    let picture = try image(from: &media, kind: kind, in: &source)
    var content = MediaContent()
    content.width = picture.width
    content.height = picture.height
    content.aspectRatio = try media.number("aspectRatio", 0...1000, in: source) ?? picture.ratio
    content.duration = try media.number("duration", 0...86_400, in: source) ?? 0
    switch kind {
    case .image:
      content.mainImage = picture
    case .video:
      content.hasVideoContent = true
      content.video = picture.content
      content.videoURL = picture.imageURL
    }
    media.finish(in: &source)
    return content
  }

  private static func extraAssets(
    of object: inout AdObjectReader, in source: AdSourceText
  ) throws(NativeAdsError) -> [ExtraAsset] {
    guard let value = object.value("extra") else { return [] }
    guard let members = value.members else {
      throw source.problem(
        object.path.appending("extra"), "\(value.typeName) stands where an object was expected")
    }
    return members.filter { $0.value != .null }.map { member in
      ExtraAsset(key: member.key, value: member.value.stringValue ?? member.value.serialized())
    }
  }
}
