import Files

/// Finds the layouts that come with the program.
enum BundledLayouts {
  /// The folder of the layouts; nil where the program stands alone.
  ///
  /// An installed program has them under `../share/adpane/Layouts`, one in a build folder in its package.
  static var folder: String? {
    guard var parts = FilePath.absolute("/proc/self/exe")?.split(separator: "/").map(String.init),
      parts.count > 1
    else {
      return nil
    }
    parts.removeLast()
    let installed =
      "/" + (parts.dropLast() + ["share", "adpane", "Layouts"]).joined(separator: "/")
    if FileKind(ofPath: installed) == .folder { return installed }
    while !parts.isEmpty {
      let package = "/" + parts.joined(separator: "/")
      let hasLayouts = FileKind(ofPath: package + "/Layouts") == .folder
      if hasLayouts, FileKind(ofPath: package + "/Package.swift") == .file {
        return package + "/Layouts"
      }
      parts.removeLast()
    }
    return nil
  }
}
