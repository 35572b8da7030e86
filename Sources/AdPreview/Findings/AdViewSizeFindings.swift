import InterfaceBuilder
import NativeAds
import ViewLayout

extension RenderReport {
  /// What there is to say about the ad view's own size.
  func adViewSizeFindings() -> [Finding] { smallnessFindings() + slackFindings() }

  private func smallnessFindings() -> [Finding] {
    let size = adViewSize
    let registration = NativeAdRegistration(
      .native, width: size.width, height: size.height, assetViews: [])
    guard registration.isTooSmallToBeServed else { return [] }
    let least = PointText.make(NativeAdRegistration.leastSide)
    return [
      finding(
        "ad-view-too-small", .warning, scene.root.index,
        "ad view smaller than \(least)×\(least) pt: \(name(of: scene.root.index)) is "
          + "\(PointText.make(size.width))×\(PointText.make(size.height)) pt, and ad slots of less "
          + "are not served; give it more room")
    ]
  }

  /// The ad view's size in points; where it is asked for, without rounding to pixels.
  private var adViewSize: Size {
    var size = scene.root.rect.size
    guard scene.root.index == 0 else { return size }
    size.width = pass.width
    if case .exact(let height) = pass.height { size.height = height }
    // An ad that fits into little is as high as its slot, and the slot that is known is the saved one.
    if options.height == .fit, size.height < NativeAdRegistration.leastSide,
      let saved = pass.layout.root.frame?.height
    {
      size.height = saved
    }
    return size
  }

  /// An empty strip in an ad that is taller than what it shows.
  ///
  /// Only a height from outside can leave one. Views that stretch take it up, so that what counts is how much
  /// taller the empty part is than in the height that the content needs.
  private func slackFindings() -> [Finding] {
    guard scene.root.index == 0, pass.layout.controller == nil, !options.isCanvas,
      case .exact(let height) = pass.height
    else { return [] }
    var engine = LayoutEngine(tree: tree)
    guard let needed = engine.fittingHeight(width: pass.width), needed < height else { return [] }
    let fitting = engine.layout(width: pass.width, height: .exact(needed))
    let slack = (height - contentHeight(result)) - (needed - contentHeight(fitting))
    guard slack >= Self.leastSlack else { return [] }
    return [
      finding(
        "ad-view-slack", .note, 0,
        "content needs \(PointText.make(needed)), ad is \(PointText.make(height)): "
          + "\(PointText.make(slack)) pt of the ad's height stay empty")
    ]
  }

  /// Less than half a line of text is not seen as a strip.
  private static let leastSlack = 8.0

  /// The height from the highest to the lowest edge of what is seen, in points.
  private func contentHeight(_ layout: LayoutResult) -> Double {
    let seen = scene.views.filter {
      !$0.isHidden && tree.nodes[$0.index].children.isEmpty && $0.index != 0
    }.map { layout.absoluteFrames[$0.index] }.filter { !$0.isEmpty }
    guard let top = seen.map(\.y).min(), let bottom = seen.map(\.maxY).max() else { return 0 }
    return bottom - top
  }
}
