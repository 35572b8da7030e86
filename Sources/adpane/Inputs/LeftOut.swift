import InterfaceBuilder

/// Documents that a search found and that were left out, by the reason.
struct LeftOut {
  /// How many documents of a reason are named.
  private static let namedCount = 3

  private var withoutAdView: [String] = []
  private var otherSystems: [String] = []

  /// Whether nothing was left out.
  var isEmpty: Bool { withoutAdView.isEmpty && otherSystems.isEmpty }

  /// Adds a document that holds no ad view.
  mutating func addWithoutAdView(_ path: String) { withoutAdView.append(path) }

  /// Adds a document that was made for another system than iOS.
  mutating func addForOtherSystem(_ path: String) { otherSystems.append(path) }

  /// What was left out, as lines without full stop.
  var sentences: [String] {
    var lines: [String] = []
    if !withoutAdView.isEmpty {
      lines.append(
        "left out \(Self.counted(withoutAdView)) without an ad view: \(Self.names(withoutAdView)); "
          + "--all takes every document")
    }
    if !otherSystems.isEmpty {
      lines.append(
        "left out \(Self.counted(otherSystems)) made for another system than iOS: "
          + Self.names(otherSystems))
    }
    return lines
  }

  private static func counted(_ paths: [String]) -> String {
    paths.count == 1 ? "1 document" : "\(paths.count) documents"
  }

  private static func names(_ paths: [String]) -> String {
    let rest = paths.count - namedCount
    // One more takes no more room than the words that count it.
    guard rest > 1 else { return paths.joined(separator: ", ") }
    return paths.prefix(namedCount).joined(separator: ", ") + " and \(rest) more"
  }
}
