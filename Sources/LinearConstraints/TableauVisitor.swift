/// Something that works on tableaus of either kind.
///
/// A generic method instead of a closure, so that both kinds run code of their own.
protocol TableauVisitor {
  /// Works on one component's tableau, with its flags of the levels that have no violations.
  mutating func visit(_ tableau: some Tableau, isHard: UnsafeMutablePointer<Bool>)
}

extension Core {
  /// Gives a visitor the tableaus of some components in turn.
  mutating func visitTableaus(_ chosen: Range<Int>, _ visitor: inout some TableauVisitor) {
    let levelCount = levels.count
    if isHard.count < components.count * levelCount {
      isHard = ContiguousArray(repeating: true, count: components.count * levelCount)
    }
    var gradient = ContiguousArray<Double>(repeating: 0, count: largestColumnCount)
    rows.withUnsafeMutableBufferPointer { rows in
      columns.withUnsafeMutableBufferPointer { columns in
        coefficients.withUnsafeMutableBufferPointer { coefficients in
          sparse.withUnsafeMutableBufferPointer { sparse in
            gradient.withUnsafeMutableBufferPointer { gradient in
              isHard.withUnsafeMutableBufferPointer { isHard in
                guard let rows = rows.baseAddress, let columns = columns.baseAddress,
                  let gradient = gradient.baseAddress, let isHard = isHard.baseAddress
                else { return }
                for index in chosen {
                  let component = components[index]
                  if component.isSparse, let sparse = sparse.baseAddress {
                    visitor.visit(
                      SparseTableau(
                        storage: sparse + component.coefficientStart,
                        rows: rows + component.rowStart, columns: columns + component.columnStart,
                        gradient: gradient, rowCount: component.rowCount,
                        columnCount: component.columnCount),
                      isHard: isHard + index * levelCount)
                  } else if let coefficients = coefficients.baseAddress {
                    visitor.visit(
                      DenseTableau(
                        coefficients: coefficients + component.coefficientStart,
                        rows: rows + component.rowStart, columns: columns + component.columnStart,
                        gradient: gradient, rowCount: component.rowCount,
                        columnCount: component.columnCount),
                      isHard: isHard + index * levelCount)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Visits the coefficients of a row, by the core's numbers of rows and columns.
  func forEachInRow(_ row: Int, _ component: Component, _ body: (Int, Double) -> Void) {
    let local = row - component.rowStart
    if component.isSparse {
      for entry in sparse[component.coefficientStart].entries[local] {
        body(component.columnStart + Int(entry.column), entry.coefficient)
      }
    } else {
      let start = component.coefficientStart + local * component.columnCount
      for column in 0..<component.columnCount where coefficients[start + column] != 0 {
        body(component.columnStart + column, coefficients[start + column])
      }
    }
  }

  /// Visits the coefficients of a column, by the core's numbers of rows and columns.
  func forEachInColumn(_ column: Int, _ component: Component, _ body: (Int, Double) -> Void) {
    let local = column - component.columnStart
    if component.isSparse {
      let storage = sparse[component.coefficientStart]
      for row in storage.rowsOfColumn[local] {
        body(component.rowStart + Int(row), storage.coefficient(Int(row), local))
      }
    } else {
      var place = component.coefficientStart + local
      for row in component.rows {
        if coefficients[place] != 0 { body(row, coefficients[place]) }
        place += component.columnCount
      }
    }
  }
}
