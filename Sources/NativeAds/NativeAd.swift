/// An ad with its assets, under the names of the Google Mobile Ads SDK.
public struct NativeAd: Equatable, Sendable {
  /// The formats that ads come in.
  public enum Format: String, CaseIterable, Sendable {
    /// The unified format of SDK 7.29 and later.
    case native
    /// The app-install format of 2015 to 2019.
    case appInstall
    /// The content format of 2015 to 2019.
    case content
  }

  /// Where an ad was sold, which decides on AdChoices.
  public enum Source: String, Sendable {
    case programmatic, direct
  }

  /// The ad's name for lists and reports: the test ad's, or the file's.
  public var name: String
  /// The format.
  public var format: Format
  /// The headline.
  public var headline: String?
  /// The body text.
  public var body: String?
  /// The button's title.
  public var callToAction: String?
  /// Who advertises.
  public var advertiser: String?
  /// The store, such as "App Store".
  public var store: String?
  /// The price as it is shown.
  public var price: String?
  /// The rating, 0…5.
  public var starRating: Double?
  /// The icon.
  public var icon: NativeAdImage?
  /// The logo of a content ad.
  public var logo: NativeAdImage?
  /// The images; the first is the main one.
  public var images: [NativeAdImage]
  /// What the media view shows.
  public var mediaContent: MediaContent
  /// The corner that the ad asks for; nil for the options' preference.
  public var adChoicesPosition: AdChoicesPosition?
  /// How the ad was sold.
  public var source: Source
  /// The language of the texts as a BCP 47 code; nil where it is not known.
  public var language: String?
  /// Where a click leads.
  public var link: String?
  /// Where AdChoices leads.
  public var privacyLink: String?
  /// Whatever else came with the ad, in order.
  public var extraAssets: [ExtraAsset]

  /// Creates an ad without assets.
  public init(name: String, format: Format) {
    self.name = name
    self.format = format
    images = []
    mediaContent = MediaContent()
    source = .programmatic
    extraAssets = []
  }
}

/// An asset under a name of its own.
public struct ExtraAsset: Equatable, Sendable {
  /// The name.
  public var key: String
  /// The value as text.
  public var value: String

  /// Creates an asset.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// The corners that AdChoices may stand in.
public enum AdChoicesPosition: String, CaseIterable, Sendable {
  case topRight, topLeft, bottomRight, bottomLeft
}

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
  /// The video's file or address; nil without video.
  public var video: NativeAdImage.Content?
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
