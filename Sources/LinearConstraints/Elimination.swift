/// The required equalities, solved for one variable each: an LU factorisation of their matrix.
///
/// Layouts are mostly chains of equalities, so this leaves a small core for the simplex method. Each
/// step defines one variable by variables that were not yet eliminated then; how its row came about
/// from the original one is kept too, so that a changed constant runs through the steps forwards, and
/// the multipliers of an explanation run through them backwards.
struct Elimination: Sendable {
  /// A factor of an earlier step or of a variable.
  struct Entry: Sendable {
    var index: Int32
    var coefficient: Double
  }

  /// One equality and the variable that it defines.
  struct Step: Sendable {
    var constraint: Int32
    var variable: Int32
    /// The defined variable's coefficient when the equality was reduced by the earlier steps.
    var pivot: Double
    /// The definition's constant.
    var constant: Double
    /// Where the definition's variables end in `upper`; they start where the last step's end.
    var upperEnd: Int32
    /// Where the earlier steps that reduced the equality end in `lower`.
    var lowerEnd: Int32
    /// Where the definition by core variables starts and ends in `resolved`.
    var resolvedStart: Int32 = 0
    var resolvedEnd: Int32 = 0
    /// The constant of the definition by core variables.
    var resolvedConstant: Double = 0
  }

  /// An equality that follows from the earlier ones.
  struct Redundant: Sendable {
    var constraint: Int32
    /// What is left of its constant.
    var residual: Double
  }

  private(set) var steps: ContiguousArray<Step> = []
  /// The definitions' variables.
  private(set) var upper: ContiguousArray<Entry> = []
  /// The steps that reduced each equality, with the coefficient that the step's variable had.
  private(set) var lower: ContiguousArray<Entry> = []
  /// The definitions by core variables.
  private(set) var resolved: ContiguousArray<Entry> = []
  /// For each variable the step that defines it, or -1 for a variable of the core.
  private(set) var stepOfVariable: ContiguousArray<Int32> = []
  private(set) var redundant: ContiguousArray<Redundant> = []

  /// The equality that contradicts the ones before it, once one was met.
  private(set) var contradiction: Int?

  /// Solves the equalities among the first constraints.
  ///
  /// It ends at the first contradiction, unless misfits are to be accepted.
  init(
    _ store: ConstraintStore, limit: Int, isDropped: ContiguousArray<Bool>,
    acceptsMisfits: Bool = false, work: inout WorkRow
  ) {
    stepOfVariable = ContiguousArray(repeating: -1, count: store.variableCount)
    let useCount = Self.countUses(store)
    steps.reserveCapacity(store.variableCount)
    for index in 0..<limit where !isDropped[index] {
      let record = store.records[index]
      guard record.isPresent && record.isRequiredEquality else { continue }
      let lowerStart = lower.count
      let constant = reduce(store, record, into: &work)
      guard let variable = Self.choosePivot(work, useCount) else {
        // The multipliers belong to a row that defines nothing: they are found again when needed.
        work.clear()
        if abs(constant) > Tolerance.conflict && !acceptsMisfits {
          contradiction = index
          return
        }
        lower.removeSubrange(lowerStart...)
        redundant.append(Redundant(constraint: Int32(index), residual: constant))
        continue
      }
      define(variable, by: index, constant: constant, from: &work)
    }
    resolveDefinitions(work: &work)
  }

  /// An elimination of nothing.
  init() {}

  /// Follows a change of a definition's constant.
  mutating func change(step: Int, by difference: Double) {
    steps[step].resolvedConstant += difference
  }

  /// Follows a change of what is left of a redundant equality.
  mutating func change(redundant: Int, by difference: Double) {
    self.redundant[redundant].residual += difference
  }

  /// The value of a defined variable.
  func value(ofStep step: Int, _ values: ContiguousArray<Double>) -> Double {
    var value = steps[step].resolvedConstant
    for entry in Int(steps[step].resolvedStart)..<Int(steps[step].resolvedEnd) {
      value += resolved[entry].coefficient * values[Int(resolved[entry].index)]
    }
    return value
  }

  /// Counts in how many constraints each variable occurs.
  private static func countUses(_ store: ConstraintStore) -> ContiguousArray<Int32> {
    var counts = ContiguousArray<Int32>(repeating: 0, count: store.variableCount)
    for record in store.records where record.isPresent {
      for term in Int(record.start)..<Int(record.start + record.count) {
        counts[Int(store.termVariables[term])] += 1
      }
    }
    return counts
  }

  /// Chooses the variable that the fewest constraints use, as its definition then fills the fewest rows.
  private static func choosePivot(_ work: WorkRow, _ useCount: ContiguousArray<Int32>) -> Int? {
    var largest = 0.0
    for variable in work.touched { largest = max(largest, abs(work.coefficients[Int(variable)])) }
    guard largest > Tolerance.pivot else { return nil }
    var best: Int?
    for touched in work.touched {
      let variable = Int(touched)
      guard abs(work.coefficients[variable]) >= 0.1 * largest else { continue }
      if let current = best {
        if useCount[variable] > useCount[current] { continue }
        if useCount[variable] == useCount[current] && variable < current { continue }
      }
      best = variable
    }
    return best
  }

  /// Puts an equality's terms into the work row and replaces the variables that are defined already.
  private mutating func reduce(
    _ store: ConstraintStore, _ record: ConstraintStore.Record, into work: inout WorkRow
  ) -> Double {
    var constant = record.constant
    for term in Int(record.start)..<Int(record.start + record.count) {
      work.add(store.termCoefficients[term], Int(store.termVariables[term]))
    }
    while let step = earliestStep(in: work) {
      let variable = Int(steps[step].variable)
      let coefficient = work.take(variable)
      guard abs(coefficient) > Tolerance.coefficient else { continue }
      lower.append(Entry(index: Int32(step), coefficient: coefficient))
      constant += coefficient * steps[step].constant
      let start = step == 0 ? 0 : Int(steps[step - 1].upperEnd)
      for entry in start..<Int(steps[step].upperEnd) {
        work.add(coefficient * upper[entry].coefficient, Int(upper[entry].index))
      }
    }
    return constant
  }

  /// The earliest step that defines one of the row's variables: a definition only names later ones.
  private func earliestStep(in work: WorkRow) -> Int? {
    var earliest = Int32.max
    for variable in work.touched {
      let step = stepOfVariable[Int(variable)]
      if step >= 0 && step < earliest { earliest = step }
    }
    return earliest == Int32.max ? nil : Int(earliest)
  }

  /// Records a definition and empties the work row.
  private mutating func define(
    _ variable: Int, by constraint: Int, constant: Double, from work: inout WorkRow
  ) {
    let pivot = work.coefficients[variable]
    let scale = -1 / pivot
    for other in work.touched where Int(other) != variable {
      let coefficient = work.coefficients[Int(other)]
      if abs(coefficient) > Tolerance.coefficient {
        upper.append(Entry(index: other, coefficient: coefficient * scale))
      }
    }
    work.clear()
    stepOfVariable[variable] = Int32(steps.count)
    steps.append(
      Step(
        constraint: Int32(constraint), variable: Int32(variable), pivot: pivot,
        constant: constant * scale, upperEnd: Int32(upper.count), lowerEnd: Int32(lower.count)))
  }

  /// Expresses each defined variable by core variables, from the last definition to the first.
  private mutating func resolveDefinitions(work: inout WorkRow) {
    for step in stride(from: steps.count - 1, through: 0, by: -1) {
      var constant = steps[step].constant
      let start = step == 0 ? 0 : Int(steps[step - 1].upperEnd)
      for entry in start..<Int(steps[step].upperEnd) {
        constant += addResolved(upper[entry].coefficient, Int(upper[entry].index), to: &work)
      }
      steps[step].resolvedStart = Int32(resolved.count)
      for variable in work.touched {
        let coefficient = work.coefficients[Int(variable)]
        if abs(coefficient) > Tolerance.coefficient {
          resolved.append(Entry(index: variable, coefficient: coefficient))
        }
      }
      work.clear()
      steps[step].resolvedEnd = Int32(resolved.count)
      steps[step].resolvedConstant = constant
    }
  }

  /// Adds a multiple of a variable to a row over core variables; returns what adds to its constant.
  func addResolved(_ coefficient: Double, _ variable: Int, to work: inout WorkRow) -> Double {
    let step = Int(stepOfVariable[variable])
    if step < 0 {
      work.add(coefficient, variable)
      return 0
    }
    for entry in Int(steps[step].resolvedStart)..<Int(steps[step].resolvedEnd) {
      work.add(coefficient * resolved[entry].coefficient, Int(resolved[entry].index))
    }
    return coefficient * steps[step].resolvedConstant
  }

  /// Finds the equalities that, each times its multiplier, cancel all defined variables of a
  /// combination of constraints.
  ///
  /// The multipliers are unique, as the equalities that define variables are independent.
  func multipliers(
    of combination: [(constraint: Int, factor: Double)], variable: Int? = nil,
    store: ConstraintStore, work: inout WorkRow
  ) -> [(constraint: Int, factor: Double)] {
    if let variable { work.add(1, variable) }
    for (constraint, factor) in combination {
      let record = store.records[constraint]
      for term in Int(record.start)..<Int(record.start + record.count) {
        work.add(factor * store.termCoefficients[term], Int(store.termVariables[term]))
      }
    }
    var factors = ContiguousArray<Double>(repeating: 0, count: steps.count)
    for step in 0..<steps.count {
      let coefficient = work.take(Int(steps[step].variable))
      guard abs(coefficient) > Tolerance.coefficient else { continue }
      factors[step] = -coefficient / steps[step].pivot
      let start = step == 0 ? 0 : Int(steps[step - 1].upperEnd)
      for entry in start..<Int(steps[step].upperEnd) {
        work.add(coefficient * upper[entry].coefficient, Int(upper[entry].index))
      }
    }
    work.clear()
    var result: [(constraint: Int, factor: Double)] = []
    for step in stride(from: steps.count - 1, through: 0, by: -1) where factors[step] != 0 {
      let start = step == 0 ? 0 : Int(steps[step - 1].lowerEnd)
      for entry in start..<Int(steps[step].lowerEnd) {
        // The step that took a variable out added its own reduced row, over its pivot.
        let earlier = Int(lower[entry].index)
        factors[earlier] -= factors[step] * lower[entry].coefficient / steps[earlier].pivot
      }
      if abs(factors[step]) > Tolerance.slope {
        result.append((Int(steps[step].constraint), factors[step]))
      }
    }
    return result.reversed()
  }
}
