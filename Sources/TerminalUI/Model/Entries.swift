import NativeAds

/// A layout in the browser's list.
struct LayoutEntry: Equatable, Sendable {
  /// The document's path.
  var path: String
  /// The object of the layout where the document has several; nil for its only one.
  var object: String?
  /// What the list shows.
  var title: String
  /// Errors and warnings with the ad that fits the layout's format; nil until they were counted.
  var counts: FindingCounts?
  /// Why the document cannot be drawn; nil where it can.
  var problem: String?

  /// The document's name without its folders.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// How many errors and warnings there are.
struct FindingCounts: Equatable, Sendable {
  var errors = 0
  var warnings = 0
}

/// An ad in the browser's list.
struct AdEntry: Equatable, Sendable {
  /// Where the ad comes from.
  enum Origin: Equatable, Sendable {
    /// The test ad of the layout's format.
    case standard
    /// A test ad by its name.
    case test(String)
    /// An ad of a file, by its position there.
    case file(path: String, index: Int)
    /// No ad: the layout as it is.
    case none
  }

  /// Where the ad comes from.
  var origin: Origin
  /// What the list shows.
  var title: String
  /// The ad as it was when it was listed; nil where what is requested decides, and for a file that could not be read.
  var ad: NativeAd?

  /// The length of the ad's video in seconds; nil without video.
  var videoDuration: Double? {
    ad.flatMap { $0.mediaContent.hasVideoContent ? $0.mediaContent.duration : nil }
  }

  /// The test ad of the layout's format.
  static let standard = AdEntry(origin: .standard, title: "test ad of the format")

  /// The path of the ad's file; nil for an ad of another origin.
  var path: String? {
    if case .file(let path, _) = origin { path } else { nil }
  }
}
