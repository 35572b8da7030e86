/// Texts that go to standard output as they come, into a file as a whole, or each into a file of a folder.
struct Report {
  private let destination: OutputDestination
  private let isJSON: Bool
  private let writesASCII: Bool
  private let ending: String
  private var text = ""
  private var isEmpty = true

  init(_ request: Request, _ environment: Environment) {
    destination = OutputDestination(request.output)
    isJSON = request.format == .json
    writesASCII = (request.format ?? .text) == .text && request.writesASCII(environment)
    ending = (request.format ?? .text).ending
  }

  /// Appends a text that ends its last line.
  ///
  /// The name, without ending, is the one of its file in a folder. Elsewhere an empty line parts it from the text before,
  /// unless both are JSON.
  mutating func append(_ part: String, named name: String, _ console: inout Console) {
    let gap = isEmpty || isJSON ? "" : "\n"
    isEmpty = false
    switch destination {
    case .standardOutput: console.print(gap + part)
    case .file: text += gap + part
    case .folder(let folder):
      OutputDestination.write(part, named: name + ending, into: folder, &console)
    }
  }

  /// Appends lines for people, in ASCII where the locale has no more; files and what other programs read stay as they are.
  mutating func append(lines text: String, named name: String, _ console: inout Console) {
    append(writesASCII ? text.asciiFolded : text, named: name, &console)
  }

  /// Writes what had to wait until all was known.
  func finish(_ console: inout Console) {
    if case .file(let path) = destination { OutputDestination.write(text, to: path, &console) }
  }
}
