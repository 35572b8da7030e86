import AdPreview
import InterfaceBuilder
import ViewLayout

/// Reads the words of a manifest's lists; what is expected is thrown where a word is none of them.
enum MatrixValues {
  /// What would have fitted in place of a word.
  struct Problem: Error {
    let expectation: String
  }

  static func devices(_ word: String) throws(Problem) -> [Matrix.DeviceChoice] {
    if word == "all" { return Device.all.map { .init(device: $0, isLandscape: false) } }
    if let device = Device.named(word) { return [.init(device: device, isLandscape: false)] }
    for ending in [" landscape", "-landscape"] where word.lowercased().hasSuffix(ending) {
      if let device = Device.named(String(word.dropLast(ending.count))) {
        return [.init(device: device, isLandscape: true)]
      }
    }
    throw Problem(
      expectation: "a device that 'adpane devices' lists, such as iphone-se-3, "
        + "or 'iphone-se-3 landscape'")
  }

  static func size(_ word: String) throws(Problem) -> Matrix.SizeChoice {
    switch word {
    case "fit": return .fit
    case "saved": return Matrix.SizeChoice(width: nil, height: .saved)
    default: break
    }
    let parts = word.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0], in: 1...10_000) else { throw sizeProblem }
    if parts[1] == "fit" { return Matrix.SizeChoice(width: width, height: .fit) }
    guard let height = number(parts[1], in: 1...10_000) else { throw sizeProblem }
    return Matrix.SizeChoice(width: width, height: .exact(height))
  }

  private static let sizeProblem = Problem(
    expectation: "a size in points such as 320x250 or 320xfit, or fit or saved")

  static func cell(_ word: String) throws(Problem) -> Size {
    let parts = word.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0], in: 1...200),
      let height = number(parts[1], in: 1...200)
    else { throw Problem(expectation: "a cell's size in points such as 6x12") }
    return Size(width: width, height: height)
  }

  static func language(_ word: String) throws(Problem) -> String? {
    if word == "base" { return nil }
    let isCode =
      !word.isEmpty
      && word.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
    guard isCode else {
      throw Problem(expectation: "base, a code such as de or ar, double or accented")
    }
    return LanguageCode.cased(word)
  }

  static func textSize(_ word: String) throws(Problem) -> TextSize {
    guard let size = TextSize.named(word) else {
      throw Problem(expectation: "a size from xSmall to accessibilityXXXL")
    }
    return size
  }

  static func word<Word: RawRepresentable & CaseIterable>(
    _ text: String
  ) throws(Problem) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue)
      throw Problem(
        expectation: words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""))
    }
    return word
  }

  private static func number(_ text: Substring, in range: ClosedRange<Double>) -> Double? {
    let isDecimal = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
    }
    guard isDecimal, let number = Double(text), range.contains(number) else { return nil }
    return number
  }
}
