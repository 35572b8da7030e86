import Arguments
import Glibc

/// The program as a whole: a command line in, an exit status out.
enum Program {
  /// Runs one command line, given without the program's name; returns the exit status.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    var console = Console(environment: .current)
    let parsed: ParsedArguments<Request>
    do {
      parsed = try AdPaneArguments.table.parse(arguments, into: Request())
    } catch {
      let pointer = AdPaneArguments.table.pointer(toHelpOf: error.commandName)
      console.fail("\(error.error.message) \(pointer)")
      return console.status
    }
    if parsed.wantsVersion {
      console.print("adpane \(Version.current)\n")
    } else if parsed.wantsHelp {
      console.print(AdPaneArguments.table.help(of: parsed.command))
    } else {
      perform(parsed, &console)
    }
    return console.status
  }

  @MainActor
  private static func perform(_ parsed: ParsedArguments<Request>, _ console: inout Console) {
    let options = parsed.values.options
    if options.isLandscape, parsed.values.devices.isEmpty {
      let pointer = AdPaneArguments.table.pointer(toHelpOf: parsed.command.name)
      console.fail("'--landscape' turns the devices that '--device NAME' names; \(pointer)")
      return
    }
    switch parsed.command.name {
    case "browse": BrowseCommand.browse(parsed.values, parsed.operands, &console)
    case "preview": BrowseCommand.preview(parsed.values, parsed.operands, &console)
    case "render": RenderCommand.run(parsed.values, parsed.operands, &console)
    case "inspect": InspectCommand.run(parsed.values, parsed.operands, &console)
    case "lint": LintCommand.run(parsed.values, parsed.operands, &console)
    case "ads": AdsCommand.run(parsed.values, parsed.operands, &console)
    case "textconv": TextConvCommand.run(parsed.operands, &console)
    case "diff": DiffCommand.run(parsed.values, parsed.operands, &console)
    case "snapshot": SnapshotCommand.run(parsed.values, parsed.operands, &console)
    case "devices": DevicesCommand.run(parsed.values, parsed.operands, &console)
    case "keys": KeysCommand.run(parsed.values, parsed.operands, &console)
    case "manual": ManualCommand.run(parsed.values, parsed.operands, &console)
    default:
      if isAtTerminal, !console.environment.isDumb {
        BrowseCommand.browse(parsed.values, parsed.operands, &console)
      } else {
        GalleryCommand.run(parsed.values, parsed.operands, &console)
      }
    }
  }

  /// Whether a person sits at both ends.
  private static var isAtTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }
}
