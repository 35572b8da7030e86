import AdPolicy
import AdPreview
import Files
import InterfaceBuilder
import JSON
import NativeAds
import ViewLayout

extension Manifest {
  /// Reads a manifest.
  ///
  /// An unknown key is an error: a matrix that lacks a list by a slip of the pen would be recorded without it.
  public init(contentsOf path: String) throws(SnapshotsError) {
    let bytes: [UInt8]
    do {
      bytes = try FileContents.read(path, limit: 4 << 20)
    } catch {
      throw .file(error)
    }
    try self.init(bytes: bytes, path: path)
  }

  /// Reads the bytes of a manifest; the path is where its own paths start from.
  public init(bytes: [UInt8], path: String) throws(SnapshotsError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw .json(path: path, error)
    }
    self = try ManifestReader(path: path, document: document).read()
  }
}

/// Turns the JSON of a manifest into values.
private struct ManifestReader {
  let path: String
  let document: JSONDocument

  private static let matrixKeys = [
    "layouts", "ads", "devices", "sizes", "appearances", "languages", "textSizes", "without",
    "assets", "ascii", "cell", "rtl", "eea", "adChoices", "contentMode", "mediaRatio", "populate",
    "pictures",
  ]

  func read() throws(SnapshotsError) -> Manifest {
    let root = JSONPath()
    let keys = Self.matrixKeys + ["$schema", "references", "suites", "code", "lint"]
    try check(document.root, at: root, keys: keys)
    let shared = try matrix(document.root, at: root, from: Matrix())
    var suites = [shared]
    if let value = document.root["suites"] {
      let way = root.appending("suites")
      guard let elements = value.elements, !elements.isEmpty else {
        throw wrong(way, "an array of objects was expected")
      }
      suites = []
      for (index, element) in elements.enumerated() {
        let way = way.appending(index)
        try check(element, at: way, keys: Self.matrixKeys + ["name"])
        var suite = try matrix(element, at: way, from: shared)
        suite.name = try text(element, "name", at: way)
        suites.append(suite)
      }
    }
    for (index, suite) in suites.enumerated() where suite.layouts.isEmpty {
      let isShared = document.root["suites"] == nil
      throw wrong(
        isShared ? root : root.appending("suites").appending(index),
        "\"layouts\" is missing; it lists files and globs such as \"Ads/*.xib\"")
    }
    let references = try text(document.root, "references", at: root) ?? "Snapshots"
    guard !references.isEmpty else {
      throw wrong(root.appending("references"), "the name of a folder was expected")
    }
    try checkLint()
    return Manifest(
      path: path, suites: suites, references: references,
      code: try list(document.root, "code", at: root).map(\.text), lint: document.root["lint"])
  }

  private func matrix(
    _ object: JSONValue, at way: JSONPath, from shared: Matrix
  ) throws(SnapshotsError) -> Matrix {
    var matrix = shared
    if object["layouts"] != nil { matrix.layouts = try list(object, "layouts", at: way) }
    if object["ads"] != nil { matrix.ads = try list(object, "ads", at: way) }
    if object["assets"] != nil {
      let folder = Manifest.folder(of: path)
      matrix.assets = try list(object, "assets", at: way).map { entry in
        entry.text.hasPrefix("/") ? entry.text : folder + entry.text
      }
    }
    matrix.devices =
      try values(object, "devices", at: way) { word throws(MatrixValues.Problem) in
        try MatrixValues.devices(word).map { .some($0) }
      } ?? matrix.devices
    matrix.sizes =
      try values(object, "sizes", at: way) { word throws(MatrixValues.Problem) in
        [try MatrixValues.size(word)]
      } ?? matrix.sizes
    matrix.appearances =
      try values(object, "appearances", at: way) { word throws(MatrixValues.Problem) in
        [try MatrixValues.word(word)]
      } ?? matrix.appearances
    matrix.languages =
      try values(object, "languages", at: way) { word throws(MatrixValues.Problem) in
        [try MatrixValues.language(word)]
      } ?? matrix.languages
    matrix.textSizes =
      try values(object, "textSizes", at: way) { word throws(MatrixValues.Problem) in
        [try MatrixValues.textSize(word)]
      } ?? matrix.textSizes
    if let without = object["without"] {
      matrix.without = try removals(without, at: way.appending("without"))
    }
    try readOptions(object, at: way, into: &matrix.options)
    return matrix
  }

  private func readOptions(
    _ object: JSONValue, at way: JSONPath, into options: inout PreviewOptions
  ) throws(SnapshotsError) {
    if let cell = try value(object, "cell", at: way, MatrixValues.cell) { options.cell = cell }
    if let isOn = try truth(object, "ascii", at: way) { options.isASCII = isOn }
    if let isOn = try truth(object, "rtl", at: way) { options.isRightToLeft = isOn }
    if let isOn = try truth(object, "eea", at: way) { options.isEEA = isOn }
    let adChoices = try value(object, "adChoices", at: way) {
      word throws(MatrixValues.Problem) -> PreviewOptions.AdChoices in
      word == "none" ? .none : .corner(try MatrixValues.word(word))
    }
    if let adChoices { options.adChoices = adChoices }
    if let mode: ContentMode = try value(object, "contentMode", at: way, MatrixValues.word) {
      options.contentMode = mode
    }
    if let ratio: PreviewOptions.MediaRatio = try value(
      object, "mediaRatio", at: way, MatrixValues.word)
    {
      options.mediaRatio = ratio
    }
    if let populate: PreviewOptions.Populate = try value(
      object, "populate", at: way, MatrixValues.word)
    {
      options.populate = populate
    }
    if let pictures: PreviewOptions.Pictures = try value(
      object, "pictures", at: way, MatrixValues.word)
    {
      guard pictures != .image else {
        throw wrong(way.appending("pictures"), "outline or symbols was expected")
      }
      options.pictures = pictures
    }
  }

  /// What `lint` reads is checked here too, so that a slip of the pen shows whatever command comes first.
  private func checkLint() throws(SnapshotsError) {
    var settings = LintSettings()
    do {
      _ = try settings.read(document, path: path)
    } catch {
      guard case .value(_, let way, let position, let problem) = error else { return }
      throw .value(path: path, way, position, problem: problem)
    }
  }

  // MARK: Values

  private func check(
    _ value: JSONValue, at way: JSONPath, keys: [String]
  ) throws(SnapshotsError) {
    guard let members = value.members else {
      throw wrong(way, "\(value.typeName) stands where an object was expected")
    }
    for member in members where !keys.contains(member.key) {
      throw wrong(
        way.appending(member.key), "no such key; there are \(keys.joined(separator: ", "))")
    }
  }

  private func text(
    _ object: JSONValue, _ key: String, at way: JSONPath
  ) throws(SnapshotsError) -> String? {
    guard let value = object[key] else { return nil }
    guard let text = value.stringValue else {
      throw wrong(way.appending(key), "\(value.typeName) stands where a string was expected")
    }
    return text
  }

  private func truth(
    _ object: JSONValue, _ key: String, at way: JSONPath
  ) throws(SnapshotsError) -> Bool? {
    guard let value = object[key] else { return nil }
    guard let truth = value.boolValue else {
      throw wrong(way.appending(key), "true or false was expected")
    }
    return truth
  }

  private func value<Value>(
    _ object: JSONValue, _ key: String, at way: JSONPath,
    _ read: (String) throws(MatrixValues.Problem) -> Value
  ) throws(SnapshotsError) -> Value? {
    guard let word = try text(object, key, at: way) else { return nil }
    do {
      return try read(word)
    } catch {
      throw wrong(way.appending(key), "\"\(word)\" stands where \(error.expectation) was expected")
    }
  }

  /// Reads an array of strings, or one string in place of it; an array without any is an error.
  private func list(
    _ object: JSONValue, _ key: String, at way: JSONPath
  ) throws(SnapshotsError) -> [Matrix.Entry] {
    guard let value = object[key] else { return [] }
    let way = way.appending(key)
    if let text = value.stringValue, !text.isEmpty {
      return [.init(text: text, path: way, position: document.position(of: way))]
    }
    guard let elements = value.elements, !elements.isEmpty else {
      throw wrong(way, "an array of strings was expected")
    }
    var entries: [Matrix.Entry] = []
    for (index, element) in elements.enumerated() {
      let way = way.appending(index)
      guard let text = element.stringValue, !text.isEmpty else {
        throw wrong(way, "\(element.typeName) stands where a string was expected")
      }
      entries.append(.init(text: text, path: way, position: document.position(of: way)))
    }
    return entries
  }

  /// Reads a list of words; nil where the key is missing.
  ///
  /// A value that stands there twice counts once.
  private func values<Value: Equatable>(
    _ object: JSONValue, _ key: String, at way: JSONPath,
    _ read: (String) throws(MatrixValues.Problem) -> [Value]
  ) throws(SnapshotsError) -> [Value]? {
    guard object[key] != nil else { return nil }
    var values: [Value] = []
    for entry in try list(object, key, at: way) {
      do {
        for value in try read(entry.text) where !values.contains(value) { values.append(value) }
      } catch {
        throw wrong(
          entry.path, "\"\(entry.text)\" stands where \(error.expectation) was expected")
      }
    }
    return values
  }

  private func removals(_ value: JSONValue, at way: JSONPath) throws(SnapshotsError) -> [[String]] {
    guard let elements = value.elements, !elements.isEmpty else {
      throw wrong(way, "an array of assets and of arrays of assets was expected")
    }
    var sets: [[String]] = []
    for (index, element) in elements.enumerated() {
      let way = way.appending(index)
      let parts = element.stringValue.map { $0 == "none" ? [] : [.string($0)] } ?? element.elements
      guard let parts else { throw wrong(way, "an asset or an array of assets was expected") }
      var names: Set<String> = []
      for part in parts {
        guard let name = part.stringValue else { throw wrong(way, "an asset was expected") }
        do {
          _ = try AdChange.remove(key: name).applied(to: NativeAd(name: "", format: .native))
        } catch {
          throw wrong(way, error.message)
        }
        names.insert(name)
      }
      let set = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      if !sets.contains(set) { sets.append(set) }
    }
    return sets
  }

  private func wrong(_ way: JSONPath, _ problem: String) -> SnapshotsError {
    .value(path: path, way, document.position(of: way), problem: problem)
  }
}
