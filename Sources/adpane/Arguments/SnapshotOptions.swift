import Arguments
import Snapshots

/// What the options of `snapshot` ask for.
struct SnapshotRequest: Equatable, Sendable {
  /// Which references are written.
  var update = SnapshotAction.Update.changed
  /// What happens to references without a case; nil for what fits the verb.
  var unreferenced: Unreferenced?
  /// Patterns for names of cases; empty for all.
  var filters: [String] = []
  /// The part of the cases that is looked at.
  var shard: Selection.Shard?
  /// How many threads draw; nil for as many as the machine runs at the same time.
  var jobs: Int?
  /// Whether every difference is printed, as often as it comes.
  var isVerbose = false
  /// Files and forms of reports.
  var reports: [String] = []
}

extension AdPaneArguments {
  static let snapshotOptions: [Option<Request>] = [
    Option(
      "update", .choice(SnapshotAction.Update.allCases.map(\.rawValue), name: "WORD"),
      group: "Snapshots",
      help:
        "what 'record' writes: missing, references that are not there; changed, these and those "
        + "that differ (without the option); all, these and those that cannot be read"
    ) { request, text throws(ValueError) in
      request.snapshot.update = SnapshotAction.Update(rawValue: text) ?? .changed
    },
    Option(
      "unreferenced", .choice(Unreferenced.allCases.map(\.rawValue), name: "WORD"),
      group: "Snapshots",
      help: "what happens to references without a case: ignore; warn (record without the option); "
        + "reject, exit status 1 (verify without the option); delete; or auto: reject where CI is "
        + "set, delete elsewhere. verify deletes none whose layout or ad is not there, and nothing "
        + "is deleted where a part of the matrix can't be read"
    ) { request, text throws(ValueError) in
      request.snapshot.unreferenced = Unreferenced(rawValue: text)
    },
    Option(
      "filter", .value("PATTERN"), group: "Snapshots",
      help: "cases whose names fit: a piece of the name, or a glob; may be repeated",
      isRepeatable: true
    ) { request, text throws(ValueError) in
      guard !text.isEmpty else { throw ValueError(expected: "a piece of a name, or a glob") }
      request.snapshot.filters.append(text)
    },
    Option(
      "shard", .value("I/N"), group: "Snapshots",
      help: "one of N parts of the cases, for machines that share the work"
    ) { request, text throws(ValueError) in
      guard let shard = Selection.Shard(text) else {
        throw ValueError(expected: "a part and the number of parts, such as 1/4")
      }
      request.snapshot.shard = shard
    },
    Option("jobs", letter: "j", .value("N"), group: "Snapshots", help: "how many threads draw") {
      request, text throws(ValueError) in
      guard let jobs = Int(text), (1...1024).contains(jobs) else {
        throw ValueError(expected: "a number from 1 to 1024")
      }
      request.snapshot.jobs = jobs
    },
    Option(
      "verbose", group: "Snapshots",
      help: "verify prints the difference of every case, also where others have the same change"
    ) { request, _ throws(ValueError) in request.snapshot.isVerbose = true },
    Option(
      "report", .value("[FORM:]FILE"), group: "Snapshots",
      help: "a file for other programs: .xml is JUnit, .md Markdown, .json JSON, .html a page; "
        + "junit:, markdown:, json: and html: say it where the name does not; github prints "
        + "annotations; may be repeated",
      offer: Offer(
        words: ["junit:", "markdown:", "json:", "html:", "github"],
        files: .ending([".xml", ".md", ".json", ".html"])), isRepeatable: true
    ) { request, text throws(ValueError) in
      guard ReportTarget(text) != nil else {
        throw ValueError(
          expected: "github, or a file whose name ends in .xml, .md, .json or .html")
      }
      request.snapshot.reports.append(text)
    },
  ]
}
