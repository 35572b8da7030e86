/// The way from a document's root to one of its values, written as `$.media.width`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of the way.
  public enum Step: Hashable, Sendable {
    /// To the member of an object.
    case key(String)
    /// To the element of an array, counted from 0.
    case index(Int)
  }

  /// The steps from the root.
  public var steps: [Step]

  /// Creates a path; without steps, the root's.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The path of a member of the object here.
  public func appending(_ key: String) -> JSONPath { JSONPath(steps + [.key(key)]) }

  /// The path of an element of the array here.
  public func appending(_ index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }

  /// The path as JSONPath (RFC 9535) writes it: `$.assets[2]["odd key"]`.
  public var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += ".\(key)"
      case .key(let key): text += "[\(JSONValue.string(key).serialized())]"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return key.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
      default: false
      }
    }
  }
}
