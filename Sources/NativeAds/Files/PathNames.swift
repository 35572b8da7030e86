/// Names of files, without the file system.
enum PathNames {
  /// A path as seen from the folder that another file is in.
  static func resolve(_ path: String, besides file: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  /// The last component without its extension: `my-ad` for `ads/my-ad.json`.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
