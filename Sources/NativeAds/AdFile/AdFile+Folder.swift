import Files

extension AdFile {
  /// How the names of files of ads end.
  public static let fileSuffix = ".json"

  /// Returns the paths of what may be files of ads in a folder and the folders inside it, in order of their bytes.
  ///
  /// A folder may hold other JSON: what cannot be read, or is no ad, is to be passed over, unlike a file that is named.
  public static func paths(inFolder folder: String) -> [String] {
    FolderSearch(suffixes: [fileSuffix]).files(in: folder).paths
  }
}
