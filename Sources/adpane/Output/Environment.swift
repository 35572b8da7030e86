import CPlatform
import Glibc

/// What the environment's variables say about colours and characters.
struct Environment: Equatable {
  /// How many colours a terminal shows.
  enum Colors: Int, Comparable {
    case none, sixteen, palette, trueColor

    static func < (left: Colors, right: Colors) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether the locale's character set has nothing but ASCII that can be counted on.
  var isASCII = false
  /// The name of the locale that was asked for and is not installed.
  var missingLocale: String?
  /// Whether `NO_COLOR` is set to anything; empty counts as unset.
  var wantsNoColor = false
  /// Whether the terminal takes escape sequences at all.
  var isDumb = false
  /// The colours of the terminal, `NO_COLOR` aside.
  var colors = Colors.none

  /// The environment that the program was started in.
  static var current: Environment {
    Environment(
      variable: { name in getenv(name).map { String(cString: $0) } },
      installedCharacterSet: { platform_character_set().map { String(cString: $0) } })
  }

  /// Reads the variables; empty ones count as unset.
  init(variable: (String) -> String?, installedCharacterSet: () -> String?) {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    wantsNoColor = value("NO_COLOR") != nil
    let terminal = value("TERM") ?? "dumb"
    isDumb = terminal == "dumb"
    colors = Self.colors(terminal: terminal, colorTerminal: value("COLORTERM"))

    // Without any locale, as in most containers, UTF-8 is the better guess than the C locale of the standard.
    let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG")
    guard let locale, locale != "C.UTF-8", locale != "C.utf8" else { return }
    if locale == "C" || locale == "POSIX" {
      isASCII = true
    } else if let set = installedCharacterSet() {
      isASCII = !Self.isUTF8(set)
    } else {
      missingLocale = locale
      isASCII = !Self.isUTF8(locale)
    }
  }

  private static func colors(terminal: String, colorTerminal: String?) -> Colors {
    if terminal == "dumb" { return .none }
    if colorTerminal == "truecolor" || colorTerminal == "24bit" { return .trueColor }
    if terminal.hasSuffix("-direct") { return .trueColor }
    if terminal.hasSuffix("256color") { return .palette }
    if terminal.hasPrefix("vt") { return .none }
    return .sixteen
  }

  private static func isUTF8(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}
