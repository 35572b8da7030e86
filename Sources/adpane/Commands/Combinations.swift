import AdPreview
import InterfaceBuilder
import NativeAds
import ViewLayout

/// Draws every layout with every ad on every device.
struct Combinations {
  private let request: Request
  private let ads: AdInputs
  private var layouts: LayoutInputs
  private var idleOptions: IdleOptions
  private var drawn = 0
  private var pictures = PictureLibrary()
  /// Which faults are looked for.
  var findings = FindingScope.all

  init(_ request: Request, _ console: inout Console) {
    self.request = request
    ads = AdInputs(request, &console)
    layouts = LayoutInputs(request)
    idleOptions = IdleOptions(request)
  }

  /// Draws the documents at paths, folders searched, and hands over each drawn ad.
  mutating func draw(
    _ paths: [String], _ console: inout Console,
    _ body: (RenderedAd, AdInput, LayoutLabel, inout Console) -> Void
  ) {
    anticipatePicture()
    for input in layouts.inputs(paths, &console) {
      guard console.isOpen else { return }
      guard let source = layouts.read(input, &console) else { continue }
      idleOptions.watch(source)
      let label = LayoutLabel(name: input.label, showsObject: source.views.count > 1)
      for view in source.views { draw(view, of: source, label, &console, body) }
    }
    idleOptions.finish(&console)
    layouts.finish(drawn: drawn, &console)
  }

  /// Lets the first ad's picture be decoded while its layout is read.
  private mutating func anticipatePicture() {
    guard let ad = ads.probable else { return }
    var options = request.options
    options.device = request.devices.first
    pictures.anticipate(ad, options: options)
  }

  private mutating func draw(
    _ view: DrawnView, of source: LayoutSource, _ label: LayoutLabel, _ console: inout Console,
    _ body: (RenderedAd, AdInput, LayoutLabel, inout Console) -> Void
  ) {
    let previewer = AdPreviewer(document: source.document, view: view)
    let devices: [Device?] = request.devices.isEmpty ? [nil] : request.devices
    let format = previewer.hasAdView ? previewer.format : nil
    for ad in ads.ads(for: format, &console) {
      for device in devices {
        var options = request.options
        options.device = device
        let rendered = previewer.render(
          ad: ad.ad, options: options, pictures: &pictures, findings: findings)
        for problem in rendered.pictureProblems { console.say(problem.description) }
        idleOptions.watch(rendered)
        drawn += 1
        body(rendered, ad, label, &console)
      }
    }
  }
}
