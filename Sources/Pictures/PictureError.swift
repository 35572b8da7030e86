/// Why a picture cannot be drawn.
public enum PictureError: Error, Equatable, Sendable {
  /// The bytes are no PNG, JPEG, GIF or WebP.
  case unknownFormat
  /// The file is empty.
  case empty
  /// The header states more pixels than are decoded.
  case tooLarge(width: Int, height: Int)
  /// The file ends before its picture does; the size is what the header states, nil where that is missing too.
  case cutOff(PictureFormat, width: Int?, height: Int?)
  /// The file's data make no picture; the size is what the header states, nil where that is broken too.
  case damaged(PictureFormat, width: Int?, height: Int?)
  /// gdk-pixbuf has no loader for the format.
  case noLoader(PictureFormat)
  /// gdk-pixbuf or libchafa is not installed.
  case noLibrary
  /// ffmpeg is not installed.
  case noPlayer
  /// ffmpeg is there and does not start; the code is an `errno`.
  case noProcess(code: Int32)
  /// ffmpeg finds no frame in a video's file.
  case noFrame
}
