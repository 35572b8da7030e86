import JSON

/// A bid response that bids nothing.
enum NoBid {
  /// Whether a text is such a response: it gives a reason, or its seats have no bids.
  static func isNoBid(_ root: JSONValue) -> Bool {
    if root["nbr"] != nil { return true }
    guard let seats = root["seatbid"]?.elements else { return false }
    return seats.allSatisfy { $0["bid"]?.elements?.isEmpty == true }
  }

  /// The reason's number (`nbr`); nil where none is given.
  static func reason(in root: JSONValue) -> Int? { root["nbr"]?.integerValue }

  /// What a number means; nil for those of exchanges' own.
  static func words(of reason: Int) -> String? {
    reasons.indices.contains(reason) ? reasons[reason] : nil
  }

  /// The meanings of 0, 1, 2 and so on (AdCOM 1.0, list of no-bid reason codes).
  private static let reasons = [
    "unknown error", "technical error", "invalid request", "known web crawler",
    "suspected traffic of no person", "address of a data centre or proxy", "unsupported device",
    "blocked publisher or site", "unmatched user", "daily cap of the user met",
    "daily cap of the domain met", "ads.txt not available", "ads.txt violation",
    "ads.cert not available", "ads.cert violation", "too little time for the auction",
    "incomplete supply chain", "blocked node of the supply chain",
  ]
}
