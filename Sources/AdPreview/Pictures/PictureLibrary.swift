import Cells
import Files
import InterfaceBuilder
import NativeAds
import Pictures

/// Finds, reads and draws the pictures of ads and layouts.
///
/// Whoever draws many frames keeps one library, so that what was drawn once is not drawn again.
public struct PictureLibrary: Sendable {
  /// Files larger than this are not read, 64 MiB.
  private static let fileLimit = 64 << 20

  private var cache = PictureCache()
  private var resources: [String: ResourceImages] = [:]

  /// Creates an empty library; nothing is read before a picture is asked for.
  public init() {}

  /// Reads a picture's file.
  func bytes(of content: NativeAdImage.Content) throws(PictureProblem) -> [UInt8]? {
    switch content {
    case .none: return nil
    case .bundled(let name): return BundledPictures.bytes(named: name)
    case .file(let path):
      // Reading a pipe or a device might never end.
      guard FileKind(ofPath: path) != .other else {
        throw PictureProblem(path: path, message: "the picture is a pipe or device, not a file")
      }
      do {
        return try FileContents.read(path, limit: Self.fileLimit)
      } catch {
        let place = path + ": "
        let words = error.message
        throw PictureProblem(
          path: path,
          message: words.hasPrefix(place) ? String(words.dropFirst(place.count)) : words)
      }
    }
  }

  /// Finds a document's image; nil where neither a catalogue nor a file has it.
  mutating func resource(
    _ name: String, of path: String, scale: Double, appearance: Appearance
  ) -> AssetImage? {
    let known = resources[path] ?? ResourceImages(near: path)
    resources[path] = known
    return known.image(name, scale: Int(scale.rounded()), appearance: appearance)
  }

  /// Draws a picture over the colours behind it.
  mutating func cells(
    of bytes: [UInt8], name: String, _ drawing: PictureDrawing, over grounds: [Cells.Color]
  ) throws(PictureProblem) -> [Cell?] {
    do {
      return try cache.cells(of: bytes, drawing, over: grounds)
    } catch {
      throw PictureProblem(path: name, message: error.description)
    }
  }
}
