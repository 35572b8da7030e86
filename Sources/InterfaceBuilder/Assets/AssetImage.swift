import Files
import JSON

/// A file of an image set.
public struct AssetImage: Equatable, Sendable {
  /// The file's path.
  public var path: String
  /// Pixels a point in the file: 1, 2 or 3; 1 for vector files.
  public var scale: Int
  /// Whether the set asks for the image to be drawn in the tint colour.
  public var isTemplate: Bool
  /// How it is stretched; nil for an image that is stretched whole.
  public var slices: AssetSlices?

  /// Creates a file with what is known of it.
  public init(path: String, scale: Int, isTemplate: Bool) {
    self.path = path
    self.scale = scale
    self.isTemplate = isTemplate
  }

  /// Returns the size in points of an image with as many pixels.
  public func points(pixels: Size) -> Size {
    Size(width: pixels.width / Double(scale), height: pixels.height / Double(scale))
  }

  /// The image's size in pixels, read from the head of the file; nil where the format isn't PNG, JPEG or GIF.
  public func pixels() -> Size? {
    guard let head = try? FileContents.head(path, count: ImageHeader.length),
      let format = ImageFormat(head), format != .webp,
      let header = ImageHeader(head), !header.isEmpty
    else { return nil }
    return Size(width: Double(header.width), height: Double(header.height))
  }

  /// The image's size in points, read from the head of the file; nil where the format isn't PNG,
  /// JPEG or GIF.
  public func size() -> Size? { pixels().map { points(pixels: $0) } }

  /// Returns the file that suits best.
  ///
  /// The appearance counts more than the idiom, and that more than the scale: the asked one, else
  /// the next larger, else the largest.
  static func best(in folder: String, scale: Int, appearance: Appearance) -> AssetImage? {
    guard let contents = AssetContents.read(folder) else { return nil }
    var best: (rank: (Int, Int), image: AssetImage)?
    for entry in contents["images"]?.elements ?? [] {
      guard let file = entry["filename"]?.stringValue, !file.contains("/"),
        let rank = AssetContents.rank(entry, appearance: appearance)
      else { continue }
      let written = entry["scale"]?.stringValue?.first?.wholeNumberValue ?? 1
      var image = AssetImage(
        path: "\(folder)/\(file)", scale: max(written, 1),
        isTemplate: contents["properties"]?["template-rendering-intent"]?.stringValue
          == "template")
      image.slices = AssetSlices(entry["resizing"])
      // Larger files are taken from the nearest up, smaller ones from the nearest down.
      let distance = image.scale >= scale ? image.scale - scale : 10 + scale - image.scale
      let candidate = (rank, -distance)
      if best.map({ $0.rank < candidate }) ?? true { best = (candidate, image) }
    }
    return best?.image
  }
}
