import JSON

/// Why an ad cannot be had from what was given.
///
/// What the simulated SDK answers to a request is a `RequestError` instead.
public enum NativeAdsError: Error, Equatable, Sendable {
  /// A file cannot be read at all; the reason is a clause.
  case unreadable(file: String, reason: String)
  /// A file cannot be written; the reason is a clause.
  case unwritable(file: String, reason: String)
  /// A file is not JSON.
  case json(file: String, JSONError)
  /// A value is not what its key asks for; the problem is a clause.
  case value(file: String, JSONPath, JSONPosition?, problem: String)
  /// A file is JSON, but nothing in it is an ad.
  case noAd(file: String, reason: String)
  /// A file is an answer of a bidder that has no ad to show; the reason is OpenRTB's number, nil without one.
  case noBid(file: String, reason: Int?)
  /// An asset cannot be changed as asked for; the problem is a clause.
  case change(key: String, problem: String)
  /// More than one thing is wrong with a file.
  indirect case several([NativeAdsError])
  /// There is no test ad of that name.
  case unknownTestAd(String)

  /// The file that is meant; nil where no file is.
  public var file: String? {
    switch self {
    case .unreadable(let file, _), .unwritable(let file, _), .json(let file, _),
      .value(let file, _, _, _), .noAd(let file, _), .noBid(let file, _):
      file
    case .several(let errors): errors.first?.file
    case .unknownTestAd, .change: nil
    }
  }

  /// Where in the file the fault is; nil where the whole file is meant.
  public var position: JSONPosition? {
    switch self {
    case .json(_, let error): error.position
    case .value(_, _, let position, _): position
    case .several(let errors): errors.first?.position
    case .unreadable, .unwritable, .noAd, .noBid, .unknownTestAd, .change: nil
    }
  }
}
