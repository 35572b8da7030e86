import AdPreview
import Files
import InterfaceBuilder
import NativeAds

/// Names for the files of frames, made of what tells the frames apart and safe on every file system.
struct FrameNames {
  private var taken: Set<String> = []
  /// The last number that was put behind a name which several frames would have.
  private var lastNumbers: [String: Int] = [:]

  /// Returns the name of a frame's file, without extension.
  mutating func name(for rendered: RenderedAd, ad: AdInput, showsObject: Bool) -> String {
    var path = rendered.layoutPath
    for suffix in Document.fileSuffixes { path = FilePath.removing(suffix, from: path) }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let rest =
      (showsObject ? [rendered.objectID] : []) + [ad.name]
      + (rendered.options.device.map { [$0.name] } ?? [])
    return name(([file] + rest).joined(separator: "."), or: ([path] + rest).joined(separator: "."))
  }

  /// Returns the name of an ad's description, without extension.
  mutating func name(forAd operand: String) -> String {
    let path = FilePath.removing(AdFile.fileSuffix, from: operand)
    return name(path.split(separator: "/").last.map(String.init) ?? path, or: path)
  }

  /// Returns a short name, a long one where another folder has a file of the same name, or that with a number.
  private mutating func name(_ short: String, or long: String) -> String {
    let short = Self.safe(short)
    if taken.insert(short).inserted { return short }
    let long = Self.safe(long)
    var name = long
    while !taken.insert(name).inserted {
      let number = lastNumbers[long, default: 1] + 1
      lastNumbers[long] = number
      name = "\(long)-\(number)"
    }
    return name
  }

  private static func safe(_ name: String) -> String {
    String(
      name.map { character in
        let isSafe = character.isASCII && (character.isLetter || character.isNumber)
        return isSafe || "-_.".contains(character) ? character : "-"
      })
  }
}
