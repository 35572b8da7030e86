import JSON

/// An OpenRTB native request, which tells what the assets of its response are.
///
/// Types are optional in responses; the asset with the same id in the request has them.
public struct OpenRTBRequest: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case title, image(type: Int?), video, data(type: Int?)

    /// The member of an asset that holds this kind.
    var key: String {
      switch self {
      case .title: "title"
      case .image: "img"
      case .video: "video"
      case .data: "data"
      }
    }
  }

  struct Asset: Equatable, Sendable {
    var id: String?
    var kind: Kind
    var isRequired: Bool
  }

  struct Impression: Equatable, Sendable {
    var id: String?
    var assets: [Asset]
  }

  /// The native requests of the file, in its order.
  private(set) var impressions: [Impression] = []

  /// Reads a request file: the native request bare, under `native`, or in a bid request's
  /// impressions, there usually as a string.
  public static func read(_ path: String) throws(NativeAdsError) -> OpenRTBRequest {
    try parse(FileBytes.read(path, limit: FileBytes.sizeLimit), path: path)
  }

  /// Reads the bytes of a request file.
  public static func parse(_ bytes: [UInt8], path: String) throws(NativeAdsError) -> OpenRTBRequest
  {
    var source: AdSourceText
    do {
      source = AdSourceText(file: path, document: try JSONRepair.parse(bytes).document)
    } catch {
      throw .json(file: path, error)
    }
    var request = OpenRTBRequest()
    request.add(source.document.root, at: JSONPath(), impression: nil, in: &source, level: 0)
    guard !request.impressions.isEmpty else {
      throw .noAd(
        file: path,
        reason: "this is no OpenRTB native request: it has neither assets nor native impressions")
    }
    return request
  }

  /// The assets that were asked for an impression; of the only one where the id is not known.
  func assets(forImpression id: String?) -> [Asset] {
    if let found = impressions.first(where: { $0.id == id }) { return found.assets }
    return impressions.count == 1 ? impressions[0].assets : []
  }

  private mutating func add(
    _ value: JSONValue, at path: JSONPath, impression: String?, in source: inout AdSourceText,
    level: Int
  ) {
    guard level < 6 else { return }
    if let text = value.stringValue {
      guard let inner = try? JSONRepair.parse(Array(text.utf8)).document.root else { return }
      add(inner, at: path, impression: impression, in: &source, level: level + 1)
      return
    }
    guard let object = LenientObject(value, at: path) else { return }
    if object.value("assets") != nil {
      let assets = object.objects("assets", in: &source)
      impressions.append(
        Impression(id: impression, assets: assets.compactMap { Self.asset($0, in: &source) }))
    } else if let native = object.value("native") ?? object.value("request") {
      add(native, at: path, impression: impression, in: &source, level: level + 1)
    } else {
      for imp in object.objects("imp", in: &source) where imp.value("native") != nil {
        add(
          imp.value, at: imp.path, impression: imp.identifier("id"), in: &source, level: level + 1)
      }
    }
  }

  private static func asset(_ object: LenientObject, in source: inout AdSourceText) -> Asset? {
    let kind: Kind
    if object.value("title") != nil {
      kind = .title
    } else if let image = object.object("img", in: &source) {
      kind = .image(type: image.integer("type", in: &source))
    } else if object.value("video") != nil {
      kind = .video
    } else if let data = object.object("data", in: &source) {
      kind = .data(type: data.integer("type", in: &source))
    } else {
      return nil
    }
    let required = object.value("required")
    return Asset(
      id: object.identifier("id"), kind: kind,
      isRequired: required == .bool(true) || required?.integerValue == 1)
  }
}
