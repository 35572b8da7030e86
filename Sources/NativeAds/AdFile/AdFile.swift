import JSON

/// A file of ads as it was understood.
public struct AdFile: Equatable, Sendable {
  /// The ads, in the file's order; never empty.
  public var ads: [NativeAd]
  /// What was ignored, repaired or guessed, in the file's order.
  public var notes: [AdNote]

  /// The most bytes of an ad file that are read.
  public static let sizeLimit = 32 << 20

  /// Reads a file of one ad or an array of ads.
  ///
  /// Files that an ad names are relative to the ad file. Nothing is invented: an asset that the file
  /// lacks, or whose text is blank or null, is absent. A value of the wrong type is an error that
  /// names its JSON path; an unknown key is a note.
  /// - Parameter path: The file, or `-` for standard input.
  public static func read(_ path: String) throws(NativeAdsError) -> AdFile {
    try parse(FileBytes.read(path, limit: sizeLimit), path: path)
  }

  /// Reads the bytes of an ad file.
  /// - Parameter path: The file's name for messages, names and files beside it.
  public static func parse(_ bytes: [UInt8], path: String) throws(NativeAdsError) -> AdFile {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw .json(file: path, error)
    }
    var source = AdSourceText(file: path, document: document)
    if document.hadByteOrderMark {
      source.note(nil, "the file begins with a byte order mark, which is skipped")
    }
    let ads = try AdFileReader.ads(in: &source)
    return AdFile(ads: ads, notes: source.notes)
  }
}
