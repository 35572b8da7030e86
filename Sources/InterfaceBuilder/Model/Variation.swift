/// UIKit's two sizes of an axis.
public enum SizeClass: String, Sendable {
  case compact, regular
}

/// The traits that choose among variations.
public struct SizeClasses: Equatable, Sendable {
  /// The size class across; nil for Interface Builder's "any".
  public var width: SizeClass?
  /// The size class down; nil for Interface Builder's "any".
  public var height: SizeClass?

  /// Creates a pair.
  public init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }
}

/// A `<variation>`: what differs for certain size classes.
public struct Variation: Equatable, Sendable {
  /// When the variation applies.
  public struct Condition: Equatable, Sendable {
    /// The width class that is asked for; nil for any.
    public var width: SizeClass?
    /// The height class that is asked for; nil for any.
    public var height: SizeClass?
    /// Whether the key names something that a phone or tablet never is, such as the Mac idiom.
    public var isOtherIdiom: Bool

    /// Creates a condition; with neither class it is the `default` variation.
    public init(width: SizeClass? = nil, height: SizeClass? = nil, isOtherIdiom: Bool = false) {
      self.width = width
      self.height = height
      self.isOtherIdiom = isOtherIdiom
    }
  }

  /// When the variation applies.
  public var condition: Condition
  /// Ids of subviews and constraints that are taken out.
  public var excluded: [String]
  /// Ids of subviews and constraints that are brought back.
  public var included: [String]
  /// Attributes of the object that are overridden, such as `constant` or `axis`.
  public var attributes: [String: String]
  /// A font that is overridden.
  public var font: FontDescription?

  /// Creates a variation that changes nothing.
  public init(condition: Condition) {
    self.condition = condition
    excluded = []
    included = []
    attributes = [:]
  }
}
