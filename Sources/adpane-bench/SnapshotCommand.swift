import Files
import Glibc
import Snapshots

/// `adpane-bench snapshots`: verifies a matrix of 10,080 cases of our own and prints how fast, on how many threads, and in how
/// much memory.
///
/// A machine that others use too makes some rounds slower, so that the fastest ones tell what two threads gain.
enum SnapshotCommand {
  private static let devices = [
    "iphone-se-1", "iphone-se-3", "iphone-13-mini", "iphone-16", "iphone-16-pro-max",
    "iphone-se-3 landscape", "ipad-mini-6", "ipad-9", "ipad-pro-13-m4",
  ]
  private static let rounds = 3
  private static let languages = ["base", "ar", "double", "accented"]

  /// Records and verifies the matrix in a folder that is removed at the end.
  ///
  /// - Parameter arguments: the folder of the layouts, `Layouts` without it.
  static func run(_ arguments: [String]) -> Int32 {
    guard let folder = TemporaryFolder.make() else { return 2 }
    defer { remove(folder) }
    guard let layouts = realpath(arguments.first ?? "Layouts", nil) else {
      print("adpane-bench: there is no folder \(arguments.first ?? "Layouts")")
      return 2
    }
    defer { free(layouts) }
    do {
      let all = try plan(String(cString: layouts), devices: devices, in: folder)
      let tenth = try plan(String(cString: layouts), devices: [devices[1]], in: folder)
      let store = ReferenceStore(references: folder + "/Snapshots")
      print("step cases jobs seconds processor-seconds cases-per-second resident-MiB")
      // The part comes first: the most memory that was resident never falls.
      measure("record", tenth, store, jobs: 2, .record(.missing))
      measure("verify", tenth, store, jobs: 2, .verify)
      measure("record", all, store, jobs: 2, .record(.missing))
      var best: [Int: Double] = [:]
      for _ in 0..<rounds {
        for jobs in [1, 2] {
          let seconds = measure("verify", all, store, jobs: jobs, .verify)
          best[jobs] = min(best[jobs] ?? seconds, seconds)
        }
      }
      measure("verify", all, store, jobs: 4, .verify)
      if let one = best[1], let two = best[2] {
        let speed = (Double(all.count) / two).formatted(decimals: 0)
        print("2 jobs: \(speed) cases a second, \((one / two).formatted(decimals: 2)) times 1 job")
      }
      return 0
    } catch {
      print(error.description)
      return 2
    }
  }

  private static func plan(
    _ layouts: String, devices: [String], in folder: String
  ) throws(SnapshotsError) -> SnapshotPlan {
    func list(_ words: [String]) -> String {
      "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
    let manifest = """
      {"layouts": ["\(layouts)/*.xib"], "ads": ["test:*"], "devices": \(list(devices)),
       "appearances": ["light", "dark"], "languages": \(list(languages))}
      """
    return try SnapshotPlan(
      Manifest(bytes: Array(manifest.utf8), path: folder + "/adpane.json"))
  }

  /// Runs a step and prints a line about it; returns how many seconds it took.
  @discardableResult
  private static func measure(
    _ step: String, _ plan: SnapshotPlan, _ store: ReferenceStore, jobs: Int,
    _ action: SnapshotAction
  ) -> Double {
    let run = SnapshotRun(plan: plan, selection: Selection(of: plan), store: store, jobs: jobs)
    let start = (Stopwatch.now, processorSeconds)
    var summary = RunSummary(keepsAll: false)
    run.run(action) { summary.add($0) }
    let seconds = (Stopwatch.now - start.0) / 1e6
    var line = "\(step) \(plan.count) \(jobs) \(seconds.formatted(decimals: 2))"
    line += " \((processorSeconds - start.1).formatted(decimals: 2))"
    line += " \((Double(plan.count) / seconds).formatted(decimals: 0))"
    line += " \(residentMebibytes.formatted(decimals: 1))"
    print(step == "verify" && summary.failedCount > 0 ? line + " NOT AS RECORDED" : line)
    return seconds
  }

  /// Seconds of processor time that the process has taken on all threads.
  private static var processorSeconds: Double {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The most memory that was resident so far.
  private static var residentMebibytes: Double {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  private static func remove(_ path: String) {
    if FileKind(ofPath: path) == .folder {
      for name in (try? Directory.names(in: path)) ?? [] { remove(path + "/" + name) }
    }
    _ = Glibc.remove(path)
  }
}
