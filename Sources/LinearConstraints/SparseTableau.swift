/// A tableau of sorted rows that hold only what isn't zero, for components with many columns.
///
/// Each column knows its rows, so that an exchange visits only those that it changes.
struct SparseTableau: Tableau {
  /// One coefficient with its column.
  struct Entry: Sendable {
    var column: Int32
    var coefficient: Double
  }

  /// What the tableau owns besides the values and symbols of its rows and columns.
  struct Storage: Sendable {
    var entries: ContiguousArray<ContiguousArray<Entry>>
    var rowsOfColumn: ContiguousArray<ContiguousArray<Int32>>

    init(rowCount: Int, columnCount: Int) {
      entries = ContiguousArray(repeating: [], count: rowCount)
      rowsOfColumn = ContiguousArray(repeating: [], count: columnCount)
    }

    /// Adds a coefficient to a row that is filled from the first column on.
    mutating func append(_ coefficient: Double, row: Int, column: Int) {
      entries[row].append(Entry(column: Int32(column), coefficient: coefficient))
      rowsOfColumn[column].append(Int32(row))
    }

    /// One coefficient.
    func coefficient(_ row: Int, _ column: Int) -> Double {
      entries[row].withUnsafeBufferPointer { entries in
        let place = SparseTableau.place(of: column, in: entries)
        guard place < entries.count, entries[place].column == column else { return 0 }
        return entries[place].coefficient
      }
    }

    /// Puts a row in the order of its columns.
    mutating func sort(row: Int) { entries[row].sort { $0.column < $1.column } }
  }

  let storage: UnsafeMutablePointer<Storage>
  let rows: UnsafeMutablePointer<BasicRow>
  let columns: UnsafeMutablePointer<NonbasicColumn>
  let gradient: UnsafeMutablePointer<Double>
  let rowCount: Int
  let columnCount: Int

  /// A sparse tableau pays from this many coefficients on, zeros included.
  static let threshold = 4096

  func coefficient(_ row: Int, _ column: Int) -> Double {
    storage.pointee.coefficient(row, column)
  }

  func addToGradient(_ row: Int, times factor: Double) {
    storage.pointee.entries[row].withUnsafeBufferPointer { entries in
      for entry in entries { gradient[Int(entry.column)] += factor * entry.coefficient }
    }
  }

  @inline(__always)
  func forEachInRow(_ row: Int, _ body: (_ column: Int, _ coefficient: Double) -> Void) {
    for entry in storage.pointee.entries[row] {
      body(Int(entry.column), entry.coefficient)
    }
  }

  @inline(__always)
  func forEachInColumn(_ column: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
    for row in storage.pointee.rowsOfColumn[column] {
      body(Int(row), coefficient(Int(row), column))
    }
  }

  func eliminate(row: Int, column: Int) {
    let inverse = 1 / coefficient(row, column)
    storage.pointee.entries[row].withUnsafeMutableBufferPointer { entries in
      for place in entries.indices {
        entries[place].coefficient *= entries[place].column == column ? 0 : -inverse
        if entries[place].column == column { entries[place].coefficient = inverse }
      }
    }
    let value = -rows[row].value * inverse
    rows[row].value = value
    let pivotRow = storage.pointee.entries[row]
    // The list doesn't change meanwhile: the pivot's column is in all its rows already.
    for index in storage.pointee.rowsOfColumn[column] where index != row {
      let factor = coefficient(Int(index), column)
      if factor == 0 { continue }
      pivotRow.withUnsafeBufferPointer { add($0, times: factor, to: Int(index), pivot: column) }
      rows[Int(index)].value += factor * value
    }
  }

  /// Adds a multiple of the pivot's row to another, the pivot's own coefficient taking the old one's place.
  private func add(
    _ source: UnsafeBufferPointer<Entry>, times factor: Double, to row: Int, pivot: Int
  ) {
    var missing = 0
    var cancelled = 0
    storage.pointee.entries[row].withUnsafeMutableBufferPointer { entries in
      var start = 0
      for entry in source {
        let place = Self.place(of: Int(entry.column), in: UnsafeBufferPointer(entries), from: start)
        start = place
        guard place < entries.count, entries[place].column == entry.column else {
          missing += 1
          continue
        }
        let old = entry.column == pivot ? 0 : entries[place].coefficient
        let sum = old + factor * entry.coefficient
        if abs(sum) < Tolerance.coefficient {
          entries[place].coefficient = 0
          cancelled += 1
        } else {
          entries[place].coefficient = sum
        }
      }
    }
    if cancelled > 0 { removeCancelled(from: row) }
    if missing > 0 { insertMissing(source, times: factor, to: row, count: missing) }
  }

  /// Takes out the coefficients that became zero: rows that filled up would stay full for ever.
  private func removeCancelled(from row: Int) {
    for entry in storage.pointee.entries[row] where entry.coefficient == 0 {
      let column = Int(entry.column)
      if let place = storage.pointee.rowsOfColumn[column].firstIndex(of: Int32(row)) {
        storage.pointee.rowsOfColumn[column].swapAt(
          place, storage.pointee.rowsOfColumn[column].count - 1)
        storage.pointee.rowsOfColumn[column].removeLast()
      }
    }
    storage.pointee.entries[row].removeAll { $0.coefficient == 0 }
  }

  /// Merges in the coefficients whose columns the row doesn't have yet.
  private func insertMissing(
    _ source: UnsafeBufferPointer<Entry>, times factor: Double, to row: Int, count: Int
  ) {
    let old = storage.pointee.entries[row]
    var merged: ContiguousArray<Entry> = []
    merged.reserveCapacity(old.count + count)
    var place = 0
    for entry in source {
      while place < old.count && old[place].column < entry.column {
        merged.append(old[place])
        place += 1
      }
      if place < old.count && old[place].column == entry.column { continue }
      merged.append(Entry(column: entry.column, coefficient: factor * entry.coefficient))
      storage.pointee.rowsOfColumn[Int(entry.column)].append(Int32(row))
    }
    merged.append(contentsOf: old[place...])
    storage.pointee.entries[row] = merged
  }

  /// The place of the first entry that isn't before a column.
  private static func place(
    of column: Int, in entries: UnsafeBufferPointer<Entry>, from start: Int = 0
  ) -> Int {
    var low = start
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].column) < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
