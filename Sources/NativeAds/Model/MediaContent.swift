/// What a media view shows.
public struct MediaContent: Equatable, Sendable {
  /// Whether there is a video.
  public var hasVideoContent: Bool
  /// Width divided by height; 0 where it is not known.
  public var aspectRatio: Double
  /// The video's length in seconds; 0 without video or where it is not known.
  public var duration: Double
  /// The image that is shown without video, or before it.
  public var mainImage: NativeAdImage?
  /// Whether image loading was disabled, so that a view without video is empty until it gets an image.
  public var isImageLoadingDisabled = false
  /// The video's file; nil without video.
  public var video: NativeAdImage.Content?
  /// Where the video was served from; never fetched.
  public var videoURL: String?
  /// Width in pixels; nil where it is not known.
  public var width: Double?
  /// Height in pixels; nil where it is not known.
  public var height: Double?

  /// Creates empty content: no video, no image, no ratio.
  public init() {
    hasVideoContent = false
    aspectRatio = 0
    duration = 0
  }
}
