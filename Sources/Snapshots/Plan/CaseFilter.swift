import Files

/// A pattern for names of cases: a whole name, a glob for the whole name or its last part, or a piece of a name.
public struct CaseFilter: Equatable, Sendable {
  private let text: String
  private let pattern: GlobPattern?

  init(_ text: String) {
    self.text = text.lowercased()
    pattern = LayoutPatterns.isGlob(text) ? GlobPattern(self.text) : nil
  }

  private func matches(_ name: String) -> Bool {
    guard let pattern else { return name.contains(text) }
    return pattern.matches(name) || pattern.matches(FilePath.name(of: name))
  }

  /// Returns the places of the names that fit any of some filters, in order.
  ///
  /// A filter that is the whole name of a case means that case alone, however many names begin with it.
  static func places(
    of filters: [String], among count: Int, name: (Int) -> String
  ) -> [Int] {
    let texts = Set(filters.map { $0.lowercased() })
    var exact: [String: Int] = [:]
    for place in 0..<count where texts.contains(name(place)) { exact[name(place)] = place }
    let open = filters.map(CaseFilter.init).filter { exact[$0.text] == nil }
    return (0..<count).filter { place in
      let name = name(place)
      return exact[name] != nil || open.contains { $0.matches(name) }
    }
  }

  /// Returns the names that fit any of some filters; all where there is no filter.
  public static func names(_ names: [String], fitting filters: [String]) -> [String] {
    guard !filters.isEmpty else { return names }
    return places(of: filters, among: names.count) { names[$0] }.map { names[$0] }
  }
}

extension String {
  /// Whether a text is a piece of this one, byte for byte.
  fileprivate func contains(_ piece: String) -> Bool {
    let piece = Array(piece.utf8)
    let whole = Array(utf8)
    guard piece.count <= whole.count else { return false }
    return (0...whole.count - piece.count).contains { whole[$0...].starts(with: piece) }
  }
}
