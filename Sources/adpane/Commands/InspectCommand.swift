import AdPreview
import JSON

/// Tells where each view of a layout is and which asset it shows.
enum InspectCommand {
  static func run(_ request: Request, _ paths: [String], _ console: inout Console) {
    guard !paths.isEmpty else {
      console.fail("'inspect' needs a layout or a folder; see 'adpane inspect --help'")
      return
    }
    guard var request = request.settled(among: [.text, .json], &console) else { return }
    let isJSON = request.format == .json
    if !isJSON {
      console.warnAboutLocale(request)
      request.options.isASCII = request.writesASCII(console.environment)
    }
    if request.options.isCanvas {
      let isIdle = !request.ads.isEmpty || !request.devices.isEmpty || request.options.width != nil
      if isIdle {
        console.note("note: with --canvas there is no ad, and the size is the saved one")
      }
      request.ads = [.none]
    }
    var combinations = Combinations(request, &console)
    var report = Report(request, console.environment)
    let terminal = TerminalWidth(OutputDestination(request.output))
    var names = FrameNames()
    var drawn = 0
    var explained = 0
    combinations.draw(paths, &console) { rendered, ad, label, console in
      drawn += 1
      explained += rendered.reasons == nil ? 0 : 1
      if request.options.explainedView != nil, rendered.reasons == nil { return }
      let name = names.name(for: rendered, ad: ad, label)
      if isJSON {
        report.append(rendered.inspectJSON().serialized() + "\n", named: name, &console)
      } else {
        let table = rendered.inspectTable().joined(separator: "\n") + "\n"
        let text = terminal?.wrapped(table, indentation: 4) ?? table
        report.append(lines: text, named: name, &console)
      }
    }
    if let view = request.options.explainedView, drawn > 0, explained == 0 {
      console.fail(
        "no view is called '\(view)'; 'adpane inspect' lists the ids and outlets of a layout")
    }
    report.finish(&console)
  }
}
