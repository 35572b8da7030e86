import Files

/// The string tables that stand beside a layout.
///
/// For `Base.lproj/Ad.xib` these are `de.lproj/Ad.strings` and so on beside `Base.lproj`, and the
/// catalogue `mul.lproj/Ad.xcstrings`; for a layout outside such a folder, the same beside the layout.
struct LocalizedFiles {
  private static let suffix = ".lproj"
  private static let catalogSuffix = ".xcstrings"
  private let folder: String
  private let name: String
  private let documentFolder: String

  init(path: String) {
    documentFolder = FilePath.parent(of: path)
    folder =
      documentFolder.hasSuffix(Self.suffix)
      ? FilePath.parent(of: documentFolder) : documentFolder
    let file = FilePath.name(of: path)
    name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Languages for which there is a table, in order of their codes.
  func languages() -> [String] {
    var languages = Set(
      Directory.visibleNames(in: folder).filter { entry in
        entry.hasSuffix(Self.suffix)
          && FileKind(ofPath: "\(folder)/\(entry)/\(name).strings") != .missing
      }.map { String($0.dropLast(Self.suffix.count)) })
    if let catalog = try? catalog() { languages.formUnion(catalog.tables.keys) }
    return languages.sorted()
  }

  /// Returns the table of a language or of the nearest wider one: `de` for `de-AT`.
  func table(for language: String) throws(InterfaceBuilderError) -> StringTable? {
    let catalog = try catalog()
    for candidate in Self.candidates(language) {
      var table = catalog?.tables[candidate]
      let path = "\(folder)/\(candidate)\(Self.suffix)/\(name).strings"
      if FileKind(ofPath: path) != .missing {
        let strings = try StringTable(strings: contents(of: path), path: path)
        table = StringTable(texts: (table?.texts ?? [:]).merging(strings.texts) { $1 })
      }
      if let table { return table }
    }
    return nil
  }

  /// Both spellings of each code, from the narrowest to the widest.
  private static func candidates(_ language: String) -> [String] {
    // A language names a folder: nothing that would lead out of it.
    guard !language.contains("/"), !language.utf8.contains(0) else { return [] }
    var parts = language.split { $0 == "-" || $0 == "_" }
    var candidates: [String] = []
    while !parts.isEmpty {
      for separator in ["-", "_"] {
        let candidate = parts.joined(separator: separator)
        if candidates.last != candidate { candidates.append(candidate) }
      }
      parts.removeLast()
    }
    return candidates
  }

  private func catalog() throws(InterfaceBuilderError) -> StringCatalog? {
    let file = name + Self.catalogSuffix
    for place in ["\(folder)/mul.lproj", documentFolder, folder] {
      let path = "\(place)/\(file)"
      guard FileKind(ofPath: path) != .missing else { continue }
      return try StringCatalog(bytes: contents(of: path), path: path)
    }
    return nil
  }

  private func contents(of path: String) throws(InterfaceBuilderError) -> [UInt8] {
    do {
      return try FileContents.read(path, limit: XMLLimits.bytes)
    } catch {
      throw InterfaceBuilderError(error)
    }
  }
}
