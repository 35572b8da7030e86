import AdPreview
import Files
import Glibc
import NativeAds
import TerminalUI

/// Shows layouts and ads in panes.
enum BrowseCommand {
  /// Browses the layouts and ads that are named, or those of the current folder, or those that come with the program.
  @MainActor
  static func browse(_ request: Request, _ operands: [String], _ console: inout Console) {
    var request = request
    guard let paths = GalleryCommand.paths(operands, &request, &console) else { return }
    let isBundled =
      operands.allSatisfy { $0.hasSuffix(AdFile.fileSuffix) } && paths == [BundledLayouts.folder]
    run(
      .browse, request, paths, &console,
      greeting: isBundled ? "there is no layout in this folder; these come with AdPane" : nil)
  }

  /// Shows one layout, drawn anew whenever it changes.
  @MainActor
  static func preview(_ request: Request, _ operands: [String], _ console: inout Console) {
    guard let path = operands.first, operands.count == 1 else {
      console.fail("'preview' takes one layout; see 'adpane preview --help'")
      return
    }
    switch FileKind(ofPath: path) {
    case .file: break
    case .folder:
      console.fail(
        "\(path): is a folder; 'adpane browse \(path)' shows its layouts, 'preview' takes one of them"
      )
      return
    case .other, .missing:
      console.fail("\(path): there is no such file")
      return
    }
    run(.preview, request, [path], &console)
  }

  @MainActor
  private static func run(
    _ mode: BrowserConfiguration.Mode, _ request: Request, _ paths: [String],
    _ console: inout Console, greeting: String? = nil
  ) {
    console.warnAboutLocale(request)
    let environment = console.environment
    var configuration = BrowserConfiguration(mode: mode, paths: paths)
    configuration.greeting = greeting
    configuration.object = request.object
    configuration.takesEveryDocument = request.takesEveryDocument
    configuration.ads = request.ads.map { choice in
      switch choice {
      case .test: .standard
      case .named(let name): .test(name)
      case .file(let path): .file(path)
      case .none: .none
      }
    }
    configuration.changes = request.changes
    configuration.devices = request.devices
    configuration.options = request.options
    configuration.givenSettings = givenSettings(request)
    configuration.options.pictures = request.pictures ?? .symbols
    configuration.picturesFollowColors = request.pictures == nil
    configuration.terminal = TerminalConfiguration(request, environment)
    configuration.memoryPath = environment.stateFolder.map { $0 + "/adpane/last.json" }
    configuration.editor = environment.editor
    do throws(NativeAdsError) {
      configuration.openRTBRequest = try AdInputs.openRTBRequest(request)
    } catch {
      console.refuse(error)
      return
    }
    do throws(TerminalError) {
      console.end(with: try Browser.run(configuration))
    } catch {
      console.fail(error.description)
    }
  }

  /// What the command line says about settings that are kept from one run to the next.
  private static func givenSettings(_ request: Request) -> Set<BrowserConfiguration.Setting> {
    var given: Set<BrowserConfiguration.Setting> = []
    if !request.devices.isEmpty { given.insert(.device) }
    if !request.lint.appearances.isEmpty { given.insert(.appearance) }
    if !request.lint.textSizes.isEmpty { given.insert(.textSize) }
    if !request.lint.languages.isEmpty { given.insert(.language) }
    if request.options.isRightToLeft { given.insert(.direction) }
    return given
  }
}

extension TerminalConfiguration {
  /// Describes the terminal by the options of a command line and the environment.
  init(_ request: Request, _ environment: Environment) {
    self.init(
      name: environment.terminalName, promisesTrueColor: environment.promisesTrueColor,
      wantsNoColor: environment.wantsNoColor || request.color == .never,
      isASCII: request.options.isASCII || environment.isASCII)
  }
}
