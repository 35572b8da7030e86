/// Finds the variables that other solutions, optimal at every level, give another value.
///
/// After the last level, a column that still may move leads along the face of optimal solutions. Where
/// it can go some way, all that depends on it is ambiguous. Where a row at its kink stops it at once,
/// only another basis can tell, so the simplex method looks for one, a variable at a time.
struct Ambiguity {
  private var core: Core
  private let system: System
  private let budget: Int
  /// Coefficients that searches may still look at, all variables together.
  ///
  /// Searching is quick on layouts of a screen (well below a tenth of this); on thousands of views in one component it would
  /// take longer than the layout itself, and what is not proven ambiguous by then counts as determined.
  private var searchBudget = 4_000_000

  init(_ system: System, budget: Int) {
    self.system = system
    core = system.core
    self.budget = budget
  }

  /// The ambiguous variables, in order.
  mutating func variables() -> [Variable] {
    let variableCount = system.elimination.stepOfVariable.count
    var componentOfVariable = ContiguousArray<Int32>(repeating: -1, count: variableCount)
    for (index, component) in core.components.enumerated() {
      for row in component.rows where core.rows[row].symbol < 0 {
        componentOfVariable[Int(~core.rows[row].symbol)] = Int32(index)
      }
      for column in component.columns where core.columns[column].symbol < 0 {
        componentOfVariable[Int(~core.columns[column].symbol)] = Int32(index)
      }
    }
    let freedom = core.components.map { self.freedom(of: $0) }
    var result: [Variable] = []
    for variable in 0..<variableCount {
      let form = system.form(of: variable)
      var isAmbiguous = false
      var doubtful: [Int] = []
      for entry in form {
        let component = Int(componentOfVariable[Int(entry.index)])
        if component < 0 {
          isAmbiguous = true
        } else if !freedom[component].isEmpty && !doubtful.contains(component) {
          doubtful.append(component)
        }
      }
      for component in doubtful where !isAmbiguous {
        isAmbiguous = canMove(form, component, freedom[component])
      }
      if isAmbiguous { result.append(Variable(index: variable)) }
    }
    return result
  }

  /// A column that may move, and whether it can go some way at once.
  private struct Freedom {
    var column: Int
    var goesSomeWay: Bool
  }

  /// The columns of a component that may move.
  private func freedom(of component: Core.Component) -> [Freedom] {
    component.columns.compactMap { column in
      let movable = core.columns[column].movable
      guard !movable.isEmpty else { return nil }
      var blocked: Costs = []
      core.forEachInColumn(column, component) { row, coefficient in
        let state = core.rows[row]
        guard abs(coefficient) > Tolerance.pivot, state.level != BasicRow.freeLevel,
          abs(state.value) <= Tolerance.value
        else { return }
        // At its kink, a row may turn either way out; let the simplex method decide.
        blocked = .both
      }
      return Freedom(
        column: column - component.columnStart,
        goesSomeWay: !movable.subtracting(blocked).isEmpty)
    }
  }

  /// Whether a sum of variables changes along the optimal face of a component.
  private mutating func canMove(
    _ form: ContiguousArray<Elimination.Entry>, _ component: Int, _ freedom: [Freedom]
  ) -> Bool {
    let part = core.components[component]
    let gradient = gradient(of: form, part)
    var needsSearch = false
    for freedom in freedom where abs(gradient[freedom.column]) > Tolerance.pivot {
      if freedom.goesSomeWay { return true }
      needsSearch = true
    }
    guard needsSearch else { return false }
    return search(form, component, sign: 1) || search(form, component, sign: -1)
  }

  /// How a sum of variables changes with the symbols of the columns.
  private func gradient(
    of form: ContiguousArray<Elimination.Entry>, _ component: Core.Component
  ) -> ContiguousArray<Double> {
    var gradient = ContiguousArray<Double>(repeating: 0, count: component.columnCount)
    for entry in form {
      let symbol = ~Symbol(entry.index)
      for column in component.columns where core.columns[column].symbol == symbol {
        gradient[column - component.columnStart] += entry.coefficient
      }
      for row in component.rows where core.rows[row].symbol == symbol {
        core.forEachInRow(row, component) { column, coefficient in
          gradient[column - component.columnStart] += entry.coefficient * coefficient
        }
      }
    }
    return gradient
  }

  /// Lets the simplex method move a sum of variables down (sign 1) or up, until it moves at all.
  private mutating func search(
    _ form: ContiguousArray<Elimination.Entry>, _ component: Int, sign: Double
  ) -> Bool {
    let part = core.components[component]
    for _ in 0..<max(1, min(budget, 50 * (part.rowCount + part.columnCount))) {
      searchBudget -= part.rowCount + part.columnCount
      guard searchBudget > 0 else { return false }
      let gradient = gradient(of: form, part)
      var found: (column: Int, direction: Double)?
      for column in 0..<part.columnCount where abs(gradient[column]) > Tolerance.pivot {
        let state = core.columns[part.columnStart + column]
        let up = gradient[column] * sign < 0
        guard state.movable.contains(up ? .up : .down) else { continue }
        if let found, core.columns[part.columnStart + found.column].symbol < state.symbol {
          continue
        }
        found = (column, up ? 1 : -1)
      }
      guard let found else { return false }
      if step(found.column, found.direction, component) { return true }
    }
    return false
  }

  /// Exchanges a column for the row that stops it; returns whether it went some way, or for ever.
  private mutating func step(_ column: Int, _ direction: Double, _ component: Int) -> Bool {
    var step = FaceStep(
      level: Int16(core.levels.count),
      entering: EnteringColumn(column: column, direction: direction, slope: -1))
    core.visitTableaus(component..<(component + 1), &step)
    return step.goesSomeWay
  }
}

/// One step along the face of optimal solutions.
private struct FaceStep: TableauVisitor {
  /// The level below all others: every constraint blocks.
  let level: Int16
  let entering: EnteringColumn
  /// Whether the step led away from where it began.
  var goesSomeWay = false

  mutating func visit(_ tableau: some Tableau, isHard: UnsafeMutablePointer<Bool>) {
    var simplex = PrimalSimplex(tableau: tableau, isHard: isHard, budget: 1)
    simplex.patience = 0
    guard let row = simplex.chooseLeaving(entering, level: level) else {
      goesSomeWay = true
      return
    }
    let rate = tableau.coefficient(row, entering.column)
    if abs(tableau.rows[row].value / rate) > Tolerance.value {
      goesSomeWay = true
      return
    }
    let side = tableau.rows[row].side
    tableau.pivot(row: row, column: entering.column)
    tableau.rows[row].side = entering.direction > 0 ? 1 : -1
    tableau.columns[entering.column].movable = simplex.movableAtKink(
      tableau.columns[entering.column], from: side, level: level)
  }
}
