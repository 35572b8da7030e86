import Glibc

/// New folders for what a benchmark writes.
enum TemporaryFolder {
  /// Makes a folder under `TMPDIR`, or `/tmp`; nil where there is no room for one.
  static func make() -> String? {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array((root + "/adpane-bench-XXXXXX").utf8CString)
    guard mkdtemp(&path) != nil else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
