/// A system as it was solved: presolve, core with its optimal basis, and the proofs for what was dropped.
///
/// It follows changed constants as long as the same constraints can hold.
struct System: Sendable {
  private(set) var elimination = Elimination()
  private(set) var core = Core()
  private(set) var certificates: [Certificate] = []
  /// What is known for following edits, once there was one.
  private var edits: EditState?

  /// A system without constraints.
  init() {}

  /// Solves from the start, without the dropped constraints.
  ///
  /// - Parameters:
  ///   - acceptsMisfits: whether contradicting constraints are no reason to give up.
  ///   - budget: how many exchanges may be made; what is left of it is given back.
  /// - Returns: nil when the constraints contradict each other.
  init?(
    _ store: ConstraintStore, isDropped: ContiguousArray<Bool>, certificates: [Certificate],
    acceptsMisfits: Bool, budget: inout Int, values: inout ContiguousArray<Double>
  ) {
    self.certificates = certificates
    var work = WorkRow(count: store.variableCount)
    let limit = store.records.count
    elimination = Elimination(
      store, limit: limit, isDropped: isDropped, acceptsMisfits: acceptsMisfits, work: &work)
    guard elimination.contradiction == nil else { return nil }
    core = Core(
      store, limit: limit, isDropped: isDropped, requiredOnly: false, elimination: elimination,
      work: &work)
    let isFeasible = core.fixedRows.allSatisfy { $0.violation <= Tolerance.conflict }
    guard isFeasible || acceptsMisfits else { return nil }
    let isOptimal = optimize(0..<core.components.count, isFresh: true, budget: &budget)
    guard isOptimal || acceptsMisfits else { return nil }
    if !isFeasible || !isOptimal { budget = 0 }
    read(&values)
  }

  /// Computes the values of all variables.
  private func read(_ values: inout ContiguousArray<Double>) {
    for variable in values.indices { values[variable] = 0 }
    for row in core.rows where row.symbol < 0 { values[Int(~row.symbol)] = row.value }
    for step in elimination.steps.indices {
      values[Int(elimination.steps[step].variable)] = elimination.value(ofStep: step, values)
    }
  }

  /// Takes over constraints that came or went, none of which takes part in presolve: only the components that they touch
  /// are made optimal anew.
  ///
  /// - Returns: false when other constraints may have to be dropped now, or others are at the levels than before, so that the
  ///   system has to be solved from the start.
  mutating func revise(
    _ store: ConstraintStore, budget: inout Int, values: inout ContiguousArray<Double>
  ) -> Bool {
    guard certificates.isEmpty else { return false }
    settle()
    edits = nil
    var work = WorkRow(count: store.variableCount)
    var renewed = Core(
      store, limit: store.records.count,
      isDropped: ContiguousArray(repeating: false, count: store.records.count),
      requiredOnly: false, elimination: elimination, work: &work)
    guard renewed.levels == core.levels,
      renewed.fixedRows.allSatisfy({ $0.violation <= Tolerance.conflict })
    else { return false }
    let touched = renewed.takeOver(core, constraintCount: store.records.count)
    core = renewed
    for component in touched {
      guard optimize(component..<component + 1, isFresh: true, budget: &budget) else {
        return false
      }
    }
    read(&values)
    return true
  }

  /// Makes components optimal; returns false when required constraints contradict each other.
  private mutating func optimize(
    _ components: Range<Int>, isFresh: Bool, budget: inout Int
  ) -> Bool {
    var optimization = Optimization(
      levelCount: core.levels.count, budget: budget, isFresh: isFresh)
    core.visitTableaus(components, &optimization)
    budget = optimization.budget
    return optimization.isFeasible
  }

  /// Follows a constant to a new value if that needs no more than a walk along a known direction.
  mutating func walk(
    _ constraint: Int, to constant: Double, values: inout ContiguousArray<Double>
  ) -> Bool {
    guard let walk = edits?.walk, walk.direction.constraint == constraint else { return false }
    let distance = constant - walk.start
    guard distance >= walk.direction.lowest && distance <= walk.direction.highest else {
      return false
    }
    walk.direction.write(distance, to: &values)
    edits?.walk?.distance = distance
    return true
  }

  /// Follows changes of constraints' constants.
  ///
  /// All of them are made before anything is repaired, as one alone may contradict what the others suit.
  /// - Returns: false when the set of constraints that hold may have changed, so that the system has to
  ///   be solved from the start.
  mutating func change(
    _ changes: [(constraint: Int, difference: Double)], _ store: ConstraintStore,
    budget: inout Int, values: inout ContiguousArray<Double>
  ) -> Bool {
    var edits = self.edits ?? EditState(store, elimination, core)
    self.edits = nil
    defer { self.edits = edits }
    settle(&edits)
    var directions: [Direction] = []
    for change in changes {
      let influence = edits.influence(of: change.constraint, elimination)
      move(influence, change.difference)
      let direction = edits.direction(influence, core, elimination)
      direction.move(change.difference, in: &values)
      core.move(direction.rows, change.difference)
      directions.append(direction)
    }
    let isValid =
      certificates.allSatisfy { $0.misfit > Tolerance.conflict }
      && changes.allSatisfy { holds(edits.influence(of: $0.constraint, elimination)) }
    guard isValid else { return false }
    var isRepaired = false
    for direction in directions {
      guard
        repair(direction, &edits, budget: &budget, values: &values, isRepaired: &isRepaired)
      else { return false }
    }
    if isRepaired { edits.forgetDirections() }
    return true
  }

  /// Takes over into the core what a walk has moved so far.
  mutating func settle() {
    guard var edits, edits.walk != nil else { return }
    self.edits = nil
    settle(&edits)
    self.edits = edits
  }

  private mutating func settle(_ edits: inout EditState) {
    guard let walk = edits.walk else { return }
    edits.walk = nil
    move(edits.influence(of: walk.direction.constraint, elimination), walk.distance)
    core.move(walk.direction.rows, walk.distance)
  }

  /// Begins a walk along the direction of a constraint that was edited just now.
  mutating func beginWalk(
    _ constraint: Int, at constant: Double, values: ContiguousArray<Double>
  ) {
    guard var edits else { return }
    self.edits = nil
    let influence = edits.influence(of: constraint, elimination)
    var direction = edits.direction(influence, core, elimination)
    direction.begin(values)
    for certificate in certificates {
      direction.bound(
        certificate.misfit, rate: certificate.rate(of: constraint), from: Tolerance.conflict,
        to: .infinity)
    }
    for change in influence.fixed {
      let row = core.fixedRows[Int(change.index)]
      direction.bound(
        row.value, rate: change.rate,
        from: row.costs.contains(.down) ? -Tolerance.conflict : -.infinity,
        to: row.costs.contains(.up) ? Tolerance.conflict : .infinity)
    }
    for change in influence.redundant {
      direction.bound(
        elimination.redundant[Int(change.index)].residual, rate: change.rate,
        from: -Tolerance.conflict, to: Tolerance.conflict)
    }
    for change in direction.rows {
      let row = Int(change.index)
      let bounds = core.bounds(row, component: Int(edits.index.componentOfRow[row]))
      direction.bound(
        core.rows[row].value, rate: change.rate, from: bounds.lowerBound, to: bounds.upperBound)
    }
    edits.walk = EditState.Walk(direction: direction, start: constant, distance: 0)
    self.edits = edits
  }

  /// Moves all that presolve took out of the core.
  private mutating func move(_ influence: Influence, _ difference: Double) {
    for certificate in certificates.indices {
      certificates[certificate].change(influence.constraint, by: difference)
    }
    for change in influence.fixed {
      core.fixedRows[Int(change.index)].value += change.rate * difference
    }
    for change in influence.redundant {
      elimination.change(redundant: Int(change.index), by: change.rate * difference)
    }
    for change in influence.steps {
      elimination.change(step: Int(change.index), by: change.rate * difference)
    }
  }

  /// Whether what presolve took out of the core holds after a move.
  private func holds(_ influence: Influence) -> Bool {
    influence.fixed.allSatisfy {
      core.fixedRows[Int($0.index)].violation <= Tolerance.conflict
    }
      && influence.redundant.allSatisfy {
        abs(elimination.redundant[Int($0.index)].residual) <= Tolerance.conflict
      }
  }

  /// Makes the components optimal again in which a move made rows change sides.
  private mutating func repair(
    _ direction: Direction, _ edits: inout EditState, budget: inout Int,
    values: inout ContiguousArray<Double>, isRepaired: inout Bool
  ) -> Bool {
    var repaired: Int?
    for change in direction.rows {
      let row = Int(change.index)
      let component = Int(edits.index.componentOfRow[row])
      if component == repaired { continue }
      if core.bounds(row, component: component).contains(core.rows[row].value) { continue }
      guard optimize(component..<(component + 1), isFresh: false, budget: &budget) else {
        return false
      }
      let part = core.components[component]
      edits.index.place(part, of: core)
      refresh(part, edits.index, &values)
      repaired = component
      isRepaired = true
    }
    return true
  }

  /// Computes the values of a component's variables, and of all that are defined by them.
  private func refresh(
    _ component: Core.Component, _ index: EditIndex, _ values: inout ContiguousArray<Double>
  ) {
    for column in component.columns where core.columns[column].symbol < 0 {
      values[Int(~core.columns[column].symbol)] = 0
    }
    for row in component.rows where core.rows[row].symbol < 0 {
      values[Int(~core.rows[row].symbol)] = core.rows[row].value
    }
    var steps: ContiguousArray<Int32> = []
    let noteSteps = { (symbol: Symbol) in
      guard symbol < 0 else { return }
      for use in index.dependents.range(Int(~symbol)) {
        steps.append(index.dependents[use].index)
      }
    }
    for column in component.columns { noteSteps(core.columns[column].symbol) }
    for row in component.rows { noteSteps(core.rows[row].symbol) }
    steps.sort()
    var last: Int32 = -1
    for step in steps where step != last {
      last = step
      values[Int(elimination.steps[Int(step)].variable)] = elimination.value(
        ofStep: Int(step), values)
    }
  }
}

/// Makes tableaus optimal, one after the other, from a common budget.
private struct Optimization: TableauVisitor {
  let levelCount: Int
  var budget: Int
  /// Whether the tableaus are as presolve made them.
  let isFresh: Bool
  /// Whether all required constraints hold.
  var isFeasible = true

  mutating func visit(_ tableau: some Tableau, isHard: UnsafeMutablePointer<Bool>) {
    if !isFresh && restore(tableau, isHard: isHard) { return }
    var simplex = PrimalSimplex(tableau: tableau, isHard: isHard, budget: budget)
    guard simplex.minimize(levelCount: levelCount, isFresh: isFresh) else {
      budget = 0
      return
    }
    budget = simplex.budget
    for index in 0..<tableau.rowCount where tableau.rows[index].level == 0 {
      let row = tableau.rows[index]
      if row.isCostly && abs(row.value) > Tolerance.conflict { isFeasible = false }
    }
  }

  /// Tries the dual method, which takes far fewer steps from an optimum that constants disturbed.
  private mutating func restore(
    _ tableau: some Tableau, isHard: UnsafeMutablePointer<Bool>
  ) -> Bool {
    withUnsafeTemporaryAllocation(
      of: Double.self, capacity: max(1, levelCount * tableau.columnCount)
    ) { gradients in
      guard let gradients = gradients.baseAddress else { return false }
      var simplex = DualSimplex(
        tableau: tableau, isHard: isHard, levelCount: levelCount, budget: budget,
        gradients: gradients)
      let isRestored = simplex.restore()
      budget = simplex.budget
      return isRestored
    }
  }
}
