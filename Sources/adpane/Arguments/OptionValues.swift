import Arguments
import InterfaceBuilder
import ViewLayout
import Words

/// Reads the values of options.
enum OptionValues {
  /// Points that a side of an ad or device can have.
  static let points = 1.0...10_000.0
  /// Points that a side of a cell can have.
  static let cellPoints = 1.0...200.0

  static func number(
    _ text: String, in range: ClosedRange<Double>, expected: String
  ) throws(ValueError) -> Double {
    guard let number = decimal(text), range.contains(number) else {
      throw ValueError(expected: expected)
    }
    return number
  }

  /// Reads a size such as `320x250`.
  static func size(
    _ text: String, in range: ClosedRange<Double>, expected: String
  ) throws(ValueError) -> Size {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = decimal(String(parts[0])),
      let height = decimal(String(parts[1])), range.contains(width), range.contains(height)
    else { throw ValueError(expected: expected) }
    return Size(width: width, height: height)
  }

  static func devices(_ text: String) throws(ValueError) -> [Device] {
    if text == "all" { return Device.all }
    if let device = Device.named(text) { return [device] }
    let nearest = Suggestion.nearest(to: text, among: Device.all.map(\.name))
    throw ValueError(
      expected: "a name that 'adpane devices' lists, such as \(nearest ?? "iphone-se-3"), or all")
  }

  static func textSize(_ text: String) throws(ValueError) -> TextSize {
    guard let size = TextSize.named(text) else {
      throw ValueError(expected: "a size from xSmall to accessibilityExtraExtraExtraLarge")
    }
    return size
  }

  static func setting(_ text: String) throws(ValueError) -> (key: String, value: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw ValueError(expected: "an asset and a text such as headline='Free coffee'")
    }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }

  static func ad(_ text: String) throws(ValueError) -> Request.AdChoice {
    switch text {
    case "": throw ValueError(expected: "a file, test, test:NAME or none")
    case "test": return .test
    case "none": return .none
    default:
      return text.hasPrefix("test:") ? .named(String(text.dropFirst(5))) : .file(text)
    }
  }

  /// A decimal number of digits and one dot, never `nan`, `inf` or hexadecimal.
  private static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    return Double(text)
  }
}
