import Cells
import Threads

/// Drawn pictures by what they were made of, so that a frame that is drawn again decodes nothing.
public struct PictureCache: Sendable {
  private struct Key: Hashable {
    var picture: EncodedPicture
    var drawing: PictureDrawing
    var grounds: [Color]

    /// Pictures differ in their bytes and places, long before the colours behind them do.
    func hash(into hasher: inout Hasher) {
      hasher.combine(picture)
      hasher.combine(drawing.part)
    }
  }

  private struct PartKey: Hashable, Sendable {
    var picture: EncodedPicture
    var part: PicturePart

    func decoded(ahead: AnticipatedPicture?) -> Decoded {
      Result { () throws(PictureError) in
        let isAhead = ahead?.encoded == picture
        return try PictureDecoder.decode(
          part, of: picture.bytes, ahead: isAhead ? ahead?.decoded : nil)
      }
    }
  }

  private typealias Decoded = Result<(pixels: PicturePixels, stored: PictureSize), PictureError>

  /// The most cells that are kept, about 20 MB.
  private static let limit = 400_000

  private var drawn: [Key: [Cell?]] = [:]
  private var drawnParts: Set<PartKey> = []
  private var cells = 0
  /// What is decoded ahead.
  private var pending: (keys: [PartKey], work: PendingWork<Decoded>)?
  /// A picture that is decoded before anybody asked for a part of it.
  public var anticipated: AnticipatedPicture?
  /// The sizes that headers state; nil for broken ones.
  private var sizes: [EncodedPicture: PictureSize?] = [:]

  /// Creates an empty cache.
  public init() {}

  /// Begins to decode pictures that will be drawn next and were not drawn before, beside all other work.
  ///
  /// What is drawn is the same without it.
  public mutating func decode(_ wanted: [(picture: EncodedPicture, part: PicturePart)]) {
    var keys: [PartKey] = []
    for (picture, part) in wanted {
      let key = PartKey(picture: picture, part: part)
      if !drawnParts.contains(key), !keys.contains(key) { keys.append(key) }
    }
    pending = nil
    guard !keys.isEmpty, Workers.standardThreads > 1 else { return }
    // The longest first: whoever draws meanwhile does what is left.
    keys.sort { $0.picture.bytes.count > $1.picture.bytes.count }
    let work = PendingWork(count: keys.count, threads: Workers.standardThreads - 1) {
      [keys, anticipated] index in
      keys[index].decoded(ahead: anticipated)
    }
    pending = (keys, work)
  }

  private func decoded(_ key: PartKey) -> Decoded {
    guard let pending, let index = pending.keys.firstIndex(of: key) else {
      return key.decoded(ahead: anticipated)
    }
    return pending.work.result(of: index)
  }

  /// Draws a picture, or takes the cells of the last time.
  ///
  /// - Parameters:
  ///   - picture: The encoded file.
  ///   - drawing: How it is drawn.
  ///   - grounds: The colours behind the cells, row by row.
  public mutating func cells(
    of picture: EncodedPicture, _ drawing: PictureDrawing, over grounds: [Color]
  ) throws(PictureError) -> [Cell?] {
    let key = Key(picture: picture, drawing: drawing, grounds: grounds)
    if let known = drawn[key] { return known }
    let part = PartKey(picture: picture, part: drawing.part)
    let (pixels, stored) = try decoded(part).get()
    let result = try drawing.cells(of: pixels, over: grounds)
    if cells + result.count > Self.limit {
      drawn = [:]
      drawnParts = []
      sizes = [:]
      cells = 0
    }
    sizes[picture] = stored
    drawn[key] = result
    drawnParts.insert(part)
    cells += result.count
    return result
  }

  /// Returns the size that a file's header states, in pixels as they are stored; nil for a broken one.
  public mutating func size(of picture: EncodedPicture) -> PictureSize? {
    if let known = knownSize(of: picture) { return known }
    let size = try? PictureDecoder.size(of: picture.bytes)
    sizes[picture] = .some(size)
    return size
  }

  /// The size of a file that was looked at before, which may be that it has none; nil for others.
  public func knownSize(of picture: EncodedPicture) -> PictureSize?? { sizes[picture] }

  /// The cells of a picture that was drawn before; nil for one that was not.
  public func knownCells(
    of picture: EncodedPicture, _ drawing: PictureDrawing, over grounds: [Color]
  ) -> [Cell?]? {
    drawn[Key(picture: picture, drawing: drawing, grounds: grounds)]
  }
}
