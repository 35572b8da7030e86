/// A row under construction: dense coefficients with a list of the ones that were touched.
///
/// It's one allocation for a whole presolve; emptying it costs what was put in.
struct WorkRow: Sendable {
  private(set) var coefficients: ContiguousArray<Double>
  private(set) var touched: ContiguousArray<Int32> = []
  private var isTouched: ContiguousArray<Bool>

  init(count: Int) {
    coefficients = ContiguousArray(repeating: 0, count: count)
    isTouched = ContiguousArray(repeating: false, count: count)
  }

  /// Adds a multiple of a variable.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    coefficients[variable] += coefficient
    if !isTouched[variable] {
      isTouched[variable] = true
      touched.append(Int32(variable))
    }
  }

  /// Takes a variable out and returns its coefficient.
  mutating func take(_ variable: Int) -> Double {
    guard isTouched[variable] else { return 0 }
    let coefficient = coefficients[variable]
    coefficients[variable] = 0
    isTouched[variable] = false
    if let index = touched.firstIndex(of: Int32(variable)) {
      touched.swapAt(index, touched.count - 1)
      touched.removeLast()
    }
    return coefficient
  }

  /// Empties the row.
  mutating func clear() {
    for variable in touched {
      coefficients[Int(variable)] = 0
      isTouched[Int(variable)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }
}
