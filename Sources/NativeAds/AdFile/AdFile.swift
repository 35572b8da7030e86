import Files
import JSON

/// A file of ads as it was understood.
public struct AdFile: Equatable, Sendable {
  /// What a file was recognised as.
  public enum Kind: String, Sendable {
    /// AdPane's own form.
    case adFile = "ad-file"
    /// An OpenRTB native response, in whatever wrapping.
    case openRTB = "openrtb"
  }

  /// What the file was recognised as, by its content.
  public var kind: Kind
  /// The ads, in the file's order; never empty.
  public var ads: [NativeAd]
  /// Where each ad's assets came from; as many elements as `ads`.
  public var origins: [[AssetOrigin]]
  /// What was ignored, repaired or guessed, in the order in which it was found.
  public var notes: [AdNote]

  /// The most bytes of an ad file that are read.
  public static let sizeLimit = FileBytes.sizeLimit

  /// Reads a file of ads: one ad or an array of ads in AdPane's form, or an OpenRTB native response.
  ///
  /// Files that an ad names are relative to the ad file. Nothing is invented: an asset that the file
  /// lacks, or whose text is blank or null, is absent. In AdPane's own form, a value of the wrong
  /// type is an error that names its JSON path, and an unknown key is a note. Markup from an ad
  /// server is repaired where its meaning is clear, which is noted.
  /// - Parameters:
  ///   - path: The file, or `-` for standard input.
  ///   - request: The OpenRTB request that the response answers, which tells what its assets are.
  public static func read(
    _ path: String, request: OpenRTBRequest? = nil
  ) throws(NativeAdsError) -> AdFile {
    try parse(FileBytes.read(path, limit: sizeLimit), path: path, request: request)
  }

  /// Reads the bytes of an ad file.
  /// - Parameters:
  ///   - path: The file's name for messages, names and files beside it.
  ///   - request: The OpenRTB request that the response answers.
  public static func parse(
    _ bytes: [UInt8], path: String, request: OpenRTBRequest? = nil
  ) throws(NativeAdsError) -> AdFile {
    if let format = ImageFormat(bytes) {
      throw .noAd(
        file: path,
        reason: "this is a \(format.name) picture; an ad is a JSON file, which names its pictures")
    }
    var source = try text(of: bytes, path: path)
    guard !OpenRTBMarkup.isOpenRTB(source.document.root) else {
      let found = try OpenRTBReader.ads(in: &source, request: request)
      return AdFile(
        kind: .openRTB, ads: found.map(\.ad), origins: found.map(\.origins), notes: source.notes)
    }
    if request != nil {
      source.note(nil, "this is no OpenRTB response, so the request has no bearing on it")
    }
    let ads = try AdFileReader.ads(in: &source)
    let origins = AssetOrigin.stated(in: source.document.root)
    return AdFile(kind: .adFile, ads: ads, origins: origins, notes: source.notes)
  }

  /// Reads a text strictly; one from an ad server also when it needs repairs.
  private static func text(
    of bytes: [UInt8], path: String
  ) throws(NativeAdsError) -> AdSourceText {
    do {
      let document = try JSONDocument(bytes)
      var source = AdSourceText(file: path, document: document)
      if document.hadByteOrderMark {
        source.note(nil, "the file begins with a byte order mark, which is skipped")
      }
      return source
    } catch {
      guard let repaired = try? JSONRepair.parse(bytes),
        OpenRTBMarkup.isOpenRTB(repaired.document.root)
      else { throw .json(file: path, error) }
      var source = AdSourceText(file: path, document: repaired.document)
      for repair in repaired.repairs { source.note(nil, repair) }
      return source
    }
  }
}
