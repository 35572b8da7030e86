extension Document {
  /// How the names of files end that Interface Builder saves.
  public static let fileSuffixes = [".xib", ".storyboard"]

  /// Returns how a path ends that is named as a document is; nil for any other path.
  ///
  /// What has such a name is meant as a document, even where it turns out to be a folder.
  public static func fileSuffix(of path: String) -> String? {
    fileSuffixes.first { path.hasSuffix($0) }
  }
}
