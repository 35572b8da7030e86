import JSON

/// What the browser keeps from one run to the next.
struct Memory: Equatable {
  /// The layout that was selected last in a folder.
  struct Place: Equatable {
    /// The folder's absolute path.
    var folder: String
    /// The layout's absolute path.
    var layout: String
    /// The object where the document has several layouts.
    var object: String?
  }

  /// How ads are looked at.
  struct Settings: Equatable {
    /// The device's name; nil for each document's own.
    var device: String?
    var isLandscape = false
    var appearance: String?
    var textSize: String?
    /// The language; nil for each document's own.
    var language: String?
    var isRightToLeft = false
  }

  var settings = Settings()
  /// The folders that were looked at, the last one first.
  private(set) var places: [Place] = []
  private static let mostPlaces = 50

  /// A memory of nothing.
  init() {}

  /// Reads a memory; what it does not know is passed over.
  init(_ json: JSONValue) {
    settings.device = json["device"]?.stringValue
    settings.isLandscape = json["landscape"]?.boolValue ?? false
    settings.appearance = json["appearance"]?.stringValue
    settings.textSize = json["textSize"]?.stringValue
    settings.language = json["language"]?.stringValue
    settings.isRightToLeft = json["rightToLeft"]?.boolValue ?? false
    places = (json["folders"]?.elements ?? []).compactMap { place in
      guard let folder = place["folder"]?.stringValue, let layout = place["layout"]?.stringValue
      else { return nil }
      return Place(folder: folder, layout: layout, object: place["object"]?.stringValue)
    }
  }

  /// Takes over what was changed from the start of a run to its end; the rest stays as it was kept.
  mutating func take(_ end: Settings, from start: Settings) {
    func take<Value: Equatable>(_ part: WritableKeyPath<Settings, Value>) {
      if end[keyPath: part] != start[keyPath: part] { settings[keyPath: part] = end[keyPath: part] }
    }
    if end.device != start.device { settings.isLandscape = end.isLandscape }
    take(\.device)
    take(\.isLandscape)
    take(\.appearance)
    take(\.textSize)
    take(\.language)
    take(\.isRightToLeft)
  }

  /// The layout that was selected last in a folder.
  func place(in folder: String) -> Place? { places.first { $0.folder == folder } }

  /// Keeps the layout that is selected in a folder.
  mutating func take(_ place: Place) {
    places.removeAll { $0.folder == place.folder }
    places.insert(place, at: 0)
    places.removeLast(max(0, places.count - Self.mostPlaces))
  }

  /// The memory as it is written.
  var json: JSONValue {
    func text(_ key: String, _ value: String?) -> [JSONValue.Member] {
      value.map { [.init(key, .string($0))] } ?? []
    }
    let folders = places.map { place in
      JSONValue.object(
        text("folder", place.folder) + text("layout", place.layout) + text("object", place.object))
    }
    return .object(
      text("device", settings.device) + [.init("landscape", .bool(settings.isLandscape))]
        + text("appearance", settings.appearance) + text("textSize", settings.textSize)
        + text("language", settings.language)
        + [.init("rightToLeft", .bool(settings.isRightToLeft)), .init("folders", .array(folders))])
  }
}
