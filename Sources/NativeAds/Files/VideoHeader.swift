/// How the containers of videos begin.
enum VideoHeader {
  private static let marks: [(offset: Int, bytes: [UInt8])] = [
    // MP4, MOV and 3GP: the type of the first box
    (4, Array("ftyp".utf8)), (4, Array("moov".utf8)), (4, Array("mdat".utf8)),
    (4, Array("wide".utf8)), (4, Array("free".utf8)), (4, Array("skip".utf8)),
    // WebM and Matroska, AVI, Ogg, Flash
    (0, [0x1A, 0x45, 0xDF, 0xA3]), (8, Array("AVI ".utf8)), (0, Array("OggS".utf8)),
    (0, Array("FLV".utf8)),
    // MPEG's program and transport streams, HLS play lists, moving GIFs
    (0, [0x00, 0x00, 0x01, 0xBA]), (0, [0x47, 0x40]), (0, Array("#EXTM3U".utf8)),
    (0, Array("GIF8".utf8)),
  ]

  /// Whether a file begins like a video.
  static func isKnown(_ head: [UInt8]) -> Bool {
    marks.contains { head.dropFirst($0.offset).starts(with: $0.bytes) }
  }
}
