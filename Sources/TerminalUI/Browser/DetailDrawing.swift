import AdPreview
import InterfaceBuilder

/// Drawing the ad on its devices once more, with all pictures.
struct DetailDrawing: Sendable {
  /// What was drawn.
  struct Result: Sendable {
    var number: Int
    var generation: Int
    var ads: [RenderedAd]
    var pictures: PictureLibrary
  }

  /// Which frame it is for.
  let number: Int
  /// Which generation the pictures are of.
  let generation: Int
  /// The ad on each device.
  let ads: [LaidOutAd]
  /// The size of the cells that it is drawn with.
  let cell: Size
  /// The pictures that are known.
  let pictures: PictureLibrary

  /// Draws.
  func drawn() -> Result {
    var pictures = pictures
    let ads = ads.map { $0.rendered(cell: cell, pictures: &pictures) }
    return Result(number: number, generation: generation, ads: ads, pictures: pictures)
  }
}
