import JSON
import Words

/// The text that ads are read from, and the remarks about it.
struct AdSourceText {
  let file: String
  let document: JSONDocument
  /// What is wrong, in the order in which it was found.
  private(set) var errors: [NativeAdsError] = []
  private var written: [AdNote] = []
  private var unwritten = 0
  private var placed = 0
  private var unknownKeys: Set<String> = []

  /// More remarks than anyone reads are counted only; each costs a walk through the text.
  private static let mostNotes = 100

  init(file: String, document: JSONDocument) {
    self.file = file
    self.document = document
  }

  /// The remarks in the order in which they were made.
  var notes: [AdNote] {
    guard unwritten > 0 else { return written }
    return written + [AdNote(file: file, message: "\(unwritten) more remarks are left out")]
  }

  mutating func note(_ path: JSONPath?, _ message: @autoclosure () -> String) {
    guard written.count < Self.mostNotes else {
      unwritten += 1
      return
    }
    written.append(
      AdNote(file: file, path: path, position: path.flatMap(position), message: message()))
  }

  /// Returns where a value stands, to be told should it turn out to be wrong later.
  mutating func place(of path: JSONPath) -> AdPlace {
    placed += 1
    // As for remarks, each line is looked for in the whole text.
    return AdPlace(
      file: file, path: path, position: placed <= Self.mostNotes ? position(of: path) : nil)
  }

  /// Notes a key that nothing reads, once for each name in a file.
  mutating func noteUnknownKey(_ key: String, at path: JSONPath, known: [String]) {
    guard unknownKeys.insert(key).inserted else { return }
    note(path, "unknown key, which is ignored" + Suggestion.hint(for: key, among: known))
  }

  /// Keeps what is wrong with a value, so that everything that is can be told at once.
  mutating func fail(_ path: JSONPath, _ text: String) {
    guard errors.count < Self.mostNotes else { return }
    errors.append(problem(path, text))
  }

  func problem(_ path: JSONPath, _ text: String) -> NativeAdsError {
    .value(file: file, path, position(of: path), problem: text)
  }

  /// Where a value stands, or what is around it: the values of JSON within a string have no place
  /// of their own.
  private func position(of path: JSONPath) -> JSONPosition? {
    if let position = document.position(of: path) { return position }
    guard !path.steps.isEmpty else { return nil }
    return position(of: JSONPath(path.steps.dropLast()))
  }
}
