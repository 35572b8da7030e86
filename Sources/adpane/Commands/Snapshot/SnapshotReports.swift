import Snapshots

/// Writes the reports that a command line asks for.
enum SnapshotReports {
  static func write(
    _ reports: [String], _ summary: RunSummary, store: ReferenceStore, _ console: inout Console
  ) {
  }
}
