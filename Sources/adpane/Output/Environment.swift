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
  /// Whether the program runs in continuous integration.
  var isContinuousIntegration = false
  /// The colours of the terminal, `NO_COLOR` aside.
  var colors = Colors.none

  /// `TERM`; `dumb` where it is not set.
  var terminalName = "dumb"
  /// Whether `COLORTERM` promises 24-bit colours.
  var promisesTrueColor = false
  /// The folder for what programs keep from one run to the next (`XDG_STATE_HOME`); nil without a home.
  var stateFolder: String?
  /// The command line of the editor (`VISUAL`, `EDITOR`).
  var editor = "vi"

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
    isContinuousIntegration =
      value("CI").map { $0 != "false" && $0 != "0" } ?? (value("TF_BUILD") != nil)
    let terminal = value("TERM") ?? "dumb"
    terminalName = terminal
    isDumb = terminal == "dumb"
    promisesTrueColor = ["truecolor", "24bit"].contains(value("COLORTERM"))
    stateFolder = value("XDG_STATE_HOME") ?? value("HOME").map { $0 + "/.local/state" }
    editor = value("VISUAL") ?? value("EDITOR") ?? "vi"
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
