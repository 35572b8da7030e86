import AdPolicy
import AdPreview
import Words

/// Looks for faults of layouts with ads, before the app is built.
struct LintCommand {
  private let request: Request
  private var findings: [LintFinding] = []
  private var problems: [String] = []
  private var summary: LintSummary
  private var leftOut = LeftOut()

  static func run(_ request: Request, _ paths: [String], _ console: inout Console) {
    let isExplaining = request.lint.explained != nil
    let formats: [Request.Format] =
      isExplaining ? [.text, .markdown] : [.text, .json, .sarif, .github]
    guard let request = request.settled(among: formats, &console) else { return }
    if let format = request.format, !formats.contains(format) {
      console.fail(
        isExplaining
          ? "'--explain' is written as text or markdown, not as '\(format.rawValue)'"
          : "'--format \(format.rawValue)' goes with '--explain' alone")
      return
    }
    if let rule = request.lint.explained {
      explain(rule, request, &console)
      return
    }
    guard !paths.isEmpty else {
      console.fail("'lint' needs a layout or a folder; see 'adpane lint --help'")
      return
    }
    guard let plan = LintInputs(request).plan(paths, &console) else { return }
    var command = LintCommand(request, plan)
    command.look(plan, &console)
  }

  private init(_ request: Request, _ plan: LintPlan) {
    self.request = request
    summary = LintSummary(
      ruleCount: plan.inputs.map(\.settings.ruleCount).max() ?? LintRule.all.count)
  }

  private mutating func look(_ plan: LintPlan, _ console: inout Console) {
    LintRun.run(plan, threads: request.snapshot.jobs) { file in take(file, &console) }
    if let path = request.lint.newBaseline {
      let baseline = LintBaseline(findings, path: path)
      if OutputDestination.write(baseline.text, to: path, &console) {
        console.note("\(path): holds what was found")
      }
    }
    write(&console)
    for sentence in leftOut.sentences { console.note(sentence) }
    if summary.fileCount > 0 {
      console.note(summary.sentence)
    } else if console.status == 0 {
      console.fail("no file was looked at")
    }
    if request.lint.newBaseline == nil, summary.count(of: .error) > 0 { console.differ() }
  }

  private mutating func take(_ file: LintedFile, _ console: inout Console) {
    summary.add(file)
    switch file.outcome {
    case .linted: break
    case .withoutAdView: leftOut.addWithoutAdView(file.path)
    case .otherSystem: leftOut.addForOtherSystem(file.path)
    case .unreadable(let error): refuse(error.description, &console)
    case .empty(let problem): refuse("\(file.path): error: \(problem)", &console)
    }
    findings += file.findings
  }

  private mutating func refuse(_ line: String, _ console: inout Console) {
    problems.append(line)
    console.refuse(line)
  }

  private func write(_ console: inout Console) {
    let counted = findings.filter { $0.silence == nil }
    var text: String
    switch request.format {
    case .json: text = LintJSON.report(findings, summary).serialized(pretty: true)
    case .sarif:
      text = LintSARIF.log(findings, version: Version.current, problems: problems)
        .serialized(pretty: true)
    case .github: text = counted.map(LintGitHub.line).joined(separator: "\n")
    default: text = counted.map(LintText.visibleLine).joined(separator: "\n")
    }
    if !text.isEmpty { text += "\n" }
    let isText = request.format == .text || request.format == nil
    if isText, request.writesASCII(console.environment) { text = text.asciiFolded }
    if let path = request.output {
      OutputDestination.write(text, to: path, &console)
    } else {
      console.print(text)
    }
  }

  private static func explain(_ id: String, _ request: Request, _ console: inout Console) {
    let isMarkdown = request.format == .markdown
    var text: String
    if id == "all" {
      text = isMarkdown ? LintRule.page : LintRule.all.map(\.text).joined(separator: "\n")
    } else if let rule = LintRule.named(id) {
      text = isMarkdown ? rule.markdown : rule.text
    } else {
      let nearest = Suggestion.nearest(to: id, among: LintRule.all.map(\.id))
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
      console.fail("there is no rule '\(id)'\(hint); 'adpane lint --explain all' lists them")
      return
    }
    if !isMarkdown, request.writesASCII(console.environment) { text = text.asciiFolded }
    if !isMarkdown, let terminal = TerminalWidth(OutputDestination(request.output)) {
      text = terminal.wrapped(text, indentation: 0)
    }
    if let path = request.output {
      OutputDestination.write(text, to: path, &console)
    } else {
      console.print(text)
    }
  }
}
