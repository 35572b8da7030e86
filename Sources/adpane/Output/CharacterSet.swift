extension Request {
  /// Whether text is written in ASCII alone: where that is asked for, and on standard output in a locale without UTF-8.
  ///
  /// Files hold the same bytes whatever the locale of whoever writes them.
  func writesASCII(_ environment: Environment) -> Bool {
    options.isASCII || (environment.isASCII && OutputDestination(output).isStandardOutput)
  }
}

extension OutputForm {
  /// Whether the form says itself in which characters it is written, so that no locale has a say.
  var namesItsCharacters: Bool { self == .svg || self == .html }
}
