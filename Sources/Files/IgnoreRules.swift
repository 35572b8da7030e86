/// The lines of one `.gitignore`.
///
/// Blank lines and `#` lines say nothing, `!` takes a path back in, a slash at the end means folders only, a slash
/// elsewhere binds the pattern to the file's own folder, and the last line that matches decides. Not read are
/// `.git/info/exclude` and the user's global file.
public struct IgnoreRules: Equatable, Sendable {
  private struct Rule: Equatable {
    var pattern: GlobPattern
    var isAnchored: Bool
    var isForFolders: Bool
    var isNegated: Bool
  }

  private var rules: [Rule] = []

  /// Reads the text of a `.gitignore`.
  public init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if let rule = Self.rule(String(line)) { rules.append(rule) }
    }
  }

  /// Returns what the rules say of a path in the file's folder: true to leave it out, false to take it back in, nil nothing.
  public func verdict(on path: String, isFolder: Bool) -> Bool? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let deciding = rules.last { rule in
      (isFolder || !rule.isForFolders) && rule.pattern.matches(rule.isAnchored ? path : name)
    }
    return deciding.map { !$0.isNegated }
  }

  private static func rule(_ line: String) -> Rule? {
    var line = Substring(line)
    while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line = line.dropLast() }
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let isNegated = line.hasPrefix("!")
    if isNegated { line = line.dropFirst() }
    let isForFolders = line.hasSuffix("/")
    if isForFolders { line = line.dropLast() }
    let isAnchored = line.contains("/")
    if line.hasPrefix("/") { line = line.dropFirst() }
    guard !line.isEmpty else { return nil }
    return Rule(
      pattern: GlobPattern(String(line)), isAnchored: isAnchored, isForFolders: isForFolders,
      isNegated: isNegated)
  }
}
