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
      rowStart += height
      columnStart += width
      if height * width > SparseTableau.threshold {
        core.components[component].isSparse = true
        core.components[component].coefficientStart = core.sparse.count
        core.sparse.append(SparseTableau.Storage(rowCount: height, columnCount: width))
      } else {
        core.components[component].coefficientStart = coefficientStart
        coefficientStart += height * width
      }
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
        let coefficient = entries[entry].coefficient
        if component.isSparse {
          core.sparse[component.coefficientStart].append(coefficient, row: height, column: column)
        } else {
          core.coefficients[
            component.coefficientStart + height * component.columnCount + column] = coefficient
        }
      }
      if component.isSparse { core.sparse[component.coefficientStart].sort(row: height) }
      start = Int(ends[row])
    }
  }
}
