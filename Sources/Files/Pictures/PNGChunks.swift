/// The chunks of a PNG file in their order, as far as they are whole.
public struct PNGChunks: Sequence, IteratorProtocol {
  /// A chunk.
  public struct Chunk {
    /// Four ASCII letters, the first in the highest byte.
    public let type: UInt32
    /// Where the data are in the file.
    public let data: Range<Int>

    /// Whether the pixels cannot be told without it: a critical chunk, as its first letter tells, or transparency.
    public var decidesPixels: Bool { type & 0x2000_0000 == 0 || type == PNGChunks.transparency }
    /// Where the letters and the data are, which the checksum covers.
    var checked: Range<Int> { data.lowerBound - 4..<data.upperBound }
  }

  /// What is transparent, `tRNS`.
  static let transparency: UInt32 = 0x7452_4E53
  /// The pixels, `IDAT`; there may be several.
  public static let pixels: UInt32 = 0x4944_4154
  /// The end, `IEND`.
  public static let end: UInt32 = 0x4945_4E44
  /// The notes of a camera, `eXIf`.
  public static let exif: UInt32 = 0x6558_4966

  /// How a PNG file begins.
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: UnsafeRawBufferPointer
  private var offset = Self.signature.count

  /// Begins after the signature, which is not looked at.
  public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the next chunk; nil after the last that is whole.
  public mutating func next() -> Chunk? {
    guard offset + 12 <= bytes.count else { return nil }
    let start = offset + 8
    let (length, type) = (number(at: offset), number(at: offset + 4))
    guard Int(length) <= bytes.count - start - 4 else { return nil }
    let chunk = Chunk(type: type, data: start..<start + Int(length))
    offset = chunk.data.upperBound + 4
    return chunk
  }

  /// Whether a chunk's checksum is that of its letters and data.
  public func isSound(_ chunk: Chunk) -> Bool {
    let covered = UnsafeRawBufferPointer(rebasing: bytes[chunk.checked])
    return CRC32.checksum(covered) == number(at: chunk.data.upperBound)
  }

  /// Gives a chunk whose data were changed the checksum that it has now.
  static func seal(_ bytes: inout [UInt8], data: Range<Int>) {
    let sum = bytes[data.lowerBound - 4..<data.upperBound].withUnsafeBytes(CRC32.checksum)
    for index in 0..<4 {
      bytes[data.upperBound + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(index)))
    }
  }

  private func number(at place: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }
}
