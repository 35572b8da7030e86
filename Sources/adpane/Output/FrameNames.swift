import AdPreview

/// Names for the files of frames, made of what tells the frames apart and safe on every file system.
struct FrameNames {
  private var taken: Set<String> = []

  /// Returns the name of a frame's file, without extension.
  mutating func name(for rendered: RenderedAd, ad: AdInput, showsObject: Bool) -> String {
    var path = rendered.layoutPath
    for suffix in LayoutInputs.suffixes where path.hasSuffix(suffix) {
      path = String(path.dropLast(suffix.count))
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let rest =
      (showsObject ? [rendered.objectID] : []) + [ad.name]
      + (rendered.options.device.map { [$0.name] } ?? [])
    let short = Self.safe(([file] + rest).joined(separator: "."))
    if taken.insert(short).inserted { return short }
    // Another folder has a layout of the same name, or the same layout is named twice.
    let long = Self.safe(([path] + rest).joined(separator: "."))
    taken.insert(long)
    return long
  }

  private static func safe(_ name: String) -> String {
    String(
      name.map { character in
        let isSafe = character.isASCII && (character.isLetter || character.isNumber)
        return isSafe || "-_.".contains(character) ? character : "-"
      })
  }
}
