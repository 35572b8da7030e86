import Glibc
import InterfaceBuilder

/// `adpane-bench solver`: times constraint systems, and writes them for other solvers.
enum SolverCommand {
  /// Runs the command; returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    var systems: [LinearSystem] = []
    var exportPath: String?
    var benchmark = SolverBenchmark()
    var index = 0
    var layouts: [String] = []
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      switch word {
      case "--import", "--export", "--runs":
        guard index < arguments.count else { return fail("\(word) needs a value") }
        let value = arguments[index]
        index += 1
        if word == "--export" {
          exportPath = value
        } else if word == "--runs" {
          guard let runs = Int(value), runs > 0 else { return fail("--runs needs a count") }
          benchmark.runs = runs
        } else {
          guard let text = TextFile.read(value) else { return fail("\(value): can't be read") }
          systems += LinearSystem.parse(text)
        }
      default: layouts.append(word)
      }
    }
    for layout in layouts {
      do {
        systems += try LinearSystem.systems(ofDocument: layout)
      } catch {
        print("adpane-bench: \(error)")
      }
    }
    if systems.isEmpty && layouts.isEmpty {
      systems = (1...100).map { SyntheticLayout.ad(seed: $0) }
    }
    if let exportPath {
      guard TextFile.write(systems.map(\.text).joined(), to: exportPath) else {
        return fail("\(exportPath): can't be written")
      }
    }
    report(systems, benchmark)
    if layouts.isEmpty { reportGrowth(benchmark) }
    return 0
  }

  private static func fail(_ message: String) -> Int32 {
    print("adpane-bench: error: \(message)")
    return 2
  }

  /// Prints a line a system as the Kiwi peer does: name, constraints, build and resize in microseconds.
  private static func report(_ systems: [LinearSystem], _ benchmark: SolverBenchmark) {
    var build = 0.0
    var resize = 0.0
    for system in systems {
      let times = benchmark.measure(system)
      build += times.build
      resize += times.resize
      var line = "\(system.name) \(system.constraints.count)"
      line += " \(times.build.formatted(decimals: 2)) \(times.resize.formatted(decimals: 3))"
      if times.conflictCount > 0 { line += " conflicts=\(times.conflictCount)" }
      if times.diagnostic != nil { line += " pivot-budget-exhausted" }
      print(line)
    }
    print(
      "total \(systems.count) systems: build \(build.formatted(decimals: 1)) us,"
        + " resize \(resize.formatted(decimals: 2)) us")
  }

  /// Prints how the fastest build grows with the number of views.
  private static func reportGrowth(_ benchmark: SolverBenchmark) {
    var benchmark = benchmark
    benchmark.runs = max(5, benchmark.runs / 20)
    let groups = [
      [1_000, 3_000, 10_000].map { SyntheticLayout.cells(viewCount: $0) },
      [100, 300, 1_000].map { SyntheticLayout.chain(viewCount: $0) },
    ]
    print("system build-us us-a-view resize-us text-edit-us revision-us")
    for group in groups {
      var points: [(views: Double, build: Double)] = []
      for system in group {
        let times = benchmark.measure(system)
        let views = Double(system.variableCount / 4)
        points.append((views, times.fastestBuild))
        var line = "\(system.name) \(times.fastestBuild.formatted(decimals: 0))"
        line += " \((times.fastestBuild / views).formatted(decimals: 3))"
        line += " \(times.resize.formatted(decimals: 3))"
        line += " \(benchmark.measureTextEdit(system).formatted(decimals: 3))"
        line += " \(benchmark.measureRevision(system).formatted(decimals: 3))"
        print(line)
      }
      if let first = points.first, let last = points.last {
        let exponent = log(last.build / first.build) / log(last.views / first.views)
        print("  grows with exponent \(exponent.formatted(decimals: 2))")
      }
    }
  }
}
