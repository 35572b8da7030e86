import Cells

/// A workflow command of GitHub Actions, which annotates a line of a file.
public struct GitHubCommand: Equatable, Sendable {
  /// How much an annotation matters.
  public enum Level: String, Sendable {
    case error, warning, notice
  }

  /// How much it matters.
  public var level: Level
  /// The path of the file, from the folder of the run.
  public var file: String
  /// The line, counted from 1; nil for the file as a whole.
  public var line: Int?
  /// The column, counted from 1.
  public var column: Int?
  /// The heading.
  public var title: String
  /// The text, which may have several lines.
  public var message: String

  /// Creates a command.
  public init(
    _ level: Level, file: String, line: Int? = nil, column: Int? = nil, title: String,
    message: String
  ) {
    self.level = level
    self.file = file
    self.line = line
    self.column = column
    self.title = title
    self.message = message
  }

  /// The command as a line, without its end; characters that would act in a terminal are visible marks.
  public var text: String {
    var properties = ["file=" + Self.property(file)]
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=" + Self.property(title))
    let lines = message.split(omittingEmptySubsequences: false) { $0 == "\n" }
      .map { Self.escaped(VisibleText.make(String($0))) }
    return "::\(level.rawValue) \(properties.joined(separator: ","))::"
      + lines.joined(separator: "%0A")
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in escaped(VisibleText.make(text)).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Escapes what would end the line or begin an escape.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
