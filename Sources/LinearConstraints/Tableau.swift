/// A symbol's number in a tableau: a constraint's own number, or the complement of a variable's.
///
/// One integer with an order: variables come before constraints, which is also the order in which
/// Bland's rule prefers them.
typealias Symbol = Int32

/// A symbol that the tableau expresses by others.
struct BasicRow: Sendable {
  /// The symbol's value while all symbols of the columns are zero.
  var value: Double
  /// Which symbol it is.
  var symbol: Symbol
  /// The objective's level at which it counts, 0 being required.
  var level: Int16
  /// The sides of zero that cost.
  var costs: Costs
  /// The side of zero it counts as: 1 or -1. At zero it remembers the side from which it came, as
  /// the choice between a pair of error variables in the textbook's tableau does.
  var side: Int8

  /// A level at which nothing costs: that of a variable, which may take any value.
  static let freeLevel = Int16.max

  /// Whether the side it is on costs.
  var isCostly: Bool { costs.contains(side > 0 ? .up : .down) }
}

/// A symbol that is zero: a constraint that is tight, or a variable that nothing holds.
struct NonbasicColumn: Sendable {
  /// Which symbol it is.
  var symbol: Symbol
  /// The objective's level at which it counts, 0 being required.
  var level: Int16
  /// The sides of zero that cost.
  var costs: Costs
  /// The directions in which it may leave zero without spoiling a level that is optimal already.
  var movable: Costs
}

/// The dense simplex tableau of one component: every basic symbol is its row's value plus the sum of
/// the row's coefficients times the symbols of the columns.
///
/// Constraints are symbols whose kink is at zero, with slopes on one or both sides; this takes half the
/// rows and a quarter of the columns of a tableau with separate error variables, and a variable's sign
/// needs no care at all. The tableau is a view on memory that its component owns.
struct Tableau {
  /// The coefficients, row by row.
  let coefficients: UnsafeMutablePointer<Double>
  let rows: UnsafeMutablePointer<BasicRow>
  let columns: UnsafeMutablePointer<NonbasicColumn>
  /// Scratch memory: one number for each column.
  let gradient: UnsafeMutablePointer<Double>
  let rowCount: Int
  let columnCount: Int

  /// Exchanges a basic symbol for that of a column.
  func pivot(row: Int, column: Int) {
    let pivotRow = coefficients + row * columnCount
    let inverse = 1 / pivotRow[column]
    for other in 0..<columnCount { pivotRow[other] *= -inverse }
    pivotRow[column] = inverse
    let value = -rows[row].value * inverse
    rows[row].value = value
    for index in 0..<rowCount where index != row {
      let target = coefficients + index * columnCount
      let factor = target[column]
      if factor == 0 { continue }
      target[column] = 0
      for other in 0..<columnCount {
        let sum = target[other] + factor * pivotRow[other]
        target[other] = abs(sum) < Tolerance.coefficient ? 0 : sum
      }
      rows[index].value += factor * value
    }
    let leaving = rows[row]
    rows[row].symbol = columns[column].symbol
    rows[row].level = columns[column].level
    rows[row].costs = columns[column].costs
    columns[column].symbol = leaving.symbol
    columns[column].level = leaving.level
    columns[column].costs = leaving.costs
  }
}
