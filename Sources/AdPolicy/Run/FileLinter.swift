import AdPreview
import InterfaceBuilder
import NativeAds
import ViewLayout

/// Looks at one document after the other, and keeps what the next one can use.
struct FileLinter {
  private let plan: LintPlan
  private var readers: [String: LayoutReader] = [:]

  init(_ plan: LintPlan) { self.plan = plan }

  /// Looks at a document in every combination.
  mutating func lint(_ input: LintPlan.Input) -> LintedFile {
    var file = LintedFile(path: input.path, outcome: .linted)
    let takesAll = plan.takesEveryDocument || !input.isFound
    do {
      let document = try document(input.path, language: plan.variants.languages.first ?? nil)
      let views = chosenViews(of: document, takesAll: takesAll)
      guard !views.isEmpty else {
        if input.isFound {
          file.outcome = .withoutAdView
        } else {
          file.outcome = .empty(
            problem: plan.object.map { "has no object '\($0)'" } ?? "holds no view to draw")
        }
        return file
      }
      for view in views { try lint(view, of: document, into: &file) }
      if !input.isFound, !plan.takesEveryDocument, plan.object == nil {
        file.findings += missingAdView(in: document)
      }
      let silences = Silences(of: document)
      for index in file.findings.indices
      where silences.covers(file.findings[index].finding) {
        file.findings[index].silence = .document
      }
      file.findings += silences.unknown(path: input.path)
      file.findings = input.settings.applied(to: file.findings)
    } catch {
      if !takesAll, case .platform = error {
        file.outcome = .otherSystem
      } else {
        file.outcome = .unreadable(error)
      }
    }
    return file
  }

  private mutating func document(
    _ path: String, language: String?
  ) throws(InterfaceBuilderError) -> Document {
    let key = language ?? ""
    var reader = readers[key] ?? LayoutReader(language: language)
    let document = try reader.document(path)
    readers[key] = reader
    return document
  }

  /// The views that are looked at: ad views, and all layouts of a document that has none and is wanted.
  private func chosenViews(of document: Document, takesAll: Bool) -> [DrawnView] {
    if let object = plan.object { return AdViewSearch.views(in: document, object: object) }
    let all = AdViewSearch.allViews(in: document)
    if plan.takesEveryDocument { return all }
    let ads = all.filter(\.hasAdView)
    return ads.isEmpty && takesAll ? all : ads
  }

  private mutating func lint(
    _ view: DrawnView, of document: Document, into file: inout LintedFile
  ) throws(InterfaceBuilderError) {
    var merge = FindingMerge()
    var memory = PreviewMemory()
    var object = view.layout.root.id ?? ""
    for language in plan.variants.languages {
      let isFirst = language == (plan.variants.languages.first ?? nil)
      let localized = isFirst ? document : try self.document(file.path, language: language)
      guard localized.layouts.indices.contains(view.index) else { continue }
      let previewer = AdPreviewer(
        document: localized, layout: localized.layouts[view.index], object: view.object)
      let ads = plan.variants.ads(previewer.hasAdView ? previewer.format : nil)
      for ad in ads {
        for device in plan.variants.devices {
          for textSize in plan.variants.textSizes {
            for appearance in plan.variants.appearances {
              var options = plan.variants.options
              options.device = device
              options.textSize = textSize
              options.appearance = appearance
              options.language = language
              if let language, LanguageCode.isRightToLeft(language) {
                options.isRightToLeft = true
              }
              object = look(at: previewer, ad, options, &memory, &merge)
            }
          }
        }
      }
    }
    file.combinationCount += merge.combinations.count
    // What is the matter with the views around several ad views shows with each of them.
    let known = file.findings.map(\.finding)
    file.findings += merge.findings(path: file.path, object: object)
      .filter { !known.contains($0.finding) }
  }

  /// Draws a combination at every height; returns the id of what was drawn.
  ///
  /// A height that comes to the same as the one before is not drawn again.
  private func look(
    at previewer: AdPreviewer, _ ad: LintAd, _ options: PreviewOptions,
    _ memory: inout PreviewMemory, _ merge: inout FindingMerge
  ) -> String {
    var object = ""
    var last: RenderedAd?
    for height in plan.variants.heights {
      // A whole screen of a storyboard has the height of the screen, and the height that Interface Builder gives to every
      // new view is no ad's.
      let layout = previewer.layout
      if height == .saved, layout.controller != nil || layout.hasSizeOfCanvas,
        plan.variants.heights.count > 1
      {
        continue
      }
      var options = options
      options.height = height
      let saved = previewer.layout.root.frame?.height
      let rendered: RenderedAd
      if height == .saved, let last,
        saved == nil || saved == last.views.first?.frame.height
      {
        rendered = last
      } else {
        rendered = previewer.render(ad: ad.ad, options: options, memory: &memory)
      }
      last = rendered
      object = rendered.objectID
      merge.add(
        rendered.findings,
        in: LintCombination(
          ad: ad.ad == nil ? nil : ad.name, device: options.device?.name,
          isLandscape: options.isLandscape, appearance: options.appearance,
          language: options.language, textSize: options.textSize,
          isSavedHeight: height == .saved))
    }
    return object
  }

  private func missingAdView(in document: Document) -> [LintFinding] {
    guard !AdViewSearch.hasAdView(document), let root = document.layouts.first?.root else {
      return []
    }
    return [
      LintFinding(
        path: document.path, object: root.id ?? "",
        finding: Finding(
          rule: "no-ad-view", severity: .error, viewID: root.id,
          message:
            "no view has a class or outlets of a native ad view; set the class of the ad's view, such as "
            + "GADNativeAdView, or pass --all to look at the document as it is",
          location: root.location),
        range: CombinationRange([], of: []))
    ]
  }
}
