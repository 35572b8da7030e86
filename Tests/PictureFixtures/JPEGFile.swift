import Foundation

/// Small JPEG files.
public enum JPEGFile {
  /// Returns a file of 32×16 pixels, the left half red, the right half blue, with an orientation of Exif where one is given.
  public static func bytes(orientation: UInt8? = nil) -> [UInt8] {
    bytes(halves, orientation: orientation)
  }

  /// Returns a file of 64×32 pixels whose quadrants are stored as red and green over blue and yellow.
  public static func quadrants(orientation: UInt8? = nil) -> [UInt8] {
    bytes(quadrants, orientation: orientation)
  }

  private static func bytes(_ text: String, orientation: UInt8?) -> [UInt8] {
    let plain = [UInt8](Data(base64Encoded: text) ?? Data())
    guard let orientation else { return plain }
    let body = Array("Exif".utf8) + [0, 0] + ExifNotes.bytes(orientation: orientation)
    let length = body.count + 2
    return Array(plain[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body
      + plain[2...]
  }

  private static let quadrants =
    "/9j/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcGBgcHCAgICAkJCQgICAgJCQoKCgwMCwsODg4RERT/xABQ"
    + "AAEBAQEAAAAAAAAAAAAAAAAABwgGAQEBAQEAAAAAAAAAAAAAAAAABggHEAEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAA"
    + "AAAA/8AAEQgAIABAAwESAAISAAMSAP/aAAwDAQACEQMRAD8A4sSg7+AAAAAAKUJYYVAAAAAAEGG0x1YAAAAAAbFGABVAAAAAAD//"
    + "2Q=="
  private static let halves =
    "/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcGBgcHCAgICAkJCQgI"
    + "CAgJCQoKCgwMCwsODg4RERT/xABaAAEBAAAAAAAAAAAAAAAAAAAABgEBAAMBAQAAAAAAAAAAAAAAAAIDCAYHEAEAAAAAAAAA"
    + "AAAAAAAAAAAAEQABAwUBAQAAAAAAAAAAAAAAAwQ0dHOzAbICEf/AABEIABAAIAMBEgACEgADEgD/2gAMAwEAAhEDEQA/AIsc"
    + "oD38ASQlNKlvl8hCU0qW+XyVu4q9pTnYdxV7SnOyQGpGcNvZS40GcNvZS40ZxWkuahfJ6C0lzUL5PQFgIj4f/9k="
}
