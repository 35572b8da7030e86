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
  public enum Source: String, CaseIterable, Sendable {
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
  /// The addresses that an ad server wants called, kept and never called.
  public var trackers: [AdTracker]
  /// Whatever else came with the ad, in order.
  public var extraAssets: [ExtraAsset]

  /// Creates an ad without assets.
  public init(name: String, format: Format) {
    self.name = name
    self.format = format
    images = []
    mediaContent = MediaContent()
    source = .programmatic
    trackers = []
    extraAssets = []
  }
}
