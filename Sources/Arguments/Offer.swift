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
  /// What words mean, by the word; shells that show it beside what they offer show nothing for the others.
  public let meanings: [String: String]
  /// Files that fit.
  public let files: Files

  /// Creates an offer.
  public init(words: [String] = [], meanings: [String: String] = [:], files: Files = .none) {
    self.words = words
    self.meanings = meanings
    self.files = files
  }

  /// No offer: whatever fits can't be listed.
  public static let nothing = Offer()
}
