import Cells

/// The difference of two texts as `diff -u` writes it, without the lines that name files.
public struct UnifiedDiff: Equatable, Sendable {
  /// What a line of the difference is.
  public enum Kind: Sendable {
    /// Where a stretch of lines begins: `@@ -4,7 +4,8 @@`.
    case place
    /// A line of both texts.
    case context
    /// A line that only the old text has.
    case removed
    /// A line that only the new text has.
    case added
  }

  /// A line of the difference.
  public struct Line: Equatable, Sendable {
    /// What it is.
    public var kind: Kind
    /// The line with its mark; characters that would act or hide are visible marks.
    public var text: String
    /// The line of the text as it is, without a mark; empty for ``Kind/place``.
    public var source: String
  }

  /// The lines; empty where the texts are the same.
  public let lines: [Line]

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - context: How many lines around a change are shown.
  public init(from old: String, to new: String, context: Int = 3) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    let steps = LineDiff.steps(from: old, to: new)
    var lines: [Line] = []
    for range in Self.stretches(of: steps, context: context) {
      lines.append(Line(kind: .place, text: Self.place(of: range, in: steps), source: ""))
      for step in steps[range] {
        switch step {
        case .same(_, let place): lines.append(Self.line(.context, " ", new[place]))
        case .removed(let place): lines.append(Self.line(.removed, "-", old[place]))
        case .added(let place): lines.append(Self.line(.added, "+", new[place]))
        }
      }
    }
    self.lines = lines
  }

  private static func lines(of text: String) -> [String] {
    let parts = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return parts.last?.isEmpty == true ? parts.dropLast() : parts
  }

  private static func line(_ kind: Kind, _ mark: String, _ text: String) -> Line {
    Line(kind: kind, text: mark + VisibleText.make(text), source: text)
  }

  /// The stretches of steps that hold changes and their context.
  private static func stretches(of steps: [LineDiff.Step], context: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for (index, step) in steps.enumerated() {
      if case .same = step { continue }
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }

  private static func place(of range: Range<Int>, in steps: [LineDiff.Step]) -> String {
    func side(_ isInSide: (LineDiff.Step) -> Bool) -> String {
      let before = steps[..<range.lowerBound].count(where: isInSide)
      let count = steps[range].count(where: isInSide)
      let start = count == 0 ? before : before + 1
      return count == 1 ? "\(start)" : "\(start),\(count)"
    }
    let old = side { if case .added = $0 { false } else { true } }
    let new = side { if case .removed = $0 { false } else { true } }
    return "@@ -\(old) +\(new) @@"
  }
}
