import AdPreview
import Files
import InterfaceBuilder
import Pictures

/// Draws layouts with ads.
enum RenderCommand {
  static func run(_ request: Request, _ paths: [String], _ console: inout Console) {
    guard !paths.isEmpty else {
      console.fail("'render' needs a layout or a folder; see 'adpane render --help'")
      return
    }
    draw(request, paths, &console)
  }

  /// Draws the documents at paths and writes the frames where they belong.
  static func draw(_ request: Request, _ paths: [String], _ console: inout Console) {
    guard var request = request.settled(among: [.text, .ansi, .svg, .html], &console) else {
      return
    }
    let form = OutputForm(
      request, environment: console.environment,
      isTerminal: OutputStream.standardOutput.isTerminal)
    request.options.pictures = request.pictures ?? form.pictures
    request.options.isMonochrome = !form.hasColors
    if !form.namesItsCharacters {
      console.warnAboutLocale(request)
      request.options.isASCII = request.writesASCII(console.environment)
    }
    if request.pictures == .image, form != .svg, form != .html {
      console.fail("'--pictures image' needs SVG or HTML, such as '-o ad.svg'")
      return
    }
    if request.options.pictures == .outline {
      draw(request, paths, form, &console)
    } else {
      PictureWarmUp.during { draw(request, paths, form, &console) }
    }
  }

  private static func draw(
    _ request: Request, _ paths: [String], _ form: OutputForm, _ console: inout Console
  ) {
    var combinations = Combinations(request, &console)
    // Warnings are told by 'lint' and 'inspect'; an error may be why the frame looks as it does.
    combinations.findings = .errors
    var writer = FrameWriter(request, form)
    combinations.draw(paths, &console) { rendered, ad, label, console in
      for finding in rendered.findings {
        console.say(finding.line(inFile: rendered.layoutPath))
      }
      writer.write(rendered, ad: ad, label, &console)
    }
    writer.finish(&console)
  }
}

extension Finding {
  /// The finding as a message, `file:line:column: severity: text`.
  func line(inFile path: String) -> String {
    let place = location.map { ":\($0)" } ?? ""
    return "\(path)\(place): \(severity.rawValue): \(message)"
  }
}
