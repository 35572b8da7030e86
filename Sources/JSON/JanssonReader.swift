import CJansson

/// Reads JSON through jansson and makes its errors exact.
enum JanssonReader {
  static func read(
    _ bytes: [UInt8], depth: Int, refusesDuplicates: Bool
  ) throws(JSONError) -> JSONValue {
    guard bytes.contains(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else {
      throw .empty
    }
    // jansson tells neither where a text gets too deep nor has a limit that can be set.
    if let offset = offsetOfLevel(depth + 1, in: bytes) {
      throw .tooDeep(limit: depth, JSONPosition(offset: offset, in: bytes))
    }
    let root = try load(
      bytes, flags: always | (refusesDuplicates ? Int(JSON_REJECT_DUPLICATES) : 0))
    defer { json_decref(root) }
    return value(of: root)
  }

  private static let always = Int(JSON_DECODE_ANY) | Int(JSON_ALLOW_NUL)

  private static func load(
    _ bytes: [UInt8], flags: Int
  ) throws(JSONError) -> UnsafeMutablePointer<json_t> {
    var failure = json_error_t()
    if let root = load(bytes, flags: flags, &failure) { return root }
    let fault = JanssonFault(failure, in: bytes)
    // Identifiers of 20 and more digits are common in bid responses: they become doubles.
    if fault.isNumericOverflow,
      let root = load(bytes, flags: flags | Int(JSON_DECODE_INT_AS_REAL), &failure)
    {
      return root
    }
    throw fault.error
  }

  private static func load(
    _ bytes: [UInt8], flags: Int, _ failure: inout json_error_t
  ) -> UnsafeMutablePointer<json_t>? {
    bytes.withUnsafeBytes { buffer in
      json_loadb(
        buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, flags, &failure)
    }
  }

  private static func value(of json: UnsafeMutablePointer<json_t>) -> JSONValue {
    switch json.pointee.type {
    case JSON_OBJECT: .object(members(of: json))
    case JSON_ARRAY:
      .array(
        (0..<json_array_size(json)).compactMap { json_array_get(json, $0).map { value(of: $0) } })
    case JSON_STRING: .string(text(json_string_value(json), count: json_string_length(json)))
    case JSON_INTEGER: .integer(Int(json_integer_value(json)))
    case JSON_REAL: .number(json_real_value(json))
    case JSON_TRUE: .bool(true)
    case JSON_FALSE: .bool(false)
    default: .null
    }
  }

  private static func members(of json: UnsafeMutablePointer<json_t>) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    members.reserveCapacity(json_object_size(json))
    // jansson iterates in the order of insertion since 2.8.
    var iterator = json_object_iter(json)
    while let member = iterator {
      if let key = json_object_iter_key(member), let json = json_object_iter_value(member) {
        members.append(JSONValue.Member(String(cString: key), value(of: json)))
      }
      iterator = json_object_iter_next(json, member)
    }
    return members
  }

  private static func text(_ start: UnsafePointer<CChar>?, count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private static func offsetOfLevel(_ limit: Int, in bytes: [UInt8]) -> Int? {
    // A plain loop over a buffer: this sees every byte of every document, debug builds' too.
    bytes.withUnsafeBufferPointer { bytes in
      var depth = 0
      var isInString = false
      var offset = 0
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "\\") where isInString:
          offset += 1
        case UInt8(ascii: "\""):
          isInString.toggle()
        case UInt8(ascii: "[") where !isInString, UInt8(ascii: "{") where !isInString:
          depth += 1
          if depth == limit { return offset }
        case UInt8(ascii: "]") where !isInString, UInt8(ascii: "}") where !isInString:
          depth -= 1
        default: break
        }
        offset += 1
      }
      return nil
    }
  }
}
