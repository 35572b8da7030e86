/// A constraint as the document writes it: first = multiplier · second + constant.
public struct Constraint: Equatable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// What of an item a constraint speaks of.
  public enum Attribute: String, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The object id; nil in documents written by hand that leave it out.
  public var id: String?
  /// The first item's id; nil for the view that owns the constraint.
  public var firstItem: String?
  /// What of the first item is meant.
  public var firstAttribute: Attribute
  /// How the two sides compare.
  public var relation: Relation
  /// The second item's id; nil where the second side is the constant alone.
  public var secondItem: String?
  /// What of the second item is meant.
  public var secondAttribute: Attribute?
  /// The factor of the second side.
  public var multiplier: Double
  /// The constant in points; standard spacing is already resolved.
  public var constant: Double
  /// The priority, 1…1000, 1000 being required.
  public var priority: Double
  /// Whether the constraint is removed at build time.
  public var isPlaceholder: Bool
  /// The identifier that UIKit logs.
  public var identifier: String?
  /// The name given in the document outline.
  public var userLabel: String?
  /// Where the constraint stands.
  public var location: SourceLocation
  /// Differences for size classes.
  public var variations: [Variation]

  /// Creates a constraint; what is left out has UIKit's default.
  public init(
    id: String? = nil, firstItem: String? = nil, firstAttribute: Attribute,
    relation: Relation = .equal, secondItem: String? = nil, secondAttribute: Attribute? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    location: SourceLocation = SourceLocation(line: 1, column: 1)
  ) {
    self.id = id
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    isPlaceholder = false
    self.location = location
    variations = []
  }
}
