/// The folders that paths have in common.
enum CommonFolder {
  /// What a path and a folder, with its slash, begin with both, up to a slash.
  /// - Parameter folder: The folder so far; nil before the first path.
  static func of(_ path: String, and folder: String?) -> String {
    let own = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    guard let folder else { return own }
    var common = zip(own, folder).prefix { $0 == $1 }.map(\.0)
    while let last = common.last, last != "/" { common.removeLast() }
    return String(common)
  }
}
