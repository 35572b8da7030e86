/// A section of the manual that is not about commands and options, which the table tells by itself.
public struct ManualSection: Equatable, Sendable {
  /// A part of a section.
  public enum Block: Equatable, Sendable {
    /// A heading within the section.
    case heading(String)
    /// A paragraph.
    case paragraph(String)
    /// Words and what they mean.
    case entries([Entry])
  }

  /// A word and what it means.
  public struct Entry: Equatable, Sendable {
    /// The word, such as a key or the name of a variable.
    public let term: String
    /// What it means.
    public let meaning: String

    /// Creates an entry.
    public init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// The heading.
  public let title: String
  /// What stands under it.
  public let blocks: [Block]

  /// Creates a section.
  public init(_ title: String, _ blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }
}
