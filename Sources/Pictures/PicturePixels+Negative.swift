extension PicturePixels {
  /// The picture with light and dark exchanged.
  var negative: PicturePixels {
    var rgba = rgba
    for index in rgba.indices where index % 4 != 3 { rgba[index] = 255 - rgba[index] }
    return PicturePixels(size: size, rgba: rgba)
  }
}
