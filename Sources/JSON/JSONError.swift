/// Why a text is not read as JSON.
public enum JSONError: Error, Equatable, Sendable {
  /// The text has no value at all.
  case empty
  /// The text breaks the grammar; the reason is a clause without a full stop.
  case syntax(String, JSONPosition)
  /// An object has a key twice; the position is the second one's.
  case duplicateKey(String, JSONPosition)
  /// Arrays and objects are nested deeper than the limit.
  case tooDeep(limit: Int, JSONPosition)
  /// The text is longer than the limit, both in bytes.
  case tooLarge(bytes: Int, limit: Int)
  /// The text is not in UTF-8; the encoding's name where its byte order mark tells.
  case notUTF8(encoding: String?, JSONPosition)

  /// Where the fault is; nil where the whole text is meant.
  public var position: JSONPosition? {
    switch self {
    case .empty, .tooLarge: nil
    case .syntax(_, let position), .duplicateKey(_, let position), .tooDeep(_, let position),
      .notUTF8(_, let position):
      position
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// What is wrong and what to do, as one line without position and full stop.
  public var description: String {
    switch self {
    case .empty:
      "the file is empty; JSON was expected"
    case .syntax(let reason, _):
      "not valid JSON: \(reason)"
    case .duplicateKey(let key, _):
      "the key \(JSONValue.string(key).serialized()) stands twice in one object; keep one of them"
    case .tooDeep(let limit, _):
      "arrays and objects are nested more than \(limit) deep"
    case .tooLarge(let bytes, let limit):
      "\(bytes) bytes of JSON; at most \(limit) are read"
    case .notUTF8(let encoding?, _):
      "the text is \(encoding); save it as UTF-8"
    case .notUTF8(nil, _):
      "the text is not UTF-8 from here on; save it as UTF-8"
    }
  }
}
