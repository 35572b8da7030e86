import AdPreview
import InterfaceBuilder
import ViewLayout

/// With which ad, where and how a layout was looked at.
public struct LintCombination: Equatable, Sendable {
  /// The ad's name; nil without an ad.
  public var ad: String?
  /// The device's name; nil for the document's own.
  public var device: String?
  /// Whether the device is turned.
  public var isLandscape = false
  /// Light or dark.
  public var appearance = Appearance.light
  /// The language of the texts; nil for the document's own.
  public var language: String?
  /// The Dynamic Type size.
  public var textSize = TextSize.large
  /// Whether the height is the saved one, rather than what the content needs.
  public var isSavedHeight = false

  /// What of a combination can be named.
  enum Part: CaseIterable {
    case ad, device, appearance, language, textSize, height
  }

  /// The word for a part.
  func word(for part: Part) -> String {
    switch part {
    case .ad: ad ?? "no ad"
    case .device: (device ?? "the document's device") + (isLandscape ? " in landscape" : "")
    case .appearance: appearance.rawValue
    case .language: language ?? "the document's texts"
    case .textSize: "text size \(textSize.rawValue)"
    case .height: isSavedHeight ? "the saved height" : "the height that fits"
    }
  }
}

/// In which of all combinations something shows.
public struct CombinationRange: Equatable, Sendable {
  /// How many values of a part are named.
  private static let namedCount = 3

  /// How many combinations it shows in.
  public let count: Int
  /// How many there are.
  public let total: Int
  /// Where it shows, as the end of a sentence such as `on iphone-se-3, dark`; empty where it shows in all.
  public let words: String

  /// Says what the combinations have in common that the others lack.
  ///
  /// - Parameters:
  ///   - indices: Positions of the combinations in which it shows, in order.
  ///   - all: All combinations.
  init(_ indices: [Int], of all: [LintCombination]) {
    count = indices.count
    total = all.count
    guard indices.count < all.count else {
      words = ""
      return
    }
    var parts: [String] = []
    var box = Array(repeating: true, count: all.count)
    for part in LintCombination.Part.allCases {
      let every = all.map { $0.word(for: part) }
      var found: [String] = []
      for index in indices where !found.contains(every[index]) { found.append(every[index]) }
      let isWhole = !every.contains { !found.contains($0) }
      guard !isWhole else { continue }
      for index in all.indices where !found.contains(every[index]) { box[index] = false }
      let rest = found.count - Self.namedCount
      let named = found.prefix(Self.namedCount).joined(separator: ", ")
      parts.append(part.preposition + named + (rest > 0 ? " and \(rest) more" : ""))
    }
    var text = parts.joined(separator: ", ")
    if box.count(where: { $0 }) != indices.count {
      text += (text.isEmpty ? "" : ", ") + "in \(indices.count) of \(all.count) combinations"
    }
    words = text
  }
}

extension LintCombination.Part {
  fileprivate var preposition: String {
    switch self {
    case .ad: "with "
    case .device: "on "
    case .appearance, .language: "in "
    case .textSize, .height: "at "
    }
  }
}
