/// What presolve leaves: the constraints over core variables, split into components that share no
/// variable, each with a dense tableau of its own in common memory.
struct Core: Sendable {
  /// One component: which rows, columns and coefficients are its own.
  struct Component: Sendable {
    var rowStart = 0
    var rowCount = 0
    var columnStart = 0
    var columnCount = 0
    var coefficientStart = 0

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

  /// Gives a body the tableau of each component in turn.
  mutating func forEachTableau(
    of chosen: Range<Int>? = nil,
    _ body: (Int, Component, Tableau, UnsafeMutablePointer<Bool>) -> Void
  ) {
    let levelCount = levels.count
    if isHard.count < components.count * levelCount {
      isHard = ContiguousArray(repeating: true, count: components.count * levelCount)
    }
    var gradient = ContiguousArray<Double>(repeating: 0, count: largestColumnCount)
    let components = self.components
    rows.withUnsafeMutableBufferPointer { rows in
      columns.withUnsafeMutableBufferPointer { columns in
        coefficients.withUnsafeMutableBufferPointer { coefficients in
          gradient.withUnsafeMutableBufferPointer { gradient in
            isHard.withUnsafeMutableBufferPointer { isHard in
              guard let rows = rows.baseAddress, let columns = columns.baseAddress,
                let coefficients = coefficients.baseAddress, let gradient = gradient.baseAddress,
                let isHard = isHard.baseAddress
              else { return }
              for index in chosen ?? 0..<components.count {
                let component = components[index]
                let tableau = Tableau(
                  coefficients: coefficients + component.coefficientStart,
                  rows: rows + component.rowStart, columns: columns + component.columnStart,
                  gradient: gradient, rowCount: component.rowCount,
                  columnCount: component.columnCount)
                body(index, component, tableau, isHard + index * levelCount)
              }
            }
          }
        }
      }
    }
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

/// The rows of a core before they are sorted into components.
struct ReducedRows {
  private var rows: ContiguousArray<BasicRow> = []
  private var ends: ContiguousArray<Int32> = []
  private var entries: ContiguousArray<Elimination.Entry> = []
  /// A forest of variables: those with the same root share a component.
  private var parents: ContiguousArray<Int32>

  init(variableCount: Int) {
    parents = ContiguousArray(repeating: -1, count: variableCount)
  }

  /// Takes over a row; returns false when it has no variables.
  mutating func append(_ row: BasicRow, from work: inout WorkRow) -> Bool {
    let start = entries.count
    for variable in work.touched {
      let coefficient = work.coefficients[Int(variable)]
      if abs(coefficient) > Tolerance.coefficient {
        entries.append(Elimination.Entry(index: variable, coefficient: coefficient))
      }
    }
    work.clear()
    guard entries.count > start else { return false }
    rows.append(row)
    ends.append(Int32(entries.count))
    var root = find(Int(entries[start].index))
    for entry in (start + 1)..<max(entries.count, start + 1) {
      let other = find(Int(entries[entry].index))
      // The lower number becomes the root, so that components don't depend on the order of unions.
      parents[max(root, other)] = Int32(min(root, other))
      root = min(root, other)
    }
    return true
  }

  private mutating func find(_ variable: Int) -> Int {
    if parents[variable] < 0 { parents[variable] = Int32(variable) }
    var current = variable
    while Int(parents[current]) != current {
      parents[current] = parents[Int(parents[current])]
      current = Int(parents[current])
    }
    return current
  }

  /// Sorts rows and variables into components.
  mutating func fill(_ core: inout Core) {
    let variableCount = parents.count
    var componentOfRoot = ContiguousArray<Int32>(repeating: -1, count: variableCount)
    var columnOfVariable = ContiguousArray<Int32>(repeating: 0, count: variableCount)
    for variable in 0..<variableCount where parents[variable] >= 0 {
      let root = find(variable)
      if componentOfRoot[root] < 0 {
        componentOfRoot[root] = Int32(core.components.count)
        core.components.append(Core.Component())
      }
      let component = Int(componentOfRoot[root])
      columnOfVariable[variable] = Int32(core.components[component].columnCount)
      core.components[component].columnCount += 1
    }
    var start = 0
    for row in 0..<rows.count {
      let component = Int(componentOfRoot[find(Int(entries[start].index))])
      core.components[component].rowCount += 1
      start = Int(ends[row])
    }
    var rowStart = 0
    var columnStart = 0
    var coefficientStart = 0
    for component in core.components.indices {
      let (height, width) = (
        core.components[component].rowCount, core.components[component].columnCount
      )
      core.components[component].rowStart = rowStart
      core.components[component].columnStart = columnStart
      core.components[component].coefficientStart = coefficientStart
      rowStart += height
      columnStart += width
      coefficientStart += height * width
      core.largestColumnCount = max(core.largestColumnCount, width)
      core.components[component].rowCount = 0
    }
    core.rows = ContiguousArray(
      repeating: BasicRow(value: 0, symbol: 0, level: 0, costs: [], side: 1), count: rowStart)
    core.columns = ContiguousArray(
      repeating: NonbasicColumn(symbol: 0, level: BasicRow.freeLevel, costs: [], movable: .both),
      count: columnStart)
    core.coefficients = ContiguousArray(repeating: 0, count: coefficientStart)
    for variable in 0..<variableCount where parents[variable] >= 0 {
      let component = core.components[Int(componentOfRoot[find(variable)])]
      core.columns[component.columnStart + Int(columnOfVariable[variable])].symbol =
        ~Symbol(variable)
    }
    start = 0
    for row in 0..<rows.count {
      let index = Int(componentOfRoot[find(Int(entries[start].index))])
      let component = core.components[index]
      let height = component.rowCount
      core.components[index].rowCount += 1
      core.rows[component.rowStart + height] = rows[row]
      for entry in start..<Int(ends[row]) {
        let column = Int(columnOfVariable[Int(entries[entry].index)])
        core.coefficients[
          component.coefficientStart + height * component.columnCount + column] =
          entries[entry].coefficient
      }
      start = Int(ends[row])
    }
  }
}
