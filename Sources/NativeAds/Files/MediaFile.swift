import Files

/// A picture or video that an ad file names, as far as its beginning tells.
struct MediaFile {
  /// What the file is meant to hold.
  enum Kind: String, CaseIterable {
    case image, video
  }

  let path: String
  /// The size that a picture's header states; nil for videos, and where there is none.
  private(set) var size: PictureSize?
  /// Why the file cannot be shown and what to do, as a clause; nil where nothing speaks against it.
  private(set) var problem: String?

  /// Looks at the file's kind and at its first bytes, which is cheap for large files too.
  init(_ path: String, kind: Kind) {
    self.path = path
    guard FileKind(ofPath: path) == .file else {
      problem = "there is no file \(path)"
      return
    }
    let head: [UInt8]
    do {
      head = try FileContents.head(path, count: PictureSize.headLength)
    } catch {
      problem = "\(path): \(FileBytes.reason(error))"
      return
    }
    switch kind {
    case .image: examine(picture: head)
    case .video: examine(video: head)
    }
  }

  private mutating func examine(picture head: [UInt8]) {
    size = PictureSize(head: head)
    guard let format = PictureHeader(head) else {
      problem = "\(path) is no PNG, JPEG, GIF or WebP; save the picture as one of these"
      return
    }
    // Of a longer file, the end is not looked at.
    let isWhole = head.count < PictureSize.headLength
    if isWhole, size == nil || !format.reachesEnd(head) {
      problem = "\(path) is cut off: the \(format.name) ends before its picture does; save it anew"
    }
  }

  private mutating func examine(video head: [UInt8]) {
    if PictureHeader(head) != nil, !head.starts(with: "GIF8".utf8) {
      problem = "\(path) is a picture; name a video, or make the media's kind “image”"
    } else if !VideoHeader.isKnown(head) {
      problem = "\(path) is no video, such as MP4, MOV or WebM; name one that is"
    }
  }
}
