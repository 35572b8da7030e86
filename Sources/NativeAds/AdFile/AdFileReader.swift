import JSON

/// Reads ads in the form of AdPane's own ad file.
enum AdFileReader {
  /// The largest width or height that is believed, in pixels.
  private static let largestSide = 100_000.0

  static func ads(in source: inout AdSourceText) throws(NativeAdsError) -> [NativeAd] {
    let name = source.file == "-" ? "stdin" : PathNames.stem(source.file)
    guard let elements = source.document.root.elements else {
      let found = ad(source.document.root, at: JSONPath(), name: name, in: &source)
      return try complete(found.map { [$0] } ?? [], source)
    }
    guard !elements.isEmpty else {
      throw .noAd(file: source.file, reason: "the array holds no ad")
    }
    var ads: [NativeAd] = []
    for (index, element) in elements.enumerated() {
      let found = ad(
        element, at: JSONPath().appending(index),
        name: elements.count == 1 ? name : "\(name)-\(index + 1)", in: &source)
      if let found { ads.append(found) }
    }
    return try complete(ads, source)
  }

  /// Returns the ads where nothing is wrong with any.
  private static func complete(
    _ ads: [NativeAd], _ source: AdSourceText
  ) throws(NativeAdsError) -> [NativeAd] {
    guard let first = source.errors.first else { return ads }
    throw source.errors.count == 1 ? first : .several(source.errors)
  }

  private static func ad(
    _ value: JSONValue, at path: JSONPath, name: String, in source: inout AdSourceText
  ) -> NativeAd? {
    guard
      var object = AdObjectReader(
        value, at: path, example: #"{"headline": "…"}"#, in: &source)
    else { return nil }
    let format = object.choice("format", of: NativeAd.Format.self, in: &source)
    var ad = NativeAd(name: name, format: format ?? .native)
    ad.headline = object.text("headline", in: &source)
    ad.body = object.text("body", in: &source)
    ad.callToAction = object.text("callToAction", in: &source)
    ad.advertiser = object.text("advertiser", in: &source)
    ad.store = object.text("store", in: &source)
    ad.price = object.text("price", in: &source)
    ad.starRating = object.number("starRating", 0...5, in: &source)
    ad.icon = image("icon", of: &object, in: &source)
    ad.logo = image("logo", of: &object, in: &source)
    ad.images = images(of: &object, in: &source)
    ad.mediaContent = media(of: &object, in: &source)
    ad.adChoicesPosition = object.choice("adChoices", of: AdChoicesPosition.self, in: &source)
    ad.source = object.choice("source", of: NativeAd.Source.self, in: &source) ?? .programmatic
    ad.language = object.text("language", in: &source)
    ad.link = object.text("link", in: &source)
    ad.extraAssets = extraAssets(of: &object, in: &source)
    object.finish(in: &source)
    ad.shareMainImage()
    return ad
  }

  private static func image(
    _ key: String, of object: inout AdObjectReader, in source: inout AdSourceText
  ) -> NativeAdImage? {
    guard let value = object.value(key) else { return nil }
    return image(value, at: object.path.appending(key), in: &source)
  }

  private static func images(
    of object: inout AdObjectReader, in source: inout AdSourceText
  ) -> [NativeAdImage] {
    guard let value = object.value("images") else { return [] }
    let path = object.path.appending("images")
    guard let elements = value.elements else {
      source.fail(path, "\(value.typeName) stands where an array was expected")
      return []
    }
    var images: [NativeAdImage] = []
    for (index, element) in elements.enumerated() where element != .null {
      if let image = image(element, at: path.appending(index), in: &source) {
        images.append(image)
      }
    }
    return images
  }

  private static func image(
    _ value: JSONValue, at path: JSONPath, in source: inout AdSourceText
  ) -> NativeAdImage? {
    guard
      var object = AdObjectReader(value, at: path, example: #"{"file": "a.png"}"#, in: &source)
    else { return nil }
    let image = image(from: &object, in: &source)
    object.finish(in: &source)
    return image
  }

  private static func image(
    from object: inout AdObjectReader, kind: MediaFile.Kind = .image,
    in source: inout AdSourceText
  ) -> NativeAdImage {
    var image = NativeAdImage(content: .none)
    image.imageURL = object.text("url", in: &source)
    image.width = side("width", of: &object, in: &source)
    image.height = side("height", of: &object, in: &source)
    guard let name = object.text("file", in: &source) else { return image }
    let file = MediaFile(PathNames.resolve(name, besides: source.file), kind: kind)
    if image.width == nil || image.height == nil, let size = file.size {
      image.width = Double(size.width)
      image.height = Double(size.height)
    }
    let path = object.path.appending("file")
    if let problem = file.problem {
      source.note(path, "\(problem); a stand-in is drawn for it")
    } else {
      image.content = .file(file.path)
      image.place = source.place(of: path)
    }
    return image
  }

  /// A width or height; one of 0 is not known.
  private static func side(
    _ key: String, of object: inout AdObjectReader, in source: inout AdSourceText
  ) -> Double? {
    let side = object.number(key, 0...largestSide, in: &source)
    return side == 0 ? nil : side
  }

  private static func media(
    of object: inout AdObjectReader, in source: inout AdSourceText
  ) -> MediaContent {
    guard let value = object.value("media") else { return MediaContent() }
    guard
      var media = AdObjectReader(
        value, at: object.path.appending("media"),
        example: #"{"kind": "image", "file": "a.jpg"}"#, in: &source)
    else { return MediaContent() }
    let kind = media.choice("kind", of: MediaFile.Kind.self, in: &source) ?? .image
    let picture = image(from: &media, kind: kind, in: &source)
    var content = MediaContent()
    content.width = picture.width
    content.height = picture.height
    content.aspectRatio = media.number("aspectRatio", 0...1000, in: &source) ?? picture.ratio
    content.duration = media.number("duration", 0...86_400, in: &source) ?? 0
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
    of object: inout AdObjectReader, in source: inout AdSourceText
  ) -> [ExtraAsset] {
    guard let value = object.value("extra") else { return [] }
    guard let members = value.members else {
      source.fail(
        object.path.appending("extra"), "\(value.typeName) stands where an object was expected")
      return []
    }
    return members.filter { $0.value != .null }.map { member in
      ExtraAsset(key: member.key, value: member.value.stringValue ?? member.value.serialized())
    }
  }
}
