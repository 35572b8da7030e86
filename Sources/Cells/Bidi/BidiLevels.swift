/// Embedding levels of a line's clusters: the W, N, I and L1 rules of UAX #9.
enum BidiLevels {
  /// Returns a level for each cluster: even runs from the left, odd from the right.
  static func resolve(_ clusters: [DisplayCluster], isRightToLeft: Bool) -> [UInt8] {
    let original = clusters.map { $0.kind == .mark ? BidiClass.neutral : BidiClass($0.source) }
    let base: BidiClass = isRightToLeft ? .right : .left
    var classes = original
    resolveWeak(&classes, base: base)
    resolveBrackets(&classes, clusters, base: base)
    resolveNeutrals(&classes, base: base)
    var levels = classes.map { level(of: $0, isRightToLeft: isRightToLeft) }
    // Blanks at the end of the line stay at its end (rule L1).
    var index = clusters.count - 1
    while index >= 0, original[index] == .whitespace {
      levels[index] = isRightToLeft ? 1 : 0
      index -= 1
    }
    return levels
  }

  private static func level(of type: BidiClass, isRightToLeft: Bool) -> UInt8 {
    switch type {
    case .left: return isRightToLeft ? 2 : 0
    case .europeanNumber, .arabicNumber: return 2
    default: return 1
    }
  }

  /// Numbers and what clings to them (rules W1 to W7).
  private static func resolveWeak(_ classes: inout [BidiClass], base: BidiClass) {
    var strong = base
    for index in classes.indices {
      if classes[index] == .nonspacingMark {
        classes[index] = index > 0 ? classes[index - 1] : base
      }
      switch classes[index] {
      case .left, .right, .arabicLetter: strong = classes[index]
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabicLetter { classes[index] = .right }
    for index in classes.indices.dropFirst().dropLast() {
      let before = classes[index - 1]
      guard before == classes[index + 1] else { continue }
      switch classes[index] {
      case .europeanSeparator where before == .europeanNumber: classes[index] = before
      case .commonSeparator where before == .europeanNumber || before == .arabicNumber:
        classes[index] = before
      default: break
      }
    }
    resolveTerminators(&classes)
    strong = base
    for index in classes.indices {
      switch classes[index] {
      case .left, .right: strong = classes[index]
      case .europeanNumber where strong == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// Signs of currency and percentage belong to the number beside them; other separators and signs
  /// have no direction (rules W5 and W6).
  private static func resolveTerminators(_ classes: inout [BidiClass]) {
    var start = 0
    while start < classes.count {
      var end = start
      while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
      if end > start {
        let touchesNumber =
          start > 0 && classes[start - 1] == .europeanNumber
          || end < classes.count && classes[end] == .europeanNumber
        let type: BidiClass = touchesNumber ? .europeanNumber : .neutral
        for index in start..<end { classes[index] = type }
      }
      start = end + 1
    }
    for index in classes.indices
    where classes[index] == .europeanSeparator || classes[index] == .commonSeparator {
      classes[index] = .neutral
    }
  }

  /// Both brackets of a pair get one direction, that of the text inside (rule N0).
  private static func resolveBrackets(
    _ classes: inout [BidiClass], _ clusters: [DisplayCluster], base: BidiClass
  ) {
    var open: [(index: Int, closing: Unicode.Scalar)] = []
    var pairs: [(open: Int, close: Int)] = []
    for index in clusters.indices where classes[index] == .neutral && clusters[index].kind == .text
    {
      let scalar = clusters[index].source
      if let closing = BidiMirroring.closingBracket(for: scalar) {
        // The bound is that of the rule; it also bounds the search below.
        guard open.count < 63 else { break }
        open.append((index, closing))
      } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      }
    }
    pairs.sort { $0.open < $1.open }
    for pair in pairs {
      guard let type = direction(of: pair, classes, base: base) else { continue }
      classes[pair.open] = type
      classes[pair.close] = type
    }
  }

  private static func direction(
    of pair: (open: Int, close: Int), _ classes: [BidiClass], base: BidiClass
  ) -> BidiClass? {
    var holdsOpposite = false
    for index in pair.open + 1..<pair.close {
      guard let strong = strongType(classes[index]) else { continue }
      if strong == base { return base }
      holdsOpposite = true
    }
    guard holdsOpposite else { return nil }
    return classes[..<pair.open].last { strongType($0) != nil }.flatMap(strongType) ?? base
  }

  private static func strongType(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .left: return .left
    case .right, .europeanNumber, .arabicNumber: return .right
    default: return nil
    }
  }

  /// What has no direction takes that of its two neighbours when they agree, else the paragraph's
  /// (rules N1 and N2).
  private static func resolveNeutrals(_ classes: inout [BidiClass], base: BidiClass) {
    var start = 0
    while start < classes.count {
      guard classes[start].isNeutral else {
        start += 1
        continue
      }
      var end = start
      while end < classes.count, classes[end].isNeutral { end += 1 }
      let before = start > 0 ? strongType(classes[start - 1]) : base
      let after = end < classes.count ? strongType(classes[end]) : base
      let type = before == after ? before ?? base : base
      for index in start..<end { classes[index] = type }
      start = end
    }
  }
}
