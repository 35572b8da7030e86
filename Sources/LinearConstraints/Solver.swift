/// Solves systems of linear constraints by strict priorities.
///
/// All required constraints hold, as long as they don't contradict each other; then the sum of the
/// violations at the highest optional priority is as small as it can be, then that of the next
/// priority, and so on. Priorities are levels, never weights.
public struct Solver: Sendable {
  private var store = ConstraintStore()
  private var system = System()
  /// Whether variables or constraints of presolve came or went since the last `solve()`.
  private var isStale = false
  /// Whether other constraints came or went since, all of which leave presolve as it is.
  private var isRevised = false
  /// The constants that changed since, with the differences.
  private var changes: [(constraint: Int, difference: Double)] = []
  /// Whether another proof may explain a conflict better now than the one that was found first.
  private var areConflictsStale = false
  private var foundConflicts: [Conflict] = []

  /// The values of all variables as of the last `solve()`, in the order of their numbers.
  public private(set) var values: ContiguousArray<Double> = []

  /// The required constraints that were dropped as of the last `solve()`, in the order of their numbers.
  ///
  /// - Complexity: constant, but that of solving anew when constants changed since a conflict with
  ///   inequalities was found; the result never depends on the edits that led to a system.
  public var conflicts: [Conflict] {
    guard areConflictsStale else { return foundConflicts }
    var search = ConflictSearch(store)
    search.run()
    return search.conflicts
  }

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
    let index = store.add(constraint)
    revise(index)
    return ConstraintID(index: index)
  }

  /// Takes a constraint out; what it had displaced comes back.
  public mutating func remove(_ id: ConstraintID) {
    store.remove(id.index)
    revise(id.index)
  }

  /// Notes that a constraint came or went.
  private mutating func revise(_ constraint: Int) {
    isRevised = true
    // Required equalities are what presolve works with; and constants are followed in a system that is as it was.
    if store.records[constraint].isRequiredEquality || !changes.isEmpty { isStale = true }
  }

  /// Changes a constraint's constant.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    let difference = store.setConstant(constant, of: id.index)
    guard difference != 0 && !isStale && store.records[id.index].isPresent else { return }
    guard !isRevised else {
      isStale = true
      return
    }
    if let last = changes.last, last.constraint == id.index {
      changes[changes.count - 1].difference += difference
    } else {
      changes.append((id.index, difference))
    }
  }

  /// Brings all values up to date with what was added, removed and changed since.
  public mutating func solve() {
    if !isStale {
      if isRevised ? reviseSystem() : changes.isEmpty || walk() || follow() { return }
    }
    solveAnew()
  }

  /// Solves those components anew that constraints joined or left.
  private mutating func reviseSystem() -> Bool {
    guard diagnostic == nil else { return false }
    var budget = pivotBudget
    guard system.revise(store, budget: &budget, values: &values) else { return false }
    isRevised = false
    diagnostic = budget > 0 ? nil : .pivotBudgetExhausted
    return true
  }

  /// Follows a single changed constant along a direction that is known.
  private mutating func walk() -> Bool {
    guard changes.count == 1 else { return false }
    let constraint = changes[0].constraint
    guard
      system.walk(constraint, to: store.records[constraint].constant, values: &values)
    else { return false }
    changes.removeAll(keepingCapacity: true)
    noteChange()
    return true
  }

  /// Follows changed constants from the present basis.
  private mutating func follow() -> Bool {
    var budget = pivotBudget
    guard system.change(changes, store, budget: &budget, values: &values) else { return false }
    diagnostic = budget > 0 ? nil : .pivotBudgetExhausted
    if changes.count == 1 {
      let constraint = changes[0].constraint
      system.beginWalk(constraint, at: store.records[constraint].constant, values: values)
    }
    changes.removeAll(keepingCapacity: true)
    noteChange()
    return true
  }

  /// Notes that a conflict's proof may not be the one that a fresh search finds.
  private mutating func noteChange() {
    for certificate in system.certificates where !certificate.isUnique {
      areConflictsStale = true
    }
  }

  /// Solves from the start.
  private mutating func solveAnew() {
    isStale = false
    isRevised = false
    changes.removeAll(keepingCapacity: true)
    areConflictsStale = false
    foundConflicts = []
    let isDropped = ContiguousArray<Bool>(repeating: false, count: store.records.count)
    if solve(isDropped, certificates: [], acceptsMisfits: false) { return }
    var search = ConflictSearch(store)
    search.run()
    foundConflicts = search.conflicts
    // Rounding may leave a contradiction that the search didn't find: then the best has to do.
    _ = solve(search.isDropped, certificates: search.certificates, acceptsMisfits: true)
  }

  /// Solves without the dropped constraints; returns false when the others contradict each other.
  private mutating func solve(
    _ isDropped: ContiguousArray<Bool>, certificates: [Certificate], acceptsMisfits: Bool
  ) -> Bool {
    var budget = pivotBudget
    guard
      let system = System(
        store, isDropped: isDropped, certificates: certificates,
        acceptsMisfits: acceptsMisfits, budget: &budget, values: &values)
    else { return false }
    self.system = system
    diagnostic = budget > 0 ? nil : .pivotBudgetExhausted
    return true
  }

  /// Returns a variable's value as of the last `solve()`.
  public func value(of variable: Variable) -> Double { values[variable.index] }

  /// Returns the variables that other optimal solutions would give another value, in order.
  ///
  /// A variable that no constraint names is among them.
  /// - Complexity: linear where every symbol that may move can do so at once, else that of solving for
  ///   each variable in question.
  public mutating func ambiguousVariables() -> [Variable] {
    system.settle()
    var ambiguity = Ambiguity(system, budget: pivotBudget)
    return ambiguity.variables()
  }

  /// Returns the constraints that hold a variable at its value, in order: required and optional ones that are tight.
  ///
  /// They're the rows of the optimal basis that the variable depends on. There may be other constraints
  /// that are tight too and would do as well.
  public mutating func constraintsHolding(_ variable: Variable) -> [ConstraintID] {
    system.settle()
    return system.constraintsHolding(variable.index, store).map { ConstraintID(index: $0) }
  }
}

/// A reason why a result is less than it should be.
public enum Diagnostic: Hashable, Sendable {
  /// The simplex method used up `Solver.pivotBudget`: optional constraints may not be at their best,
  /// and required inequalities may be violated.
  case pivotBudgetExhausted
}
