/// What is said about leaving.
enum EndWords {
  /// Said where Escape has nothing to close, since it never ends the program.
  static let quits = "q quits"
}
