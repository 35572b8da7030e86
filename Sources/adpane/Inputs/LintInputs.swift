import AdPolicy
import AdPreview
import Files
import NativeAds
import Snapshots

/// Finds what `lint` looks at: documents, ads and the settings of projects.
struct LintInputs {
  private let request: Request

  init(_ request: Request) { self.request = request }

  /// Returns what is to be looked at; nil where it cannot be had, which is said.
  func plan(_ paths: [String], _ console: inout Console) -> LintPlan? {
    let inputs = AdInputs(request, &console)
    var ads: [NativeAd.Format?: [LintAd]] = [:]
    for format in [nil] + NativeAd.Format.allCases.map({ $0 }) {
      ads[format] = inputs.ads(for: format, &console).map { LintAd(name: $0.name, ad: $0.ad) }
    }
    guard console.status == 0 else { return nil }
    let table = ads
    var variants = LintVariants { format in table[format] ?? [] }
    variants.devices = request.devices.isEmpty ? [nil] : request.devices
    variants.options = request.options
    variants.options.pictures = .outline
    variants.options.isRightToLeft = request.lint.isRightToLeft
    if !request.lint.appearances.isEmpty { variants.appearances = request.lint.appearances }
    if !request.lint.languages.isEmpty { variants.languages = request.lint.languages }
    if !request.lint.textSizes.isEmpty { variants.textSizes = request.lint.textSizes }
    if !request.lint.heights.isEmpty { variants.heights = request.lint.heights }

    var settings = ProjectSettings(request)
    var found: [LintPlan.Input] = []
    for input in LayoutInputs(request).inputs(paths, &console) {
      guard let own = settings.settings(for: input.path, &console) else { return nil }
      found.append(LintPlan.Input(path: input.path, isFound: input.isFound, settings: own))
    }
    var plan = LintPlan(inputs: found, variants: variants)
    plan.object = request.object
    plan.takesEveryDocument = request.takesEveryDocument
    return plan
  }
}

/// The settings of rules, by the folders of layouts.
private struct ProjectSettings {
  private let request: LintRequest
  private var byFolder: [String: LintSettings] = [:]
  private var byManifest: [String: LintSettings] = [:]

  init(_ request: Request) { self.request = request.lint }

  /// Returns the settings of the nearest `adpane.json` with what the command line asks for.
  mutating func settings(for path: String, _ console: inout Console) -> LintSettings? {
    let folder = FilePath.parent(of: path)
    if let known = byFolder[folder] { return known }
    do {
      let manifest = Self.manifest(above: folder)
      let settings: LintSettings
      if let manifest, let known = byManifest[manifest] {
        settings = known
      } else {
        settings = try read(manifest)
      }
      byFolder[folder] = settings
      if let manifest { byManifest[manifest] = settings }
      return settings
    } catch {
      console.refuse(error.description)
      return nil
    }
  }

  private func read(_ manifest: String?) throws(AdPolicyError) -> LintSettings {
    var settings = LintSettings()
    var baseline: String?
    if let manifest { baseline = try settings.read(manifest: manifest) }
    if let severity = request.severity { settings.leastSeverity = severity }
    settings.rules = request.rules
    settings.disabled = settings.disabled.subtracting(request.rules).union(request.disabled)
    // What is written as a baseline holds what an older one had.
    guard request.newBaseline == nil, let path = request.baseline ?? baseline else {
      return settings
    }
    settings.baseline = try LintBaseline(contentsOf: path)
    return settings
  }

  private static func manifest(above folder: String) -> String? {
    guard var place = FilePath.absolute(folder) else { return nil }
    while true {
      let path = (place == "/" ? "" : place) + "/" + Manifest.fileName
      if FileKind(ofPath: path) == .file { return path }
      if place == "/" { return nil }
      place = FilePath.parent(of: place)
    }
  }
}
