import Cells
import InterfaceBuilder
import NativeAds
import ViewLayout

/// Draws a layout with ads: parse once, render many.
///
/// Rendering is a function of values. The same document, ad and options give the same frame on every machine.
public struct AdPreviewer: Sendable {
  /// The document that the layout belongs to.
  public let document: Document
  /// The layout that is drawn.
  public let layout: Layout
  let match: AdViewSearch.Match
  private let identity = PreviewerIdentity()

  /// Prepares a layout.
  ///
  /// - Parameters:
  ///   - document: The document that the layout belongs to.
  ///   - layout: One of its layouts.
  ///   - object: The id or path of the view to draw; nil for the layout's ad view, or the whole layout where it
  ///     has none.
  public init(document: Document, layout: Layout, object: String? = nil) {
    self.document = document
    self.layout = layout
    match = AdViewSearch.match(in: layout, of: document, object: object)
  }

  /// Whether the layout holds an ad view; if not it is drawn as it is.
  public var hasAdView: Bool { match.profile != .plain }

  /// The kind of the ad view.
  public var profile: AdViewProfile { match.profile }

  /// The format of ad that the layout was made for.
  public var format: NativeAd.Format {
    switch match.profile {
    case .appInstall: .appInstall
    case .content: .content
    case .native, .template, .plain: .native
    }
  }

  /// The width in points that an ad gets: as asked, else the device's, else as saved.
  public func width(for options: PreviewOptions) -> Double {
    RenderPass(document: document, layout: layout, match: match, ad: nil, options: options).width
  }

  /// Lays the layout out with an ad and draws nothing yet.
  ///
  /// - Parameters:
  ///   - ad: The ad; nil shows the layout's own texts.
  ///   - options: Device, size, appearance and everything else.
  public func laidOut(ad: NativeAd?, options: PreviewOptions) -> LaidOutAd {
    pass(ad, options, findings: .all).laidOut()
  }

  /// Lays the layout out with an ad and draws it.
  ///
  /// - Parameters:
  ///   - ad: The ad; nil shows the layout's own texts.
  ///   - options: Device, size, appearance and everything else.
  public func render(ad: NativeAd?, options: PreviewOptions) -> RenderedAd {
    var pictures = PictureLibrary()
    return render(ad: ad, options: options, pictures: &pictures)
  }

  /// Lays the layout out with an ad and draws it, with pictures that may be drawn already.
  ///
  /// - Parameters:
  ///   - ad: The ad; nil shows the layout's own texts.
  ///   - options: Device, size, appearance and everything else.
  ///   - pictures: Where pictures come from; it changes nothing but the time that drawing takes.
  ///   - findings: Which faults are looked for; who wants the frame alone saves a tenth of the time.
  public func render(
    ad: NativeAd?, options: PreviewOptions, pictures: inout PictureLibrary,
    findings: FindingScope = .all
  ) -> RenderedAd {
    pass(ad, options, findings: findings).render(&pictures)
  }

  /// Lays the layout out with an ad and draws it, with what an earlier drawing may have left behind.
  ///
  /// - Parameters:
  ///   - ad: The ad; nil shows the layout's own texts.
  ///   - options: Device, size, appearance and everything else.
  ///   - memory: What earlier drawings left behind; it changes nothing but the time that drawing takes.
  ///   - findings: Which faults are looked for.
  public func render(
    ad: NativeAd?, options: PreviewOptions, memory: inout PreviewMemory,
    findings: FindingScope = .all
  ) -> RenderedAd {
    memory.laidOut(pass(ad, options, findings: findings), by: identity)
      .rendered(cell: options.cell, pictures: &memory.pictures)
  }

  private func pass(
    _ ad: NativeAd?, _ options: PreviewOptions, findings: FindingScope
  ) -> RenderPass {
    RenderPass(
      document: document, layout: layout, match: match, ad: options.isCanvas ? nil : ad,
      options: options, findings: findings)
  }
}
