/// A tableau in one piece of memory, row by row.
///
/// After presolve most components have fewer than ten columns; then nothing beats plain arithmetic on
/// neighbouring numbers.
struct DenseTableau: Tableau {
  let coefficients: UnsafeMutablePointer<Double>
  let rows: UnsafeMutablePointer<BasicRow>
  let columns: UnsafeMutablePointer<NonbasicColumn>
  let gradient: UnsafeMutablePointer<Double>
  let rowCount: Int
  let columnCount: Int

  @inline(__always)
  func coefficient(_ row: Int, _ column: Int) -> Double {
    coefficients[row * columnCount + column]
  }

  @inline(__always)
  func addToGradient(_ row: Int, times factor: Double) {
    let coefficients = coefficients + row * columnCount
    for column in 0..<columnCount { gradient[column] += factor * coefficients[column] }
  }

  @inline(__always)
  func forEachInRow(_ row: Int, _ body: (_ column: Int, _ coefficient: Double) -> Void) {
    let coefficients = coefficients + row * columnCount
    for column in 0..<columnCount where coefficients[column] != 0 {
      body(column, coefficients[column])
    }
  }

  @inline(__always)
  func forEachInColumn(_ column: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
    var coefficient = coefficients + column
    for row in 0..<rowCount {
      if coefficient.pointee != 0 { body(row, coefficient.pointee) }
      coefficient += columnCount
    }
  }

  func eliminate(row: Int, column: Int) {
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
  }
}
