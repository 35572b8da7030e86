/// Names of files that every file system takes and tells apart.
///
/// Lower case ASCII letters, digits, `-` and `_`. A text that has anything else gets a mark made of the whole of it behind the
/// name, so that two different texts have different names, whatever else there is.
enum SafeName {
  /// Longer names are cut, so that a case's name stays below the 255 bytes that file systems allow.
  private static let limit = 80
  /// Names that Windows keeps for devices, whatever follows after a dot.
  private static let devices: Set<String> = {
    let numbered = (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set(["con", "prn", "aux", "nul"] + numbered)
  }()

  /// Returns the name of a text.
  static func make(_ text: String) -> String {
    var name: [UInt8] = []
    var isExact = true
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): name.append(byte)
      case 0x41...0x5A: name.append(byte + 0x20)
      case UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: ":"): name.append(UInt8(ascii: "-"))
      default:
        isExact = false
        if name.last != UInt8(ascii: "-") { name.append(UInt8(ascii: "-")) }
      }
    }
    if name.isEmpty || name.count > limit { isExact = false }
    var result = String(decoding: name.prefix(limit), as: UTF8.self)
    if devices.contains(result) { result += "_" }
    return isExact ? result : result + "-" + mark(of: text)
  }

  /// Returns the name of a path, part by part; `..` becomes `up`.
  static func make(path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return parts.map { $0 == ".." ? "up" : make(String($0)) }.joined(separator: "/")
  }

  /// Eight digits made of all bytes of a text (FNV-1a).
  static func mark(of text: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
