import NativeAds

/// What drawing leaves behind for the next drawing: pictures, and the last layout.
///
/// It changes nothing but the time that drawing takes. Whoever draws many frames keeps one.
public struct PreviewMemory: Sendable {
  /// Where pictures come from.
  public var pictures = PictureLibrary()
  private var last: (key: Key, ad: LaidOutAd)?

  /// Creates an empty memory.
  public init() {}

  /// What a layout is made of.
  private struct Key: Equatable {
    let previewer: PreviewerIdentity
    let ad: NativeAd?
    let options: PreviewOptions
  }

  /// Returns what a pass lays out, which is the last layout where the appearance alone is another.
  mutating func laidOut(_ pass: RenderPass, by previewer: PreviewerIdentity) -> LaidOutAd {
    var options = pass.options
    // Layout has no way to know it: traits do not hold it.
    options.appearance = .light
    let key = Key(previewer: previewer, ad: pass.ad, options: options)
    if var kept = last?.ad, last?.key == key {
      kept.pass = pass
      return kept
    }
    let ad = pass.laidOut()
    last = (key, ad)
    return ad
  }
}
