extension System {
  /// A variable as a sum of core variables, its constant left out.
  func form(of variable: Int) -> ContiguousArray<Elimination.Entry> {
    let step = Int(elimination.stepOfVariable[variable])
    guard step >= 0 else {
      return [Elimination.Entry(index: Int32(variable), coefficient: 1)]
    }
    let start = Int(elimination.steps[step].resolvedStart)
    return ContiguousArray(elimination.resolved[start..<Int(elimination.steps[step].resolvedEnd)])
  }

  /// The constraints whose rows of the basis, each times a factor, add up to a variable.
  ///
  /// The core's part is a row of the tableau: its columns are the tight constraints. The elimination's
  /// part follows from it, as the defined variables have to cancel.
  func constraintsHolding(_ variable: Int, _ store: ConstraintStore) -> [Int] {
    guard variable < elimination.stepOfVariable.count else { return [] }
    let form = form(of: variable)
    var factors = WorkRow(count: core.columns.count)
    for component in core.components {
      for row in component.rows where core.rows[row].symbol < 0 {
        let name = ~core.rows[row].symbol
        guard let entry = form.first(where: { $0.index == name }) else { continue }
        core.forEachInRow(row, component) { column, coefficient in
          factors.add(entry.coefficient * coefficient, column)
        }
      }
    }
    var combination: [(constraint: Int, factor: Double)] = []
    for column in factors.touched where core.columns[Int(column)].symbol >= 0 {
      let factor = factors.coefficients[Int(column)]
      if abs(factor) > Tolerance.slope {
        combination.append((Int(core.columns[Int(column)].symbol), -factor))
      }
    }
    var work = WorkRow(count: store.variableCount)
    let equalities = elimination.multipliers(
      of: combination, variable: variable, store: store, work: &work)
    return (combination.map(\.constraint) + equalities.map(\.constraint)).sorted()
  }
}
