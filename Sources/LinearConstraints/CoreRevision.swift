extension Core {
  /// Takes over the components of a solved core that are the same in this one, which has not been solved yet.
  ///
  /// Both have the same levels, and the constants of the constraints that are in both are the same.
  ///
  /// - Parameters:
  ///   - solved: the core before some constraints came or went.
  ///   - constraintCount: how many numbers of constraints there are.
  /// - Returns: the components that are not in the solved core, in order.
  mutating func takeOver(_ solved: Core, constraintCount: Int) -> [Int] {
    isHard = ContiguousArray(repeating: true, count: components.count * levels.count)
    let home = solved.componentOfConstraint(constraintCount: constraintCount)
    var touched: [Int] = []
    for (index, component) in components.enumerated() {
      // Without rows there is nothing to solve.
      guard let first = component.rows.first else { continue }
      let old = Int(home[Int(rows[first].symbol)])
      guard old >= 0, isSame(component, as: solved.components[old], number: old, home) else {
        touched.append(index)
        continue
      }
      copy(solved.components[old], of: solved, to: component)
      for level in 0..<levels.count {
        isHard[index * levels.count + level] = solved.isHard[old * levels.count + level]
      }
    }
    return touched
  }

  /// For each constraint the component that it is in, -1 for one that is in none.
  private func componentOfConstraint(constraintCount: Int) -> ContiguousArray<Int32> {
    var home = ContiguousArray<Int32>(repeating: -1, count: constraintCount)
    for (index, component) in components.enumerated() {
      for row in component.rows where rows[row].symbol >= 0 {
        home[Int(rows[row].symbol)] = Int32(index)
      }
      for column in component.columns where columns[column].symbol >= 0 {
        home[Int(columns[column].symbol)] = Int32(index)
      }
    }
    return home
  }

  /// Whether a component that has not been solved has the constraints of a solved one, no more and no fewer.
  private func isSame(
    _ component: Component, as old: Component, number: Int, _ home: ContiguousArray<Int32>
  ) -> Bool {
    component.rowCount == old.rowCount && component.columnCount == old.columnCount
      && component.rows.allSatisfy { home[Int(rows[$0].symbol)] == number }
  }

  private mutating func copy(_ old: Component, of solved: Core, to component: Component) {
    rows.replaceSubrange(component.rows, with: solved.rows[old.rows])
    columns.replaceSubrange(component.columns, with: solved.columns[old.columns])
    if component.isSparse {
      sparse[component.coefficientStart] = solved.sparse[old.coefficientStart]
    } else {
      let count = component.rowCount * component.columnCount
      let start = component.coefficientStart
      coefficients.replaceSubrange(
        start..<start + count,
        with: solved.coefficients[old.coefficientStart..<old.coefficientStart + count])
    }
  }
}
