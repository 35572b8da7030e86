import Words

extension NativeAdsError: CustomStringConvertible {
  /// What is wrong and what to do, as one line without place and full stop.
  public var message: String {
    switch self {
    case .unreadable(_, let reason), .unwritable(_, let reason): reason
    case .json(_, let error): error.description
    case .value(_, let path, _, let problem): "\(path): \(problem)"
    case .noAd(_, let reason): reason
    case .several(let errors):
      (errors.first?.message ?? "") + "; \(errors.count - 1) more errors follow it"
    case .noBid(_, let reason):
      "no bid"
        + (reason.map { " (reason \($0)\(NoBid.words(of: $0).map { ", \($0)" } ?? ""))" } ?? "")
        + ", so there is no ad to show; the SDK answers that with no fill"
    case .change(let key, let problem): "\(key): \(problem)"
    case .unknownTestAd(let name):
      "there is no test ad “\(name)”"
        + (Suggestion.nearest(to: name, among: TestAds.names).map { "; did you mean “\($0)”?" }
          ?? "; there are \(TestAds.names.joined(separator: ", "))")
    }
  }

  /// What is wrong and where, a line for each thing.
  public var lines: [String] {
    if case .several(let errors) = self { errors.map(\.description) } else { [description] }
  }

  /// The message with its place, as `file:line:column: error: text`.
  public var description: String {
    let place =
      (file.map { "\($0):" } ?? "") + (position.map { "\($0):" } ?? "")
    return place.isEmpty ? "error: \(message)" : "\(place) error: \(message)"
  }
}
