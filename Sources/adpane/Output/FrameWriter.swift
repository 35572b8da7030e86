import AdPreview
import Cells

/// Writes drawn ads to standard output, into one file, or each into a file of its own.
struct FrameWriter {
  private let form: OutputForm
  private let destination: OutputDestination
  private let isASCII: Bool
  private let theme: FrameTheme
  /// Light grey, so that a white ad has edges.
  private static let paper = FrameTheme(
    foreground: Color(rgb: 0x1F2328), background: Color(rgb: 0xE8EAED))
  /// Pixels around a picture.
  private static let margin = 18
  private var names = FrameNames()
  /// What waits for the last frame: pictures and pages are written as a whole.
  private var pending: [CaptionedFrame] = []
  private var count = 0

  init(_ request: Request, _ form: OutputForm) {
    self.form = form
    isASCII = request.options.isASCII
    theme = request.options.appearance == .dark ? .dark : Self.paper
    destination = OutputDestination(request.output)
  }

  /// Writes one frame; `showsObject` is set where its document has several layouts.
  mutating func write(
    _ rendered: RenderedAd, ad: AdInput, showsObject: Bool, _ console: inout Console
  ) {
    let heading = FrameHeading(rendered, ad: ad, showsObject: showsObject)
    let frame = CaptionedFrame(
      heading: heading, grid: rendered.grid, pictures: rendered.pictures)
    count += 1
    switch destination {
    case .folder(let folder):
      let name = names.name(for: rendered, ad: ad, showsObject: showsObject) + form.fileExtension
      OutputDestination.write(encode([frame]), named: name, into: folder, &console)
    case .standardOutput where !form.isOnePiece:
      console.print((count > 1 ? "\n" : "") + encode([frame]))
    case .standardOutput, .file:
      pending.append(frame)
    }
  }

  /// Writes what had to wait until all frames were known.
  mutating func finish(_ console: inout Console) {
    guard !pending.isEmpty else { return }
    if form == .svg, pending.count > 1 {
      console.fail("\(pending.count) frames make no single SVG; '-o DIR/' writes a file for each")
      return
    }
    let text = encode(pending)
    if case .file(let path) = destination {
      OutputDestination.write(text, to: path, &console)
    } else {
      console.print(text)
    }
  }

  /// Whether the frames may be seen in a terminal, straight away or through a pipe.
  private var isForTerminal: Bool {
    if case .standardOutput = destination { true } else { false }
  }

  private func encode(_ frames: [CaptionedFrame]) -> String {
    let titles = frames.map { isASCII ? $0.heading.text.asciiOnly : $0.heading.text }
    switch form {
    case .text:
      // A terminal shows characters where they come, an editor puts right-to-left text in order by itself.
      let order: TextOrder = isForTerminal ? .visual : .logical
      return zip(titles, frames)
        .map { $0 + "\n" + $1.grid.text(order: order) }
        .joined(separator: "\n")
    case .ansi(let depth):
      return zip(titles, frames)
        .map { "\u{1B}[1m\($0)\u{1B}[0m\n" + $1.grid.ansi(depth: depth) }
        .joined(separator: "\n")
    case .svg:
      let sheet = FrameSheet(frames)
      return grid(of: sheet).svg(
        theme: theme, title: titles.first, margin: Self.margin, pictures: sheet.pictures)
    case .html:
      let title = titles.count == 1 ? titles[0] : "\(titles.count) ads"
      let sheet = FrameSheet(frames)
      return grid(of: sheet).htmlPage(theme: theme, title: title, pictures: sheet.pictures)
    }
  }

  private func grid(of sheet: FrameSheet) -> Grid {
    isASCII ? sheet.grid.asciiFolded() : sheet.grid
  }
}

extension OutputForm {
  /// Whether several frames make one document that has a beginning and an end.
  fileprivate var isOnePiece: Bool { self == .svg || self == .html }

  fileprivate var fileExtension: String {
    switch self {
    case .text: ".txt"
    case .ansi: ".ans"
    case .svg: ".svg"
    case .html: ".html"
    }
  }
}
