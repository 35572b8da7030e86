import Threads

/// A picture that another thread reads and decodes before anybody knows how large it will be drawn.
///
/// What is drawn is the same without it. Where the guess of its size is doubtful, it is only read; where it was wrong, it
/// is decoded anew.
public struct AnticipatedPicture: Sendable {
  private let reading: PendingWork<EncodedPicture?>
  private let decoding: PendingWork<ReducedJPEG?>

  /// Begins.
  ///
  /// - Parameters:
  ///   - columns: The cells that the whole picture will probably be wide, at least and at most.
  ///   - read: Reads the file; nil where it cannot be read, so that whoever asks for it sees why.
  public init(columns: ClosedRange<Int>, read: @escaping @Sendable () -> EncodedPicture?) {
    let reading = PendingWork(count: 1, threads: 0) { _ in read() }
    self.reading = reading
    func part(_ columns: Int) -> PicturePart {
      let width = max(1, columns) * PictureConverter.pixelsPerCell
      return PicturePart(size: PictureSize(width: width, height: 1))
    }
    let (least, most) = (part(columns.lowerBound), part(columns.upperBound))
    decoding = PendingWork(count: 1, threads: 1) { _ in
      guard let picture = reading.result(of: 0), PictureFormat(picture.bytes) == .jpeg else {
        return nil
      }
      return ReducedJPEG(picture.bytes, for: most, and: least)
    }
  }

  /// The file; waits until it is read.
  public var encoded: EncodedPicture? { reading.result(of: 0) }

  /// The decoded file; waits until it is decoded.
  var decoded: ReducedJPEG? { decoding.result(of: 0) }
}
