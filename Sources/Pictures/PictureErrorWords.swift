import Files
import Glibc

extension PictureError: CustomStringConvertible {
  /// What is wrong and what to do, as one clause without the picture's name.
  public var description: String {
    switch self {
    case .unknownFormat: "the picture is no PNG, JPEG, GIF or WebP"
    case .empty: "the picture is empty"
    case .tooLarge(let width, let height):
      "the picture has \(width)×\(height) pixels, more than the \(ImageHeader.pixelLimit >> 20) million that are "
        + "drawn; an ad's picture needs no more than 1200×1200"
    case .cutOff(let format, let width, let height):
      "the picture is cut off: the \(format.name)\(Self.size(width, height)) ends before its picture does; save it anew"
    case .damaged(let format, let width, let height):
      "the picture is damaged: its data make no \(format.name)\(Self.size(width, height)); save it anew"
    case .noLoader(.webp): "the picture is a WebP, which needs the package webp-pixbuf-loader"
    case .noLoader(let format):
      "the picture is a \(format.name), for which gdk-pixbuf has no loader"
    case .noLibrary:
      "the picture needs libgdk-pixbuf-2.0 and libchafa to be drawn; install them, or take --pictures outline"
    case .noPlayer: "the video's frames need ffmpeg, which is not installed"
    case .noProcess(let code):
      "the video's frames need ffmpeg, which does not start: \(String(cString: strerror(code)))"
    case .noFrame: "the video has no frame that ffmpeg can decode"
    }
  }

  private static func size(_ width: Int?, _ height: Int?) -> String {
    guard let width, let height else { return "" }
    return " of \(width)×\(height) pixels"
  }
}
