extension Core {
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
