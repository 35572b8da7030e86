/// A picture file's bytes, which are told from others by a fingerprint that is taken once.
public struct EncodedPicture: Hashable, Sendable {
  /// The whole file.
  public let bytes: [UInt8]
  private let fingerprint: Int

  /// Takes the fingerprint of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Hashing an array goes byte by byte.
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    fingerprint = hasher.finalize()
  }

  /// Whether two files have the same length and fingerprint.
  public static func == (one: Self, other: Self) -> Bool {
    one.fingerprint == other.fingerprint && one.bytes.count == other.bytes.count
  }

  /// Hashes the fingerprint alone.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}
