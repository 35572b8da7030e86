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
  /// Which side of zero it counts as, 1 or -1.
  ///
  /// At zero it remembers the side from which it came, as the choice between a pair of error variables
  /// in the textbook's tableau does.
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

/// The simplex tableau of one component: every basic symbol is its row's value plus the sum of the
/// row's coefficients times the symbols of the columns.
///
/// Constraints are symbols whose kink is at zero, with slopes on one or both sides; this takes half the
/// rows and a quarter of the columns of a tableau with separate error variables, and a variable's sign
/// needs no care at all. A tableau is a view on memory that its core owns.
protocol Tableau {
  var rows: UnsafeMutablePointer<BasicRow> { get }
  var columns: UnsafeMutablePointer<NonbasicColumn> { get }
  /// Scratch memory: one number for each column.
  var gradient: UnsafeMutablePointer<Double> { get }
  var rowCount: Int { get }
  var columnCount: Int { get }

  /// One coefficient.
  func coefficient(_ row: Int, _ column: Int) -> Double
  /// Adds a multiple of a row's coefficients to the gradient.
  func addToGradient(_ row: Int, times factor: Double)
  /// Visits the coefficients of a row that aren't zero, from the first column on.
  func forEachInRow(_ row: Int, _ body: (_ column: Int, _ coefficient: Double) -> Void)
  /// Visits the coefficients of a column that aren't zero.
  func forEachInColumn(_ column: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void)
  /// Solves a row for a column's symbol, and puts that into all other rows.
  func eliminate(row: Int, column: Int)
}

extension Tableau {
  /// Exchanges a basic symbol for that of a column.
  @inline(__always)
  func pivot(row: Int, column: Int) {
    eliminate(row: row, column: column)
    let leaving = rows[row]
    rows[row].symbol = columns[column].symbol
    rows[row].level = columns[column].level
    rows[row].costs = columns[column].costs
    columns[column].symbol = leaving.symbol
    columns[column].level = leaving.level
    columns[column].costs = leaving.costs
  }
}
