/// Where every constraint went in presolve, and what hangs on each variable: what it takes to follow a
/// changed constant to all that it moves.
///
/// It's made when the first constant changes, as many systems are solved just once.
struct EditIndex: Sendable {
  /// Where a constraint is.
  enum Place: Sendable {
    /// Presolve left nothing of it to watch.
    case nowhere
    /// It defines a variable, in a step of the elimination.
    case step(Int32)
    /// It follows from other equalities; its number in the elimination's list.
    case redundant(Int32)
    /// It is required and has no core variables; its number in the core's list.
    case fixed(Int32)
    /// It is basic, in a row of the core.
    case row(Int32)
    /// It is tight, in a column of the core.
    case column(Int32)
  }

  /// A term seen from its variable.
  struct Use: Sendable {
    /// The constraint, or the step of the elimination.
    var index: Int32
    var coefficient: Double
  }

  var places: ContiguousArray<Place>
  let componentOfRow: ContiguousArray<Int32>
  let componentOfColumn: ContiguousArray<Int32>
  /// The constraints in which each variable occurs.
  let uses: CompressedLists<Use>
  /// The steps whose definitions by core variables name each variable.
  let dependents: CompressedLists<Use>

  init(_ store: ConstraintStore, _ elimination: Elimination, _ core: Core) {
    places = ContiguousArray(repeating: .nowhere, count: store.records.count)
    for (index, step) in elimination.steps.enumerated() {
      places[Int(step.constraint)] = .step(Int32(index))
    }
    for (index, row) in elimination.redundant.enumerated() {
      places[Int(row.constraint)] = .redundant(Int32(index))
    }
    for (index, row) in core.fixedRows.enumerated() {
      places[Int(row.constraint)] = .fixed(Int32(index))
    }
    var componentOfRow = ContiguousArray<Int32>(repeating: 0, count: core.rows.count)
    var componentOfColumn = ContiguousArray<Int32>(repeating: 0, count: core.columns.count)
    for (index, component) in core.components.enumerated() {
      for row in component.rows { componentOfRow[row] = Int32(index) }
      for column in component.columns { componentOfColumn[column] = Int32(index) }
    }
    self.componentOfRow = componentOfRow
    self.componentOfColumn = componentOfColumn

    var uses = CompressedLists<Use>(listCount: store.variableCount)
    for variable in store.termVariables { uses.count(Int(variable)) }
    uses.allocate(Use(index: 0, coefficient: 0))
    for (index, record) in store.records.enumerated() {
      for term in Int(record.start)..<Int(record.start + record.count) {
        uses.append(
          Use(index: Int32(index), coefficient: store.termCoefficients[term]),
          to: Int(store.termVariables[term]))
      }
    }
    self.uses = uses

    var dependents = CompressedLists<Use>(listCount: store.variableCount)
    for entry in elimination.resolved { dependents.count(Int(entry.index)) }
    dependents.allocate(Use(index: 0, coefficient: 0))
    for (index, step) in elimination.steps.enumerated() {
      for entry in Int(step.resolvedStart)..<Int(step.resolvedEnd) {
        let resolved = elimination.resolved[entry]
        dependents.append(
          Use(index: Int32(index), coefficient: resolved.coefficient), to: Int(resolved.index))
      }
    }
    self.dependents = dependents
    for component in core.components { place(component, of: core) }
  }

  /// Notes where the constraints of a component are now.
  mutating func place(_ component: Core.Component, of core: Core) {
    for row in component.rows where core.rows[row].symbol >= 0 {
      places[Int(core.rows[row].symbol)] = .row(Int32(row))
    }
    for column in component.columns where core.columns[column].symbol >= 0 {
      places[Int(core.columns[column].symbol)] = .column(Int32(column))
    }
  }
}

/// Many short lists in one piece of memory; first all counts, then all elements.
struct CompressedLists<Element: Sendable>: Sendable {
  private var ends: ContiguousArray<Int32>
  private var elements: ContiguousArray<Element> = []

  init(listCount: Int) {
    ends = ContiguousArray(repeating: 0, count: listCount + 1)
  }

  /// Announces one element of a list.
  mutating func count(_ list: Int) { ends[list + 1] += 1 }

  /// Makes room for what was announced.
  mutating func allocate(_ placeholder: Element) {
    for list in 1..<max(ends.count, 1) { ends[list] += ends[list - 1] }
    elements = ContiguousArray(repeating: placeholder, count: Int(ends[ends.count - 1]))
    // While lists fill, each end marks how far its list got; it starts where the list does.
    for list in stride(from: ends.count - 1, to: 0, by: -1) { ends[list] = ends[list - 1] }
  }

  /// Adds an announced element.
  mutating func append(_ element: Element, to list: Int) {
    elements[Int(ends[list + 1])] = element
    ends[list + 1] += 1
  }

  /// Where a list's elements are.
  func range(_ list: Int) -> Range<Int> {
    Int(ends[list])..<Int(ends[list + 1])
  }

  /// One element, by its place in the common memory.
  subscript(index: Int) -> Element { elements[index] }
}
