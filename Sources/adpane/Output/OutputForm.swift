import AdPreview
import Cells

/// The form that frames are written in.
enum OutputForm: Equatable {
  /// Characters alone.
  case text
  /// Characters with escape sequences for styles and so many colours.
  case ansi(ColorDepth)
  /// A picture.
  case svg
  /// A page.
  case html

  /// Chooses the form for what was asked for and where it goes.
  ///
  /// A folder gets pictures. `NO_COLOR` takes the colours of a terminal and leaves bold; `--color` and `--format ansi` have the last word.
  init(_ request: Request, environment: Environment, isTerminal: Bool) {
    switch request.format {
    case .svg: self = .svg
    case .html: self = .html
    case .text, .json, .sarif, .github, .markdown, .man, .bash, .zsh, .fish: self = .text
    case .ansi: self = .ansi(Self.depth(request, environment, fallback: .truecolor))
    case nil:
      switch request.color {
      case .never: self = .text
      case .always, .sixteen, .palette, .trueColor:
        self = .ansi(Self.depth(request, environment, fallback: .ansi256))
      case .auto:
        if case .folder = OutputDestination(request.output) {
          self = .svg
          return
        }
        let takesEscapes = isTerminal && request.output == nil && !environment.isDumb
        self = takesEscapes ? .ansi(Self.depth(request, environment, fallback: .none)) : .text
      }
    }
  }

  /// Whether the form shows colours.
  var hasColors: Bool { self != .text && self != .ansi(.none) }

  /// How pictures are drawn unless the command line says it: as outlines where there is no colour, since their
  /// names and sizes tell more than shapes in black and white.
  var pictures: PreviewOptions.Pictures { hasColors ? .symbols : .outline }

  private static func depth(
    _ request: Request, _ environment: Environment, fallback: ColorDepth
  ) -> ColorDepth {
    switch request.color {
    case .sixteen: return .ansi16
    case .palette: return .ansi256
    case .trueColor: return .truecolor
    case .never: return .none
    case .auto, .always: break
    }
    if request.color == .auto, environment.wantsNoColor { return .none }
    switch environment.colors {
    case .none: return environment.isDumb ? fallback : .none
    case .sixteen: return .ansi16
    case .palette: return .ansi256
    case .trueColor: return .truecolor
    }
  }
}
