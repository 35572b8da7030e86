/// A person's way through the frames that wait for a decision.
///
/// A value: the screen shows ``current`` and passes on what is decided; whoever owns the session carries the decisions out.
public struct ReviewSession: Equatable, Sendable {
  /// What is decided about a frame.
  public enum Decision: String, CaseIterable, Sendable {
    /// The new frame becomes the reference.
    case accept
    /// The new frame is dropped.
    case reject
    /// The new frame goes on waiting.
    case skip

    /// What the decision has made of a frame: `accepted`.
    public var word: String {
      switch self {
      case .accept: "accepted"
      case .reject: "rejected"
      case .skip: "skipped"
      }
    }
  }

  /// The names of the frames, in order.
  public let names: [String]
  /// What was decided, as many as ``index``.
  public private(set) var decisions: [Decision] = []
  /// The names of frames whose decision could not be carried out.
  public private(set) var failures: Set<String> = []

  /// Starts at the first of some frames.
  public init(names: [String]) { self.names = names }

  /// The place of the frame that is decided next; the count of frames where all are decided.
  public var index: Int { decisions.count }
  /// The name of the frame that is decided next; nil where all are decided.
  public var current: String? { index < names.count ? names[index] : nil }
  /// Whether all are decided.
  public var isFinished: Bool { index >= names.count }

  /// Decides about the current frame, and about all that follow where `forRest` is set.
  ///
  /// - Returns: the names that the decision is about, to be carried out; none at the end.
  @discardableResult
  public mutating func decide(_ decision: Decision, forRest: Bool = false) -> [String] {
    let count = forRest ? names.count - index : min(1, names.count - index)
    guard count > 0 else { return [] }
    let decided = Array(names[index..<index + count])
    decisions += Array(repeating: decision, count: count)
    return decided
  }

  /// Decides as a key says: `a`, `r` and `s` for one frame, their capitals for all the rest.
  ///
  /// - Returns: the decision and the names that it is about; nil for any other key.
  public mutating func press(_ key: Character) -> (decision: Decision, names: [String])? {
    let letters: [(Character, Decision)] = [("a", .accept), ("r", .reject), ("s", .skip)]
    for (letter, decision) in letters {
      if key == letter { return (decision, decide(decision)) }
      if String(key) == letter.uppercased() { return (decision, decide(decision, forRest: true)) }
    }
    return nil
  }

  /// Notes that the decision about a frame could not be carried out.
  public mutating func fail(_ name: String) { failures.insert(name) }

  /// How many frames a decision was made about and carried out.
  public func count(of decision: Decision) -> Int {
    zip(names, decisions).count { $1 == decision && !failures.contains($0) }
  }

  /// The decisions in words: `2 accepted, 1 skipped`.
  public var sentence: String {
    let parts = Decision.allCases.compactMap { decision -> String? in
      let count = count(of: decision)
      return count == 0 ? nil : "\(count) \(decision.word)"
    }
    let open = names.count - index
    let failed = failures.isEmpty ? [] : ["\(failures.count) could not be"]
    return (parts + failed + (open > 0 ? ["\(open) not decided"] : [])).joined(separator: ", ")
  }
}
