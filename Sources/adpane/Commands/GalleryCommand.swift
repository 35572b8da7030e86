import Arguments
import Files
import InterfaceBuilder
import NativeAds
import Words

/// Draws a gallery: the layouts that were named, those of the current folder, or those that come with the program.
enum GalleryCommand {
  /// How many entries of folders are looked at for layouts that nobody asked for.
  private static let searchLimit = 20_000

  static func run(_ request: Request, _ operands: [String], _ console: inout Console) {
    var request = request
    guard let paths = paths(operands, &request, &console) else { return }
    RenderCommand.draw(request, paths, &console)
  }

  /// Sorts what was named into layouts and ads; nil where nothing is left to show.
  ///
  /// Without layouts, those of the current folder are meant, else those that come with the program.
  static func paths(
    _ operands: [String], _ request: inout Request, _ console: inout Console
  ) -> [String]? {
    var paths: [String] = []
    for operand in operands {
      if operand.hasSuffix(AdFile.fileSuffix) {
        request.ads.append(.file(operand))
      } else if FileKind(ofPath: operand) == .missing {
        console.fail(unknown(operand))
      } else {
        paths.append(operand)
      }
    }
    if paths.isEmpty, console.status == 0 {
      guard let folder = standardFolder else {
        console.fail("there is no layout here, and none came with the program; see 'adpane --help'")
        return nil
      }
      paths = [folder]
    }
    return paths.isEmpty ? nil : paths
  }

  private static func unknown(_ word: String) -> String {
    let commands = AdPaneArguments.table.commands.map(\.name)
    if commands.contains(word) {
      return "'\(word)' is a command, which comes first, and no file or folder; "
        + AdPaneArguments.table.pointer(toHelpOf: word)
    }
    let hint = Suggestion.nearest(to: word, among: commands).map { "; did you mean '\($0)'?" } ?? ""
    return "'\(word)' is no command, file or folder\(hint)\(hint.isEmpty ? ";" : "") "
      + AdPaneArguments.table.pointer(toHelpOf: "")
  }

  /// The current folder where it holds layouts, else the folder of those that come with the program.
  private static var standardFolder: String? {
    let search = FolderSearch(suffixes: Document.fileSuffixes, limit: searchLimit)
    let result = search.files(in: ".")
    if !result.paths.isEmpty, !result.isCutShort { return "." }
    return BundledLayouts.folder
  }
}
