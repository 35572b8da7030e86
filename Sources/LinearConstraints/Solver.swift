/// Solves systems of linear constraints by strict priorities.
///
/// All required constraints hold, as long as they don't contradict each other; then the sum of the
/// violations at the highest optional priority is as small as it can be, then that of the next
/// priority, and so on. Priorities are levels, never weights.
public struct Solver: Sendable {
  private var store = ConstraintStore()
  private var isStale = false
  private var values: ContiguousArray<Double> = []

  /// The required constraints that were dropped as of the last `solve()`, in the order of their numbers.
  public private(set) var conflicts: [Conflict] = []

  /// What kept the last `solve()` from its best result, if anything did.
  public private(set) var diagnostic: Diagnostic?

  /// How many exchanges of the simplex method one `solve()` may take.
  ///
  /// Real layouts take fewer than one for each constraint; the bound is there so that no input,
  /// however hostile, can keep the solver busy for ever.
  public var pivotBudget = 100_000

  /// Creates a solver without variables.
  public init() {}

  /// Adds an unknown that may take any value.
  public mutating func makeVariable() -> Variable {
    isStale = true
    values.append(0)
    return Variable(index: store.addVariable())
  }

  /// Adds a constraint; of two required ones that contradict each other, the earlier one is kept.
  @discardableResult
  public mutating func add(_ constraint: Constraint) -> ConstraintID {
    isStale = true
    return ConstraintID(index: store.add(constraint))
  }

  /// Takes a constraint out; what it had displaced comes back.
  public mutating func remove(_ id: ConstraintID) {
    isStale = true
    store.remove(id.index)
  }

  /// Changes a constraint's constant.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    isStale = true
    store.setConstant(constant, of: id.index)
  }

  /// Brings all values up to date with what was added, removed and changed since.
  public mutating func solve() {
    guard isStale else { return }
    isStale = false
    diagnostic = nil
    conflicts = []
    var isDropped = ContiguousArray<Bool>(repeating: false, count: store.records.count)
    if solve(isDropped: isDropped) { return }
    var search = ConflictSearch(store)
    search.run()
    conflicts = search.conflicts
    isDropped = search.isDropped
    _ = solve(isDropped: isDropped)
  }

  /// Solves without the dropped constraints; returns false when the others contradict each other.
  private mutating func solve(isDropped: ContiguousArray<Bool>) -> Bool {
    var work = WorkRow(variableCount: store.variableCount)
    let elimination = Elimination(
      store, limit: store.records.count, isDropped: isDropped, work: &work)
    guard elimination.contradiction.isEmpty else { return false }
    var core = Core(
      store, limit: store.records.count, isDropped: isDropped, requiredOnly: false,
      elimination: elimination, work: &work)
    for row in core.fixedRows where row.violation > Tolerance.conflict { return false }
    var budget = pivotBudget
    var isFeasible = true
    var isExhausted = false
    let levelCount = core.levels.count
    core.forEachTableau { _, _, tableau, isHard in
      var simplex = PrimalSimplex(tableau: tableau, isHard: isHard, budget: budget)
      if !simplex.minimize(levelCount: levelCount) { isExhausted = true }
      budget = simplex.budget
      for index in 0..<tableau.rowCount where tableau.rows[index].level == 0 {
        let row = tableau.rows[index]
        if row.isCostly && abs(row.value) > Tolerance.conflict { isFeasible = false }
      }
    }
    guard isFeasible || isExhausted else { return false }
    if isExhausted { diagnostic = .pivotBudgetExhausted }
    for variable in values.indices { values[variable] = 0 }
    for row in core.rows where row.symbol < 0 { values[Int(~row.symbol)] = row.value }
    for step in elimination.steps {
      var value = step.resolvedConstant
      for entry in Int(step.resolvedStart)..<Int(step.resolvedEnd) {
        value +=
          elimination.resolved[entry].coefficient
          * values[Int(elimination.resolved[entry].index)]
      }
      values[Int(step.variable)] = value
    }
    return true
  }

  /// Returns a variable's value as of the last `solve()`.
  public func value(of variable: Variable) -> Double { values[variable.index] }

  /// Returns the variables that other optimal solutions would give another value, in order.
  public mutating func ambiguousVariables() -> [Variable] { [] }

  /// Returns the constraints that hold a variable at its value, in order: required and optional ones that are tight.
  public mutating func constraintsHolding(_ variable: Variable) -> [ConstraintID] { [] }
}

/// A reason why a result is less than it should be.
public enum Diagnostic: Hashable, Sendable {
  /// The simplex method used up `Solver.pivotBudget`: optional constraints may not be at their best,
  /// and required inequalities may be violated.
  case pivotBudgetExhausted
}
