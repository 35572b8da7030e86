/// Words of the languages of shells.
enum ShellText {
  /// A word in single quotes, as bash and zsh read them.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// A word in single quotes, as fish reads them.
  static func quotedForFish(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "'" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return "'" + result + "'"
  }
}
