import Arguments

/// Writes the manual page and the completions of shells.
enum ManualCommand {
  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    guard operands.isEmpty else {
      console.fail("'manual' takes no names; see 'adpane manual --help'")
      return
    }
    guard let request = request.settled(among: [.man, .bash, .zsh, .fish], &console) else { return }
    let table = AdPaneArguments.table
    let format = request.format ?? .man
    let origin = "adpane manual --format \(format.rawValue)"
    let text =
      switch format {
      case .bash: table.bashCompletion(origin: origin)
      case .zsh: table.zshCompletion(origin: origin)
      case .fish: table.fishCompletion(origin: origin)
      default: table.manualPage(version: Version.current, sections: ManualText.sections)
      }
    switch OutputDestination(request.output) {
    case .standardOutput: console.print(text)
    case .file(let path): OutputDestination.write(text, to: path, &console)
    case .folder(let folder):
      OutputDestination.write(text, named: "adpane" + format.ending, into: folder, &console)
    }
  }
}
