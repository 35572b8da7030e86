import AdPreview
import Cells
import InterfaceBuilder

/// Writes drawn ads to standard output, into one file, or each into a file of its own.
struct FrameWriter {
  private let form: OutputForm
  private let destination: OutputDestination
  private let isASCII: Bool
  private let appearance: Appearance
  private let order: TextOrder
  private var names = FrameNames()
  /// What waits for the last frame: pictures and pages are written as a whole.
  private var pending: [CaptionedFrame] = []
  private var count = 0
  /// The terminal that shows the frames as text; nil where none does.
  private let terminal: TerminalWidth?
  /// The columns and the cell of the widest frame.
  private var widest: (columns: Int, cell: Size)?

  init(_ request: Request, _ form: OutputForm) {
    self.form = form
    isASCII = request.options.isASCII
    appearance = request.options.appearance
    destination = OutputDestination(request.output)
    terminal = form.isOnePiece ? nil : TerminalWidth(destination)
    // A terminal shows characters where they come, an editor puts right-to-left text in order by itself. Escape sequences are
    // for terminals wherever they are kept.
    let isForTerminal = destination == .standardOutput || form.isForTerminals
    order = request.textOrder ?? (isForTerminal ? .visual : .logical)
  }

  /// Writes one frame.
  mutating func write(
    _ rendered: RenderedAd, ad: AdInput, _ label: LayoutLabel, _ console: inout Console
  ) {
    let frame = CaptionedFrame(
      rendered, adName: ad.ad.map { _ in ad.name }, showsObject: label.showsObject)
    count += 1
    if frame.grid.columns > widest?.columns ?? 0 {
      widest = (frame.grid.columns, rendered.options.cell)
    }
    switch destination {
    case .folder(let folder):
      let name = names.name(for: rendered, ad: ad, label) + form.fileExtension
      OutputDestination.write(encode([frame]), named: name, into: folder, &console)
    case .standardOutput where !form.isOnePiece:
      // Rows that a terminal breaks are no picture; a heading stays whole.
      let shown = terminal.map { frame.cropped(toColumns: $0.columns, isASCII: isASCII) } ?? frame
      console.print((count > 1 ? "\n" : "") + encode([shown]))
    case .standardOutput, .file:
      pending.append(frame)
    }
  }

  /// Writes what had to wait until all frames were known.
  mutating func finish(_ console: inout Console) {
    if let widest, let note = terminal?.note(aboutFrameOf: widest.columns, cell: widest.cell) {
      console.note(note)
    }
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

  private func encode(_ frames: [CaptionedFrame]) -> String {
    form.frameForm(order: order)
      .encode(frames, appearance: appearance, isASCII: isASCII)
  }
}

extension OutputForm {
  /// Whether several frames make one document that has a beginning and an end.
  fileprivate var isOnePiece: Bool { self == .svg || self == .html }

  /// Whether nothing but a terminal shows the form.
  fileprivate var isForTerminals: Bool {
    if case .ansi = self { true } else { false }
  }

  /// The form of frames; the order of characters is the one of text.
  fileprivate func frameForm(order: TextOrder) -> FrameForm {
    switch self {
    case .text: .text(order)
    case .ansi(let depth): .ansi(depth, order)
    case .svg: .svg
    case .html: .html
    }
  }

  fileprivate var fileExtension: String {
    switch self {
    case .text: ".txt"
    case .ansi: ".ans"
    case .svg: ".svg"
    case .html: ".html"
    }
  }
}
