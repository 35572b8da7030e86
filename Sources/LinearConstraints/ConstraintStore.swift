/// The constraints as they were given: one flat arena of terms, and a record for each constraint.
///
/// A constraint keeps its number and its terms for ever, so that everything derived from it (presolve,
/// tableau, explanations) can name it by one small integer and read its terms without indirection.
struct ConstraintStore: Sendable {
  /// What is known of one constraint besides its terms.
  struct Record: Sendable {
    /// Where its terms start in the arena.
    var start: Int32
    /// How many terms it has.
    var count: Int32
    /// What is added to the terms.
    var constant: Double
    /// The level at which it counts; 1000 is required.
    var priority: Double
    /// Which sides of zero violate it.
    var costs: Costs
    /// False once it was removed, or when it was never usable.
    var isPresent: Bool

    /// Whether the constraint must hold.
    var isRequired: Bool { priority >= 1000 }
    /// Whether the constraint may take part in presolve: it must hold, and with equality.
    var isRequiredEquality: Bool { isRequired && costs == .both }
  }

  private(set) var records: ContiguousArray<Record> = []
  private(set) var termVariables: ContiguousArray<Int32> = []
  private(set) var termCoefficients: ContiguousArray<Double> = []
  private(set) var variableCount = 0

  /// Adds a variable and returns its number.
  mutating func addVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a constraint and returns its number.
  ///
  /// A constraint with a number that isn't finite, or with a variable of another solver, is kept as
  /// absent: it can't be held, and must not spoil the others.
  mutating func add(_ constraint: Constraint) -> Int {
    let start = termVariables.count
    var isUsable = constraint.constant.isFinite && constraint.priority.rawValue > 0
    for term in constraint.terms {
      let variable = term.variable.index
      guard term.coefficient.isFinite, variable >= 0, variable < variableCount else {
        isUsable = false
        continue
      }
      termVariables.append(Int32(truncatingIfNeeded: variable))
      termCoefficients.append(term.coefficient)
    }
    records.append(
      Record(
        start: Int32(start), count: Int32(termVariables.count - start),
        constant: constraint.constant, priority: constraint.priority.rawValue,
        costs: Costs(constraint.relation), isPresent: isUsable))
    return records.count - 1
  }

  /// Takes a constraint out; its number is not used again.
  mutating func remove(_ index: Int) { records[index].isPresent = false }

  /// Changes a constraint's constant; returns by how much.
  ///
  /// A constant that isn't finite is ignored.
  mutating func setConstant(_ constant: Double, of index: Int) -> Double {
    guard constant.isFinite else { return 0 }
    let difference = constant - records[index].constant
    records[index].constant = constant
    return difference
  }
}

/// Which sides of zero a constraint's expression must not be on.
///
/// "Up" is above zero. A constraint that compares with zero needs no other bound, so two bits say all.
struct Costs: OptionSet, Sendable {
  let rawValue: UInt8

  static let up = Costs(rawValue: 1)
  static let down = Costs(rawValue: 2)
  static let both: Costs = [.up, .down]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .up
    case .equal: self = .both
    case .greaterThanOrEqual: self = .down
    }
  }
}
