import Cells

/// How a resizable image is stretched: its caps keep their size, and what lies between them is stretched or repeated.
public struct PictureSlices: Equatable, Hashable, Sendable {
  /// One direction.
  public struct Axis: Equatable, Hashable, Sendable {
    /// Pixels of the cap at the left or top, 0 or more.
    public var leading: Double
    /// Pixels of the cap at the right or bottom, 0 or more.
    public var trailing: Double
    /// Pixels between the caps that are used, above 0.
    public var center: Double
    /// Pixels of the image.
    public var length: Double
    /// The length that is filled, in pixels of the image, above 0.
    public var target: Double

    /// Creates a direction.
    public init(
      leading: Double, trailing: Double, center: Double, length: Double, target: Double
    ) {
      self.leading = max(0, leading)
      self.trailing = max(0, trailing)
      self.center = max(1, center)
      self.length = max(1, length)
      self.target = max(1, target)
    }

    /// The caps and what lies between them, as far as they have room.
    ///
    /// - Parameter isTiled: Whether what lies between the caps is repeated.
    public func spans(isTiled: Bool) -> [PictureParts.Span] {
      let caps = leading + trailing
      let factor = caps > target ? target / caps : 1
      let (first, last) = (leading * factor, trailing * factor)
      let all: [PictureParts.Span] = [
        .init(source: 0, sourceLength: leading, target: 0, targetLength: first),
        .init(
          source: leading, sourceLength: center, target: first,
          targetLength: target - first - last, isTiled: isTiled),
        .init(
          source: length - trailing, sourceLength: trailing, target: target - last,
          targetLength: last),
      ]
      return all.filter { $0.sourceLength > 0 && $0.targetLength > 1e-6 }
    }

    /// Returns the place in the image that is seen at a place of what is filled; both as shares, 0…1.
    public func source(at share: Double, isTiled: Bool) -> Double {
      let place = share * target
      let caps = leading + trailing
      // Caps without room are scaled down, and nothing is left between them.
      let factor = caps > target ? target / caps : 1
      if place < leading * factor { return place / factor / length }
      if place > target - trailing * factor { return (length - (target - place) / factor) / length }
      let room = max(1e-6, target - caps * factor)
      let offset = place - leading * factor
      let inside =
        isTiled ? offset - (offset / center).rounded(.down) * center : offset / room * center
      return (leading + inside) / length
    }
  }

  /// From left to right.
  public var horizontal: Axis
  /// From top to bottom.
  public var vertical: Axis
  /// Whether what lies between the caps is repeated, not stretched.
  public var isTiled: Bool

  /// Creates slices.
  public init(horizontal: Axis, vertical: Axis, isTiled: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isTiled = isTiled
  }

  /// The parts, for forms that hold the image itself.
  public var parts: PictureParts {
    PictureParts(
      across: horizontal.spans(isTiled: isTiled), down: vertical.spans(isTiled: isTiled),
      imageWidth: horizontal.length, imageHeight: vertical.length)
  }

  /// The pixels that the whole image is decoded to.
  var source: PictureSize {
    PictureSize(width: Int(min(1024, horizontal.length)), height: Int(min(1024, vertical.length)))
  }
}

extension PicturePixels {
  /// Fills pixels with a resizable image.
  ///
  /// - Parameters:
  ///   - size: The pixels to be filled.
  ///   - crop: The part of all that is filled that the pixels show.
  func stretched(to size: PictureSize, crop: PictureCrop, by slices: PictureSlices) -> PicturePixels
  {
    func indices(
      _ count: Int, _ start: Double, _ share: Double, _ axis: PictureSlices.Axis, _ own: Int
    )
      -> [Int]
    {
      (0..<count).map { index in
        let place = start + (Double(index) + 0.5) / Double(count) * share
        let source = axis.source(at: min(1, max(0, place)), isTiled: slices.isTiled)
        return max(0, min(own - 1, Int(source * Double(own))))
      }
    }
    let columns = indices(size.width, crop.x, crop.width, slices.horizontal, self.size.width)
    let rows = indices(size.height, crop.y, crop.height, slices.vertical, self.size.height)
    var result: [UInt8] = []
    result.reserveCapacity(size.width * size.height * 4)
    for row in rows {
      for column in columns {
        let start = (row * self.size.width + column) * 4
        result.append(contentsOf: rgba[start..<start + 4])
      }
    }
    return PicturePixels(size: size, rgba: result)
  }
}
