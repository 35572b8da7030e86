/// What a shell offers where a value or an operand is typed.
public struct Offer: Equatable, Sendable {
  /// Which files a value may name.
  public enum Files: Equatable, Sendable {
    /// None: the value is no file.
    case none
    /// Any.
    case any
    /// Those whose names end so, each with its dot, such as `.json`; folders lead to them.
    case ending([String])
  }

  /// Words that fit, such as the names of devices.
  public let words: [String]
  /// Files that fit.
  public let files: Files

  /// Creates an offer.
  public init(words: [String] = [], files: Files = .none) {
    self.words = words
    self.files = files
  }

  /// No offer: whatever fits can't be listed.
  public static let nothing = Offer()
}
