/// How rows and variables move with one constraint's constant while the basis stays as it is, and how
/// far the constant may go before some row changes sides.
///
/// A resize is a walk along one direction: within its bounds, new values cost one multiplication a
/// variable.
struct Direction: Sendable {
  /// A variable, its value where the walk began, and its change for each unit of the constant.
  struct Movement: Sendable {
    var variable: Int32
    var rate: Double
    var base: Double
  }

  let constraint: Int
  private(set) var rows: ContiguousArray<Influence.Rate> = []
  private(set) var movements: ContiguousArray<Movement> = []
  /// How far the constant may go down (at most 0) and up (at least 0) from where the walk began.
  private(set) var lowest = -Double.infinity
  private(set) var highest = Double.infinity

  init(
    _ influence: Influence, _ index: EditIndex, _ core: Core, _ elimination: Elimination,
    rowScratch scratch: inout WorkRow, variableScratch variables: inout WorkRow
  ) {
    constraint = influence.constraint
    for change in influence.rows {
      switch index.places[Int(change.index)] {
      case .row(let row): scratch.add(change.rate, Int(row))
      case .column(let column):
        let component = core.components[Int(index.componentOfColumn[Int(column)])]
        core.forEachInColumn(Int(column), component) { row, coefficient in
          scratch.add(-change.rate * coefficient, row)
        }
      default: break
      }
    }
    for change in influence.steps {
      variables.add(change.rate, Int(elimination.steps[Int(change.index)].variable))
    }
    for row in scratch.touched {
      let rate = scratch.coefficients[Int(row)]
      guard abs(rate) > Tolerance.coefficient else { continue }
      rows.append(Influence.Rate(index: row, rate: rate))
      let symbol = core.rows[Int(row)].symbol
      guard symbol < 0 else { continue }
      variables.add(rate, Int(~symbol))
      for use in index.dependents.range(Int(~symbol)) {
        let use = index.dependents[use]
        variables.add(
          rate * use.coefficient, Int(elimination.steps[Int(use.index)].variable))
      }
    }
    for variable in variables.touched {
      let rate = variables.coefficients[Int(variable)]
      if abs(rate) > Tolerance.coefficient {
        movements.append(Movement(variable: variable, rate: rate, base: 0))
      }
    }
    scratch.clear()
    variables.clear()
  }

  /// Starts a walk at the present values.
  mutating func begin(_ values: ContiguousArray<Double>) {
    for index in movements.indices {
      movements[index].base = values[Int(movements[index].variable)]
    }
    lowest = -.infinity
    highest = .infinity
  }

  /// Bounds the walk: a quantity that changes at a rate must stay within limits.
  mutating func bound(_ value: Double, rate: Double, from lower: Double, to upper: Double) {
    if rate > 0 {
      highest = min(highest, (upper - value) / rate)
      lowest = max(lowest, (lower - value) / rate)
    } else if rate < 0 {
      highest = min(highest, (lower - value) / rate)
      lowest = max(lowest, (upper - value) / rate)
    }
  }

  /// Moves the present values.
  func move(_ distance: Double, in values: inout ContiguousArray<Double>) {
    for movement in movements { values[Int(movement.variable)] += movement.rate * distance }
  }

  /// Writes the values at a distance from where the walk began.
  func write(_ distance: Double, to values: inout ContiguousArray<Double>) {
    values.withUnsafeMutableBufferPointer { values in
      movements.withUnsafeBufferPointer { movements in
        for movement in movements {
          values[Int(movement.variable)] = movement.base + movement.rate * distance
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
}
