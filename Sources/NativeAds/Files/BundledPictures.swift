import CPlatform

/// The pictures of the test ads, which are part of the program.
public enum BundledPictures {
  /// The encoded file of a picture's name, such as `boat.jpg`; nil where there is none.
  public static func bytes(named name: String) -> [UInt8]? {
    let picture = platform_find_picture(name)
    guard let bytes = picture.bytes else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: picture.count))
  }
}
