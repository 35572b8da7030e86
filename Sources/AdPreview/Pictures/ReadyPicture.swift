import InterfaceBuilder
import Pictures

/// The file of a picture.
struct PictureFile: Sendable {
  /// The bytes; none for videos.
  var encoded: EncodedPicture
  /// How messages call the picture.
  var name: String
  /// Whether it takes the tint.
  var isTemplate = false
  /// The file of a resizable image; nil for one that is stretched whole.
  var resizable: AssetImage?
  /// Whether only ffmpeg can read it; its bytes are left where they are.
  var isVideo = false
}

/// A picture whose file was read and whose cells are known.
struct ReadyPicture: Sendable {
  let plan: PicturePlan
  let file: PictureFile
  let place: PicturePlace
  /// What is decoded of the file.
  let part: PicturePart
  /// The part of the picture that is drawn.
  let crop: PictureCrop
  /// How a resizable image is stretched.
  let slices: PictureSlices?
}
