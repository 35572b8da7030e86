import Files
import Glibc

/// A picture or video that an ad file names, as far as its beginning tells.
struct MediaFile {
  /// What the file is meant to hold.
  enum Kind: String, CaseIterable {
    case image, video

    fileprivate var article: String { self == .image ? "an" : "a" }
  }

  let path: String
  /// The size that a picture's header states; nil for videos, and where there is none.
  private(set) var size: ImageHeader?
  /// Why the file cannot be shown and what to do, as a clause; nil where nothing speaks against it.
  private(set) var problem: String?

  /// Looks at the file's kind and at its first bytes, which is cheap for large files too.
  init(_ path: String, kind: Kind) {
    self.path = path
    let head: [UInt8]
    do throws(FileError) {
      head = try FileContents.head(path, count: ImageHeader.length)
    } catch {
      problem = Self.words(for: error, kind)
      return
    }
    guard !head.isEmpty else {
      problem = "\(path) is empty; save the \(kind == .image ? "picture" : "video") anew"
      return
    }
    switch kind {
    case .image: examine(picture: head)
    case .video: examine(video: head)
    }
  }

  private static func words(for error: FileError, _ kind: Kind) -> String {
    switch error {
    case .system(let path, .read, ENOENT): "there is no file \(path)"
    case .folder(let path): "\(path) is a folder; name the file of \(kind.article) \(kind)"
    case .special(let path):
      "\(path) is a pipe, socket or device; name the file of \(kind.article) \(kind)"
    default: "\(error.path): \(error.reason)"
    }
  }

  private mutating func examine(picture head: [UInt8]) {
    let stated = ImageHeader(head)
    size = stated.flatMap { $0.isEmpty ? nil : $0 }
    guard let format = ImageFormat(head) else {
      problem = "\(path) is no PNG, JPEG, GIF or WebP; save the picture as one of these"
      return
    }
    if let stated, stated.isEmpty {
      problem = "\(path) states \(stated.width)×\(stated.height) pixels; save the picture anew"
      return
    }
    if let stated, stated.pixelCount > ImageHeader.pixelLimit {
      problem =
        "\(path) has \(stated.width)×\(stated.height) pixels, more than the "
        + "\(ImageHeader.pixelLimit >> 20) million that are drawn; an ad's picture needs no more than 1200×1200"
      return
    }
    // Of a longer file, the end is not looked at.
    let isWhole = head.count < ImageHeader.length
    if isWhole, stated == nil || !format.reachesEnd(head) {
      problem = "\(path) is cut off: the \(format.name) ends before its picture does; save it anew"
    }
  }

  private mutating func examine(video head: [UInt8]) {
    if ImageFormat(head) != nil, !head.starts(with: "GIF8".utf8) {
      problem = "\(path) is a picture; name a video, or make the media's kind “image”"
    } else if !VideoHeader.isKnown(head) {
      problem = "\(path) is no video, such as MP4, MOV or WebM; name one that is"
    }
  }
}
