/// Finds the required constraints that have to go so that the rest can hold.
///
/// Constraints count in their order: each is kept if it can hold together with those kept before it.
/// The search needs no state of the solver, so its result depends on the constraints alone, never on
/// the edits that led to them.
struct ConflictSearch {
  let store: ConstraintStore
  private(set) var isDropped: ContiguousArray<Bool>
  private(set) var conflicts: [Conflict] = []
  /// For each conflict, the combination of constraints that contradicts itself.
  private(set) var certificates: [Certificate] = []

  init(_ store: ConstraintStore) {
    self.store = store
    isDropped = ContiguousArray(repeating: false, count: store.records.count)
  }

  /// Drops constraints until no contradiction is left.
  mutating func run() {
    if runOnce() { return }
    var limit = store.records.count
    var found: Certificate?
    while true {
      if let contradiction = contradiction(limit: limit) {
        // An earlier end may hide a contradiction that would have dropped one of these.
        found = contradiction
        limit = contradiction.last
      } else if let contradiction = found {
        isDropped[contradiction.last] = true
        conflicts.append(contradiction.conflict)
        certificates.append(contradiction)
        found = nil
        limit = store.records.count
      } else {
        return
      }
    }
  }

  /// Settles all conflicts at once where each constraint that has to go contradicts earlier equalities.
  ///
  /// If the rest can hold, and every dropped constraint contradicts some that are kept and came before
  /// it, then nothing else can come out of going through them in order: so one presolve is enough,
  /// however many conflicts there are.
  private mutating func runOnce() -> Bool {
    let limit = store.records.count
    var work = WorkRow(count: store.variableCount)
    let elimination = Elimination(
      store, limit: limit, isDropped: isDropped, acceptsMisfits: true, work: &work)
    var core = Core(
      store, limit: limit, isDropped: isDropped, requiredOnly: true, elimination: elimination,
      work: &work)
    var search = InfeasibilitySearch()
    core.visitTableaus(0..<core.components.count, &search)
    guard search.combination == nil else { return false }
    let losers =
      elimination.redundant.filter { abs($0.residual) > Tolerance.conflict }.map(\.constraint)
      + core.fixedRows.filter { $0.violation > Tolerance.conflict }.map(\.constraint)
    var proofs: [Certificate] = []
    for loser in losers.sorted() {
      let proof = explain([(Int(loser), 1)], elimination, &work)
      guard proof.last == Int(loser) else { return false }
      proofs.append(proof)
    }
    for proof in proofs { isDropped[proof.last] = true }
    conflicts = proofs.map(\.conflict)
    certificates = proofs
    return true
  }

  /// Returns a minimal set of contradicting required constraints among the first ones.
  private func contradiction(limit: Int) -> Certificate? {
    var work = WorkRow(count: store.variableCount)
    let elimination = Elimination(store, limit: limit, isDropped: isDropped, work: &work)
    if let constraint = elimination.contradiction {
      return explain([(constraint, 1)], elimination, &work)
    }
    var core = Core(
      store, limit: limit, isDropped: isDropped, requiredOnly: true, elimination: elimination,
      work: &work)
    for row in core.fixedRows where row.violation > Tolerance.conflict {
      return explain([(Int(row.constraint), 1)], elimination, &work)
    }
    var search = InfeasibilitySearch()
    core.visitTableaus(0..<core.components.count, &search)
    return search.combination.map { explain($0, elimination, &work) }
  }

  /// Adds the equalities that a contradictory combination of other constraints needs.
  private func explain(
    _ combination: [(constraint: Int, factor: Double)], _ elimination: Elimination,
    _ work: inout WorkRow
  ) -> Certificate {
    Certificate(
      combination + elimination.multipliers(of: combination, store: store, work: &work), store)
  }
}

/// A combination of required constraints in which all variables cancel, while its constant isn't zero:
/// Farkas' proof that they contradict each other.
struct Certificate: Sendable {
  /// The constraints and their factors, in the order of their numbers.
  let terms: [(constraint: Int, factor: Double)]
  /// What the constants add up to: how far the constraints are from holding together, in points.
  private(set) var misfit: Double
  /// Whether only equalities take part, so that there is no other proof for the same constraint.
  let isUnique: Bool

  init(_ terms: [(constraint: Int, factor: Double)], _ store: ConstraintStore) {
    var sum = 0.0
    for term in terms { sum += term.factor * store.records[term.constraint].constant }
    let sign = sum < 0 ? -1.0 : 1.0
    misfit = abs(sum)
    self.terms = terms.map { ($0.constraint, $0.factor * sign) }
      .sorted { $0.constraint < $1.constraint }
    isUnique = terms.allSatisfy { store.records[$0.constraint].costs == .both }
  }

  /// The constraint that loses: the latest.
  var last: Int { terms.last?.constraint ?? 0 }

  /// The conflict that people are told of.
  var conflict: Conflict {
    Conflict(
      dropped: ConstraintID(index: last),
      with: terms.dropLast().map { ConstraintID(index: $0.constraint) })
  }

  /// How the misfit changes with a constraint's constant.
  func rate(of constraint: Int) -> Double {
    terms.first { $0.constraint == constraint }?.factor ?? 0
  }

  /// Follows a change of a constraint's constant.
  mutating func change(_ constraint: Int, by difference: Double) {
    misfit += rate(of: constraint) * difference
  }
}
