/// What presolve leaves: the constraints over core variables, split into components that share no
/// variable, each with a dense tableau of its own in common memory.
struct Core: Sendable {
  /// One component: which rows, columns and coefficients are its own.
  struct Component: Sendable {
    var rowStart = 0
    var rowCount = 0
    var columnStart = 0
    var columnCount = 0
    /// Where its coefficients start: in the common memory, or the number of its sparse storage.
    var coefficientStart = 0
    var isSparse = false

    /// The rows' numbers.
    var rows: Range<Int> { rowStart..<(rowStart + rowCount) }
    /// The columns' numbers.
    var columns: Range<Int> { columnStart..<(columnStart + columnCount) }
  }

  /// A required constraint that presolve left without variables.
  struct FixedRow: Sendable {
    var constraint: Int32
    var value: Double
    var costs: Costs

    /// By how much the constraint misses.
    var violation: Double {
      max(costs.contains(.up) ? value : 0, costs.contains(.down) ? -value : 0)
    }
  }

  var components: ContiguousArray<Component> = []
  var rows: ContiguousArray<BasicRow> = []
  var columns: ContiguousArray<NonbasicColumn> = []
  var coefficients: ContiguousArray<Double> = []
  var sparse: ContiguousArray<SparseTableau.Storage> = []
  var fixedRows: ContiguousArray<FixedRow> = []
  /// For each component one flag a level.
  var isHard: ContiguousArray<Bool> = []
  /// The distinct priorities from the highest down; the first is required.
  var levels: ContiguousArray<Double> = [1000]
  /// The columns of the largest component.
  var largestColumnCount = 0

  /// A core without constraints.
  init() {}

  /// Expresses all constraints but the eliminated ones by core variables.
  init(
    _ store: ConstraintStore, limit: Int, isDropped: ContiguousArray<Bool>, requiredOnly: Bool,
    elimination: Elimination, work: inout WorkRow
  ) {
    var reduced = ReducedRows(variableCount: store.variableCount)
    if !requiredOnly { collectLevels(store) }
    for index in 0..<limit where !isDropped[index] {
      let record = store.records[index]
      guard record.isPresent, !record.isRequiredEquality, !requiredOnly || record.isRequired else {
        continue
      }
      var constant = record.constant
      for term in Int(record.start)..<Int(record.start + record.count) {
        constant += elimination.addResolved(
          store.termCoefficients[term], Int(store.termVariables[term]), to: &work)
      }
      let row = BasicRow(
        value: constant, symbol: Symbol(index), level: level(of: record.priority),
        costs: record.costs, side: 1)
      if !reduced.append(row, from: &work) && record.isRequired {
        fixedRows.append(
          FixedRow(constraint: Int32(index), value: constant, costs: record.costs))
      }
    }
    reduced.fill(&self)
  }

  /// Collects the distinct priorities in use.
  private mutating func collectLevels(_ store: ConstraintStore) {
    for record in store.records where record.isPresent && !record.isRequired {
      if !levels.contains(record.priority) { levels.append(record.priority) }
    }
    levels.sort(by: >)
  }

  /// The number of a priority's level.
  private func level(of priority: Double) -> Int16 {
    if priority >= 1000 { return 0 }
    for (index, candidate) in levels.enumerated() where candidate == priority {
      return Int16(index)
    }
    return BasicRow.freeLevel
  }
}

extension Core {
  /// Follows a move of basic symbols.
  mutating func move(_ rates: ContiguousArray<Influence.Rate>, _ distance: Double) {
    for change in rates { rows[Int(change.index)].value += change.rate * distance }
  }

  /// The values that a row may take while the basis stays optimal: those on its side of zero.
  func bounds(_ row: Int, component: Int) -> ClosedRange<Double> {
    let row = rows[row]
    if row.level == BasicRow.freeLevel { return -.infinity ... .infinity }
    let isFixed = row.isCostly && isHard[component * levels.count + Int(row.level)]
    let lower = isFixed || row.side > 0 ? -Tolerance.value : -.infinity
    let upper = isFixed || row.side < 0 ? Tolerance.value : .infinity
    return lower...upper
  }
}
