import AdPreview
import NativeAds

/// Drawing the ad on its devices once more, with all pictures.
struct DetailDrawing: Sendable {
  /// What was drawn.
  struct Result: Sendable {
    var number: Int
    var ads: [RenderedAd]
    var pictures: PictureLibrary
  }

  /// Which frame it is for.
  let number: Int
  let previewer: AdPreviewer
  let ad: NativeAd?
  /// What each device's ad was drawn with.
  let options: [PreviewOptions]
  /// The pictures that are known.
  let pictures: PictureLibrary

  /// Draws.
  func drawn() -> Result {
    var pictures = pictures
    let ads = options.map { previewer.render(ad: ad, options: $0, pictures: &pictures) }
    return Result(number: number, ads: ads, pictures: pictures)
  }
}
