import LinearConstraints

/// Times the solver on constraint systems: from data to values, and from a new width to new values.
struct SolverBenchmark {
  /// The medians of one system, in microseconds.
  struct Times {
    var build: Double
    var resize: Double
    /// The fastest build: what shows growth best on a busy machine.
    var fastestBuild = 0.0
    /// Why the result is less than it should be.
    var diagnostic: Diagnostic?
    var conflictCount: Int
  }

  /// How often each system is built.
  var runs = 200

  /// Times one system.
  ///
  /// Building counts from constraints as data until all values were read. A resize sets the constant
  /// of the required equality that holds the edited variable, solves, and reads all values.
  func measure(_ system: LinearSystem) -> Times {
    var build: [Double] = []
    var resize: [Double] = []
    build.reserveCapacity(runs)
    resize.reserveCapacity(runs * system.values.count)
    let edit = editConstraint(system)
    var checksum = 0.0
    var times = Times(build: 0, resize: 0, conflictCount: 0)
    for _ in 0..<runs {
      var start = Stopwatch.now
      var solver = Solver()
      for _ in 0..<system.variableCount { _ = solver.makeVariable() }
      var edited: ConstraintID?
      if let edit { edited = solver.add(edit) }
      for constraint in system.constraints { solver.add(constraint) }
      solver.solve()
      checksum += sum(solver)
      build.append(Stopwatch.now - start)
      times.diagnostic = solver.diagnostic
      times.conflictCount = solver.conflicts.count
      guard let edited else { continue }
      for value in system.values {
        start = Stopwatch.now
        solver.setConstant(-value, of: edited)
        solver.solve()
        checksum += sum(solver)
        resize.append(Stopwatch.now - start)
      }
    }
    if checksum.isNaN { times.diagnostic = .pivotBudgetExhausted }
    times.build = Stopwatch.median(build)
    times.fastestBuild = build.min() ?? 0
    times.resize = Stopwatch.median(resize)
    return times
  }

  /// Times a change of one optional constant, as a label's new text brings it, without reading values.
  ///
  /// Returns the median in microseconds.
  func measureTextEdit(_ system: LinearSystem) -> Double {
    var solver = Solver()
    for _ in 0..<system.variableCount { _ = solver.makeVariable() }
    if let edit = editConstraint(system) { solver.add(edit) }
    var wishes: [(id: ConstraintID, constant: Double)] = []
    for constraint in system.constraints {
      let id = solver.add(constraint)
      if !constraint.priority.isRequired { wishes.append((id, constraint.constant)) }
    }
    guard !wishes.isEmpty else { return 0 }
    let wish = wishes[wishes.count / 2]
    solver.solve()
    var samples: [Double] = []
    for run in 0..<(4 * runs) {
      let start = Stopwatch.now
      solver.setConstant(wish.constant - Double(run % 7), of: wish.id)
      solver.solve()
      samples.append(Stopwatch.now - start)
    }
    return Stopwatch.median(samples)
  }

  /// Times an optional constraint that comes and goes, without reading values.
  ///
  /// Returns the median of both in microseconds.
  func measureRevision(_ system: LinearSystem) -> Double {
    var solver = Solver()
    for _ in 0..<system.variableCount { _ = solver.makeVariable() }
    if let edit = editConstraint(system) { solver.add(edit) }
    for constraint in system.constraints { solver.add(constraint) }
    let wishes = system.constraints.filter { !$0.priority.isRequired }
    guard !wishes.isEmpty else { return 0 }
    var wish = wishes[wishes.count / 2]
    wish.constant -= 1
    solver.solve()
    var samples: [Double] = []
    for _ in 0..<(2 * runs) {
      var start = Stopwatch.now
      let id = solver.add(wish)
      solver.solve()
      samples.append(Stopwatch.now - start)
      start = Stopwatch.now
      solver.remove(id)
      solver.solve()
      samples.append(Stopwatch.now - start)
    }
    return Stopwatch.median(samples)
  }

  /// The required equality that holds the edited variable at its first value.
  private func editConstraint(_ system: LinearSystem) -> Constraint? {
    guard let edited = system.edited, let first = system.values.first else { return nil }
    return Constraint([Term(1, Variable(index: edited))], constant: -first)
  }

  /// Reads all values.
  @inline(__always)
  private func sum(_ solver: Solver) -> Double {
    var sum = 0.0
    for value in solver.values { sum += value }
    return sum
  }
}
