import Cells
import Files
import InterfaceBuilder
import NativeAds
import Pictures
import Threads

/// Finds, reads and draws the pictures of ads and layouts.
///
/// Whoever draws many frames keeps one library, so that what was drawn once is not drawn again.
public struct PictureLibrary: Sendable {
  /// Files larger than this are not read, 64 MiB.
  private static let fileLimit = 64 << 20

  private var cache = PictureCache()
  private var resources: [String: ResourceImages] = [:]
  private var frames: [VideoFrame: PicturePixels] = [:]
  /// The image that is decoded while its layout is still being solved.
  private var anticipated: NativeAdImage.Content?

  /// Whether pictures that were not drawn before are left as outlines, so that nothing waits for them.
  public var drawsOnlyKnown = false
  /// Whether a picture was left as its outline since this was last set to false.
  public var hasMissed = false

  private struct VideoFrame: Hashable {
    var path: String
    var crop: PictureCrop
    var pixels: PictureSize
  }

  /// Creates an empty library; nothing is read before a picture is asked for.
  public init() {}

  /// Begins to read and decode an ad's main image, beside all other work and before its layout is known.
  ///
  /// It is worth it for one who draws a single frame; what is drawn is the same without it.
  ///
  /// - Parameters:
  ///   - ad: The ad that will be drawn first.
  ///   - options: How it will be drawn; the image is taken to be as wide as the ad.
  public mutating func anticipate(_ ad: NativeAd, options: PreviewOptions) {
    guard options.pictures != .outline, Workers.standardThreads > 1,
      let content = ad.mediaContent.mainImage?.content, content != NativeAdImage.Content.none
    else { return }
    let width = options.width ?? options.device?.size.width ?? 375
    let columns = max(1, Int(width / options.cell.width))
    // Margins seldom take more than a fifth of the ad's width.
    anticipated = content
    cache.anticipated = AnticipatedPicture(columns: columns * 4 / 5...columns) {
      try? Self.read(content)
    }
  }

  /// Reads a picture's file.
  func encoded(_ content: NativeAdImage.Content) throws(PictureProblem) -> EncodedPicture? {
    if content == anticipated, let picture = cache.anticipated?.encoded { return picture }
    return try Self.read(content)
  }

  private static func read(
    _ content: NativeAdImage.Content
  ) throws(PictureProblem) -> EncodedPicture? {
    switch content {
    case .none: return nil
    case .bundled(let name): return BundledPictures.bytes(named: name).map(EncodedPicture.init)
    case .file(let path):
      // Reading a pipe or a device might never end.
      guard FileKind(ofPath: path) != .other else {
        throw PictureProblem(path: path, message: "the picture is a pipe or device, not a file")
      }
      do {
        return EncodedPicture(try FileContents.read(path, limit: fileLimit))
      } catch {
        throw PictureProblem(path: path, error)
      }
    }
  }

  /// Returns the path of a video that only ffmpeg can read; nil for pictures.
  func video(_ content: NativeAdImage.Content) -> String? {
    guard case .file(let path) = content, FileKind(ofPath: path) == .file,
      let start = try? FileContents.head(path, count: 16)
    else { return nil }
    return PictureFormat(start) == nil ? path : nil
  }

  /// Draws the first frame of a video over the colours behind it; nil where it is left as its outline.
  mutating func cells(
    ofVideo path: String, _ drawing: PictureDrawing, over grounds: [Cells.Color]
  ) throws(PictureProblem) -> [Cell?]? {
    do throws(PictureError) {
      let key = VideoFrame(path: path, crop: drawing.crop, pixels: drawing.pixels)
      if let known = frames[key] { return try drawing.cells(of: known, over: grounds) }
      if drawsOnlyKnown {
        hasMissed = true
        return nil
      }
      var video = try VideoFrames(
        path: path, size: drawing.pixels, crop: drawing.crop, framesPerSecond: 1)
      guard let frame = video.next() else { throw PictureError.noFrame }
      if frames.count >= 16 { frames = [:] }
      frames[key] = frame
      return try drawing.cells(of: frame, over: grounds)
    } catch {
      throw PictureProblem(path: path, message: error.description)
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

  /// Returns the size that a file's header states, in pixels of the upright picture; nil for a broken one, and for one that
  /// is left unknown for now, since some formats are decoded for it.
  mutating func size(of picture: EncodedPicture) -> PictureSize? {
    if drawsOnlyKnown, cache.knownSize(of: picture) == nil {
      hasMissed = true
      return nil
    }
    guard let stored = cache.size(of: picture) else { return nil }
    return ImageOrientation(of: picture.bytes).swapsSides
      ? PictureSize(width: stored.height, height: stored.width) : stored
  }

  /// Decodes pictures that will be drawn next, all at the same time.
  mutating func decode(_ wanted: [(picture: EncodedPicture, part: PicturePart)]) {
    if !drawsOnlyKnown { cache.decode(wanted) }
  }

  /// Draws a picture over the colours behind it; nil where it is left as its outline.
  mutating func cells(
    of picture: EncodedPicture, name: String, _ drawing: PictureDrawing,
    over grounds: [Cells.Color]
  ) throws(PictureProblem) -> [Cell?]? {
    if drawsOnlyKnown {
      let known = cache.knownCells(of: picture, drawing, over: grounds)
      if known == nil { hasMissed = true }
      return known
    }
    do {
      return try cache.cells(of: picture, drawing, over: grounds)
    } catch {
      throw PictureProblem(path: name, message: error.description)
    }
  }
}
