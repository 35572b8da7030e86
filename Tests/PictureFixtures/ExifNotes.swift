/// A camera's notes: a TIFF file of one entry.
enum ExifNotes {
  /// Returns notes with an orientation of Exif.
  static func bytes(orientation: UInt8) -> [UInt8] {
    // The header and one entry: tag 0x0112, one short.
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
      + [0, 0, 0, 0, 0, 0]
  }
}
