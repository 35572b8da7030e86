import Cells

/// Decoded pixels, red, green, blue and opacity of 0…255 each, row by row.
///
/// Opacity is not multiplied into the colours.
public struct PicturePixels: Equatable, Sendable {
  /// The size in pixels.
  public let size: PictureSize
  /// Four bytes a pixel.
  public private(set) var rgba: [UInt8]
  /// Whether all pixels are known to be opaque, so that nobody needs to look at them.
  public private(set) var isOpaque: Bool

  /// Creates pixels; missing bytes are clear, those in excess are left out.
  ///
  /// - Parameters:
  ///   - size: The size in pixels.
  ///   - rgba: Four bytes a pixel, row by row.
  ///   - isOpaque: Whether all pixels are known to be opaque; false where nobody has looked.
  public init(size: PictureSize, rgba: [UInt8], isOpaque: Bool = false) {
    self.size = size
    self.isOpaque = isOpaque
    let count = size.width * size.height * 4
    if rgba.count == count {
      self.rgba = rgba
    } else {
      self.rgba = Array(rgba.prefix(count)) + Array(repeating: 0, count: max(0, count - rgba.count))
    }
  }

  /// Gives every pixel one colour and leaves its opacity, as UIKit draws template images.
  public mutating func colorize(_ color: Color) {
    let count = size.width * size.height
    rgba.withUnsafeMutableBufferPointer { bytes in
      for pixel in 0..<count {
        bytes[pixel * 4] = color.red
        bytes[pixel * 4 + 1] = color.green
        bytes[pixel * 4 + 2] = color.blue
      }
    }
  }

  /// Makes every pixel as much more transparent.
  ///
  /// - Parameter opacity: What is left of each pixel's opacity, 0…1.
  public mutating func fade(to opacity: Double) {
    guard opacity < 1 else { return }
    isOpaque = false
    let share = UInt32(max(0, opacity) * 256)
    rgba.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 3, to: bytes.count, by: 4) {
        bytes[index] = UInt8(truncatingIfNeeded: (UInt32(bytes[index]) * share) >> 8)
      }
    }
  }

  /// The picture with other sides, each pixel from the nearest one.
  public func scaled(to other: PictureSize) -> PicturePixels {
    guard other != size else { return self }
    let columns = (0..<other.width).map { (2 * $0 + 1) * size.width / (2 * other.width) * 4 }
    let pixels = [UInt8](unsafeUninitializedCapacity: other.width * other.height * 4) {
      target, count in
      var place = 0
      for row in 0..<other.height {
        let start = (2 * row + 1) * size.height / (2 * other.height) * size.width * 4
        for column in columns {
          for byte in 0..<4 { target[place + byte] = rgba[start + column + byte] }
          place += 4
        }
      }
      count = place
    }
    return PicturePixels(size: other, rgba: pixels, isOpaque: isOpaque)
  }

  /// Whether a rectangle of pixels is clear.
  func isClear(x: Range<Int>, y: Range<Int>) -> Bool {
    if isOpaque { return false }
    return rgba.withUnsafeBufferPointer { bytes in
      for row in y {
        for column in x where bytes[(row * size.width + column) * 4 + 3] > 5 { return false }
      }
      return true
    }
  }

  /// Lays the pixels over the colours behind them, so that all are opaque.
  ///
  /// - Parameter ground: The colour behind a block of pixels, by the block's column and row.
  mutating func flatten(blocksOf block: Int, over ground: (Int, Int) -> Color) {
    guard !isOpaque else { return }
    isOpaque = true
    let size = size
    rgba.withUnsafeMutableBufferPointer { bytes in
      for blockRow in 0..<(size.height + block - 1) / block {
        for blockColumn in 0..<(size.width + block - 1) / block {
          var below: Color?
          for y in blockRow * block..<min(size.height, blockRow * block + block) {
            for x in blockColumn * block..<min(size.width, blockColumn * block + block) {
              let start = (y * size.width + x) * 4
              let alpha = UInt32(bytes[start + 3])
              guard alpha < 255 else { continue }
              let color = below ?? ground(blockColumn, blockRow)
              below = color
              bytes[start] = Self.mix(bytes[start], color.red, alpha)
              bytes[start + 1] = Self.mix(bytes[start + 1], color.green, alpha)
              bytes[start + 2] = Self.mix(bytes[start + 2], color.blue, alpha)
              bytes[start + 3] = 255
            }
          }
        }
      }
    }
  }

  /// Changes the pixels that a shape does not cover whole.
  ///
  /// - Parameters:
  ///   - rows: The rows that are looked at.
  ///   - change: Gets a pixel's place and its four bytes.
  mutating func forEachPixel(
    rows: Range<Int>, columns: Range<Int>,
    _ change: (Int, Int, inout (UInt8, UInt8, UInt8, UInt8)) -> Void
  ) {
    let width = size.width
    isOpaque = false
    rgba.withUnsafeMutableBufferPointer { bytes in
      for y in rows {
        for x in columns {
          let start = (y * width + x) * 4
          var pixel = (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
          change(x, y, &pixel)
          (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]) = pixel
        }
      }
    }
  }

  /// Whether two pictures look the same, whatever is known about their opacity.
  public static func == (one: Self, other: Self) -> Bool {
    one.size == other.size && one.rgba == other.rgba
  }

  private static func mix(_ top: UInt8, _ bottom: UInt8, _ alpha: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(top) * alpha + UInt32(bottom) * (255 - alpha) + 127) / 255)
  }
}
