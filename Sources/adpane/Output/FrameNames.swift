import AdPreview
import Files
import InterfaceBuilder
import NativeAds
import Snapshots

/// Names for the files of frames, made of what tells the frames apart and safe on every file system.
///
/// Their parts are written as those of snapshots are, in the case of the layouts' names.
struct FrameNames {
  /// The most bytes of folders in a name, which has 255 at most on most file systems.
  private static let foldersLimit = 80

  /// The names that were given, in lower case: a name is not given again in another case.
  private var taken: Set<String> = []
  /// The last number that was put behind a name which several frames would have.
  private var lastNumbers: [String: Int] = [:]

  /// Returns the name of a frame's file, without extension.
  mutating func name(for rendered: RenderedAd, ad: AdInput, _ label: LayoutLabel) -> String {
    var path = label.name
    for suffix in Document.fileSuffixes { path = FilePath.removing(suffix, from: path) }
    let rest =
      (label.showsObject ? [rendered.objectID] : []) + [ad.name]
      + (rendered.options.device.map { [$0.name] } ?? [])
    return unique(([Self.beginning(path)] + rest.map(Self.part)).joined(separator: "."))
  }

  /// Returns the name of an ad's description, without extension.
  mutating func name(forAd operand: String) -> String {
    unique(Self.part(FilePath.name(of: FilePath.removing(AdFile.fileSuffix, from: operand))))
  }

  /// Returns a name, with a number where it was given before.
  private mutating func unique(_ name: String) -> String {
    var result = name
    while !taken.insert(result.lowercased()).inserted {
      let number = lastNumbers[name.lowercased(), default: 1] + 1
      lastNumbers[name.lowercased()] = number
      result = "\(name)-\(number)"
    }
    return result
  }

  /// The folders and the name of a path in one, folders as a mark where they are long.
  private static func beginning(_ path: String) -> String {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    let folders = parts.dropLast().map { $0 == ".." ? "up" : part($0) }.joined(separator: "-")
    let name = part(FilePath.name(of: path))
    guard !folders.isEmpty else { return name }
    let isLong = folders.utf8.count > foldersLimit
    return (isLong ? SafeName.mark(of: FilePath.parent(of: path)) : folders) + "-" + name
  }

  /// A part of a name; a dash at its beginning would make an option of it.
  private static func part(_ text: String) -> String {
    let name = SafeName.make(text, letters: .kept).drop { $0 == "-" }
    return name.isEmpty ? SafeName.mark(of: text) : String(name)
  }
}
