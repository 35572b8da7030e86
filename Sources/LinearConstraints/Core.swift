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
}

extension Core {
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
