import AdPreview
import Files
import JSON

/// Tells where each view of a layout is and which asset it shows.
enum InspectCommand {
  static func run(_ request: Request, _ paths: [String], _ console: inout Console) {
    guard !paths.isEmpty else {
      console.fail("'inspect' needs a layout or a folder; see 'adpane inspect --help'")
      return
    }
    let isJSON = request.format == .json
    if !isJSON { console.warnAboutLocale() }
    var request = request
    if request.options.isCanvas { request.ads = [.none] }
    var combinations = Combinations(request, &console)
    let isASCII = combinations.options.isASCII
    var report = Report(path: request.output)
    var drawn = 0
    var explained = 0
    combinations.draw(paths, &console) { rendered, _, _, console in
      drawn += 1
      explained += rendered.reasons == nil ? 0 : 1
      if request.options.explainedView != nil, rendered.reasons == nil { return }
      if isJSON {
        report.append(rendered.inspectJSON().serialized() + "\n", &console)
      } else {
        let lines = rendered.inspectTable().joined(separator: "\n")
        let text = (report.isEmpty ? "" : "\n") + lines + "\n"
        report.append(isASCII ? text.asciiOnly : text, &console)
      }
    }
    if let view = request.options.explainedView, drawn > 0, explained == 0 {
      console.fail(
        "no view is called '\(view)'; 'adpane inspect' lists the ids and outlets of a layout")
    }
    report.finish(&console)
  }
}

/// A text that goes to standard output as it comes, or into a file as a whole.
struct Report {
  private let path: String?
  private var text = ""
  /// Whether nothing was appended yet.
  private(set) var isEmpty = true

  init(path: String?) {
    self.path = path
  }

  mutating func append(_ part: String, _ console: inout Console) {
    isEmpty = false
    if path == nil { console.print(part) } else { text += part }
  }

  func finish(_ console: inout Console) {
    guard let path else { return }
    do {
      try FileContents.write(text, to: path)
    } catch {
      console.fail(error.message)
    }
  }
}
