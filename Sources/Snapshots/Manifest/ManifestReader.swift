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
  /// - Throws: Everything that is wrong at once, as ``SnapshotsError/several(_:)`` where it is more than one thing.
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
    var reader = ManifestReader(path: path, document: document)
    self = try reader.read()
  }
}

/// Turns the JSON of a manifest into values; what is wrong is kept, so that all of it can be told at once.
private struct ManifestReader {
  let path: String
  let document: JSONDocument
  private var errors: [SnapshotsError] = []
  private var told: Set<String> = []

  init(path: String, document: JSONDocument) {
    self.path = path
    self.document = document
  }

  private static let matrixKeys = [
    "layouts", "ads", "devices", "sizes", "appearances", "languages", "textSizes", "without",
    "assets", "ascii", "cell", "rtl", "eea", "adChoices", "contentMode", "mediaRatio", "populate",
    "pictures",
  ]

  mutating func read() throws(SnapshotsError) -> Manifest {
    let root = JSONPath()
    let keys = Self.matrixKeys + ["$schema", "references", "suites", "code", "lint"]
    if check(document.root, at: root, keys: keys) {
      let suites = suites()
      let references = text(document.root, "references", at: root) ?? "Snapshots"
      if references.isEmpty {
        wrong(root.appending("references"), "the name of a folder was expected")
      }
      checkLint()
      let code = list(document.root, "code", at: root).map(\.text)
      if errors.isEmpty {
        return Manifest(
          path: path, suites: suites, references: references, code: code,
          lint: document.root["lint"])
      }
    }
    throw errors.count == 1 ? errors[0] : .several(errors)
  }

  private mutating func suites() -> [Matrix] {
    let root = JSONPath()
    let shared = matrix(document.root, at: root, from: Matrix())
    guard let value = document.root["suites"] else {
      checkLayouts(of: shared, document.root, at: root)
      return [shared]
    }
    let way = root.appending("suites")
    guard let elements = value.elements, !elements.isEmpty else {
      wrong(way, "an array of objects was expected")
      return []
    }
    var suites: [Matrix] = []
    for (index, element) in elements.enumerated() {
      let way = way.appending(index)
      guard check(element, at: way, keys: Self.matrixKeys + ["name"]) else { continue }
      var suite = matrix(element, at: way, from: shared)
      suite.name = text(element, "name", at: way)
      checkLayouts(of: suite, element, at: way)
      suites.append(suite)
    }
    return suites
  }

  /// A matrix without layouts is one that nobody wants; a list that can't be read is told as such.
  private mutating func checkLayouts(of matrix: Matrix, _ object: JSONValue, at way: JSONPath) {
    guard matrix.layouts.isEmpty, object["layouts"] == nil, document.root["layouts"] == nil else {
      return
    }
    wrong(way, "\"layouts\" is missing; it lists files and globs such as \"Ads/*.xib\"")
  }

  private mutating func matrix(
    _ object: JSONValue, at way: JSONPath, from shared: Matrix
  ) -> Matrix {
    var matrix = shared
    if object["layouts"] != nil { matrix.layouts = list(object, "layouts", at: way) }
    if object["ads"] != nil { matrix.ads = list(object, "ads", at: way) }
    if object["assets"] != nil {
      let folder = Manifest.folder(of: path)
      matrix.assets = list(object, "assets", at: way).map { entry in
        entry.text.hasPrefix("/") ? entry.text : folder + entry.text
      }
    }
    matrix.devices =
      values(object, "devices", at: way) { word throws(MatrixValues.Problem) in
        try MatrixValues.devices(word).map { .some($0) }
      } ?? matrix.devices
    matrix.sizes =
      values(object, "sizes", at: way) { word throws(MatrixValues.Problem) in
        [try MatrixValues.size(word)]
      } ?? matrix.sizes
    matrix.appearances =
      values(object, "appearances", at: way) { word throws(MatrixValues.Problem) in
        [try MatrixValues.word(word)]
      } ?? matrix.appearances
    matrix.languages =
      values(object, "languages", at: way) { word throws(MatrixValues.Problem) in
        [try MatrixValues.language(word)]
      } ?? matrix.languages
    matrix.textSizes =
      values(object, "textSizes", at: way) { word throws(MatrixValues.Problem) in
        [try MatrixValues.textSize(word)]
      } ?? matrix.textSizes
    if let without = object["without"] {
      matrix.without = removals(without, at: way.appending("without"))
    }
    readOptions(object, at: way, into: &matrix.options)
    return matrix
  }

  private mutating func readOptions(
    _ object: JSONValue, at way: JSONPath, into options: inout PreviewOptions
  ) {
    if let cell = value(object, "cell", at: way, MatrixValues.cell) { options.cell = cell }
    if let isOn = truth(object, "ascii", at: way) { options.isASCII = isOn }
    if let isOn = truth(object, "rtl", at: way) { options.isRightToLeft = isOn }
    if let isOn = truth(object, "eea", at: way) { options.isEEA = isOn }
    let adChoices = value(object, "adChoices", at: way) {
      word throws(MatrixValues.Problem) -> PreviewOptions.AdChoices in
      word == "none" ? .none : .corner(try MatrixValues.word(word))
    }
    if let adChoices { options.adChoices = adChoices }
    if let mode: ContentMode = value(object, "contentMode", at: way, MatrixValues.word) {
      options.contentMode = mode
    }
    if let ratio: PreviewOptions.MediaRatio = value(
      object, "mediaRatio", at: way, MatrixValues.word)
    {
      options.mediaRatio = ratio
    }
    if let populate: PreviewOptions.Populate = value(
      object, "populate", at: way, MatrixValues.word)
    {
      options.populate = populate
    }
    if let pictures: PreviewOptions.Pictures = value(
      object, "pictures", at: way, MatrixValues.word)
    {
      guard pictures != .image else {
        wrong(way.appending("pictures"), "outline or symbols was expected")
        return
      }
      options.pictures = pictures
    }
  }

  /// What `lint` reads is checked here too, so that a slip of the pen shows whatever command comes first.
  private mutating func checkLint() {
    var settings = LintSettings()
    do {
      _ = try settings.read(document, path: path)
    } catch {
      guard case .value(_, let way, let position, let problem) = error else { return }
      add(.value(path: path, way, position, problem: problem), at: way)
    }
  }

  // MARK: Values

  /// Looks for keys that nothing reads; returns whether it is an object at all.
  private mutating func check(_ value: JSONValue, at way: JSONPath, keys: [String]) -> Bool {
    guard let members = value.members else {
      wrong(way, "\(value.typeName) stands where an object was expected")
      return false
    }
    for member in members where !keys.contains(member.key) {
      wrong(
        way.appending(member.key), "no such key; there are \(keys.joined(separator: ", "))")
    }
    return true
  }

  private mutating func text(
    _ object: JSONValue, _ key: String, at way: JSONPath
  ) -> String? {
    guard let value = object[key] else { return nil }
    guard let text = value.stringValue else {
      wrong(way.appending(key), "\(value.typeName) stands where a string was expected")
      return nil
    }
    return text
  }

  private mutating func truth(
    _ object: JSONValue, _ key: String, at way: JSONPath
  ) -> Bool? {
    guard let value = object[key] else { return nil }
    guard let truth = value.boolValue else {
      wrong(way.appending(key), "true or false was expected")
      return nil
    }
    return truth
  }

  private mutating func value<Value>(
    _ object: JSONValue, _ key: String, at way: JSONPath,
    _ read: (String) throws(MatrixValues.Problem) -> Value
  ) -> Value? {
    guard let word = text(object, key, at: way) else { return nil }
    do {
      return try read(word)
    } catch {
      wrong(way.appending(key), "\"\(word)\" stands where \(error.expectation) was expected")
      return nil
    }
  }

  /// Reads an array of strings, or one string in place of it; an array without any is an error.
  private mutating func list(
    _ object: JSONValue, _ key: String, at way: JSONPath
  ) -> [Matrix.Entry] {
    guard let value = object[key] else { return [] }
    let way = way.appending(key)
    if let text = value.stringValue, !text.isEmpty {
      return [.init(text: text, path: way, position: document.position(of: way))]
    }
    guard let elements = value.elements, !elements.isEmpty else {
      let isEmpty = value.elements?.isEmpty ?? false
      wrong(way, isEmpty ? "at least one string was expected" : "an array of strings was expected")
      return []
    }
    var entries: [Matrix.Entry] = []
    for (index, element) in elements.enumerated() {
      let way = way.appending(index)
      guard let text = element.stringValue, !text.isEmpty else {
        wrong(way, "\(element.typeName) stands where a string was expected")
        continue
      }
      entries.append(.init(text: text, path: way, position: document.position(of: way)))
    }
    return entries
  }

  /// Reads a list of words; nil where the key is missing.
  ///
  /// A value that stands there twice counts once.
  private mutating func values<Value: Equatable>(
    _ object: JSONValue, _ key: String, at way: JSONPath,
    _ read: (String) throws(MatrixValues.Problem) -> [Value]
  ) -> [Value]? {
    guard object[key] != nil else { return nil }
    var values: [Value] = []
    for entry in list(object, key, at: way) {
      do {
        for value in try read(entry.text) where !values.contains(value) { values.append(value) }
      } catch {
        wrong(
          entry.path, "\"\(entry.text)\" stands where \(error.expectation) was expected")
      }
    }
    return values
  }

  private mutating func removals(_ value: JSONValue, at way: JSONPath) -> [[String]] {
    guard let elements = value.elements, !elements.isEmpty else {
      wrong(way, "an array of assets and of arrays of assets was expected")
      return []
    }
    var sets: [[String]] = []
    for (index, element) in elements.enumerated() {
      let way = way.appending(index)
      let parts = element.stringValue.map { $0 == "none" ? [] : [.string($0)] } ?? element.elements
      guard let parts else {
        wrong(way, "an asset or an array of assets was expected")
        continue
      }
      var names: Set<String> = []
      for part in parts {
        guard let name = part.stringValue else {
          wrong(way, "an asset was expected")
          continue
        }
        do {
          _ = try AdChange.remove(key: name).applied(to: NativeAd(name: "", format: .native))
        } catch {
          wrong(way, error.message)
        }
        names.insert(name)
      }
      let set = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      if !sets.contains(set) { sets.append(set) }
    }
    return sets
  }

  private mutating func wrong(_ way: JSONPath, _ problem: String) {
    add(.value(path: path, way, document.position(of: way), problem: problem), at: way)
  }

  /// Keeps an error, one a place: what follows from it is not told too.
  private mutating func add(_ error: SnapshotsError, at way: JSONPath) {
    if told.insert("\(way)").inserted { errors.append(error) }
  }
}
