/// An image of an ad.
public struct NativeAdImage: Equatable, Sendable {
  /// Where the picture's bytes are.
  public enum Content: Equatable, Sendable {
    /// A file on this machine.
    case file(String)
    /// A picture that comes with the program, by name.
    case bundled(String)
    /// Nothing but a size: drawn as a stand-in.
    case none
  }

  /// Where the picture's bytes are.
  public var content: Content
  /// Where the picture was served from; never fetched.
  public var imageURL: String?
  /// Width in pixels; nil where it is not known.
  public var width: Double?
  /// Height in pixels; nil where it is not known.
  public var height: Double?
  /// Pixels a point.
  public var scale: Double
  /// Where an ad file names the picture's file; nil for every other picture.
  public var place: AdPlace?
  /// Whether the picture came with the ad; false for an address alone, where image loading was disabled.
  public var isLoaded = true

  /// Creates an image.
  public init(
    content: Content, imageURL: String? = nil, width: Double? = nil, height: Double? = nil,
    scale: Double = 1
  ) {
    self.content = content
    self.imageURL = imageURL
    self.width = width
    self.height = height
    self.scale = scale
  }
}
