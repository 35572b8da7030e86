/// A picture that lies behind a frame's cells, for forms that can hold pictures.
///
/// It is seen where the cells in front have no background of their own.
public struct FramePicture: Equatable, Sendable {
  /// The encoded file.
  public var bytes: [UInt8]
  /// Its media type, such as `image/png`.
  public var mediaType: String
  /// The cells that it is seen in; nothing is drawn outside.
  public var cells: CellRect
  /// The left edge of the whole picture, in columns of the frame.
  public var x: Double
  /// The top edge of the whole picture, in rows of the frame.
  public var y: Double
  /// The width of the whole picture, in columns.
  public var columns: Double
  /// The height of the whole picture, in rows.
  public var rows: Double
  /// The horizontal radius of the corners of `cells`, in columns.
  public var radiusColumns: Double
  /// The vertical radius of the corners of `cells`, in rows.
  public var radiusRows: Double
  /// How much of it is seen, 0…1.
  public var opacity: Double
  /// The colour behind it and inside its corners; nil for none.
  public var backing: Color?
  /// The colour of the cells around its corners; nil for the frame's own.
  public var ground: Color?
  /// How its stored rows are turned to be shown.
  public var turn = PictureTurn.none
  /// The parts of a resizable image; nil for one that is stretched whole.
  public var parts: PictureParts?

  /// Creates a picture that fills its cells.
  public init(bytes: [UInt8], mediaType: String, cells: CellRect) {
    self.bytes = bytes
    self.mediaType = mediaType
    self.cells = cells
    x = Double(cells.column)
    y = Double(cells.row)
    columns = Double(cells.columns)
    rows = Double(cells.rows)
    radiusColumns = 0
    radiusRows = 0
    opacity = 1
  }

  /// Returns the picture in a frame that begins at another place.
  public func offsetBy(columns: Int, rows: Int) -> FramePicture {
    var moved = self
    moved.cells.column += columns
    moved.cells.row += rows
    moved.x += Double(columns)
    moved.y += Double(rows)
    return moved
  }

  /// The file as a `data:` address.
  var address: String { "data:\(MarkupText.escaped(mediaType));base64,\(Base64.text(of: bytes))" }
}

/// Bytes as text (RFC 4648).
enum Base64 {
  /// Returns bytes as letters, digits, `+` and `/`, filled up with `=` to groups of four.
  static func text(of bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? Int(bytes[start + offset]) : 0)
      }
      for place in 0..<4 {
        let letter = letters[group >> (18 - 6 * place) & 63]
        text.append(place <= count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
