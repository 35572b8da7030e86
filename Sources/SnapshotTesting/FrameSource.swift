import AdPreview
import InterfaceBuilder
import NativeAds
import Snapshots
import ViewLayout

/// The ad that a test draws a layout with.
public enum TestedAd: Equatable, Sendable {
  /// The test ad of the layout's format.
  case standard
  /// One of the test ads by name, such as `long-texts`.
  case named(String)
  /// The only or first ad of a file, relative to the test's own file.
  case file(String)
  /// An ad made in code.
  case value(NativeAd)
  /// No ad: the layout as it is.
  case none
}

/// A layout with an ad in an environment, as a test asks for it.
struct FrameSource {
  var layout: String
  var ad: TestedAd
  var object: String?
  var options: PreviewOptions
  /// The folder that paths are relative to, ended by a slash.
  var folder: String

  /// Draws the frame.
  func frame() throws(SnapshotsError) -> FrameFile {
    var reader = LayoutReader(language: options.language)
    let document: Document
    do {
      document = try reader.document(path(of: layout))
    } catch {
      throw .document(error)
    }
    var candidates = AdViewSearch.views(in: document, object: object)
    if object == nil, candidates.isEmpty { candidates = AdViewSearch.allViews(in: document) }
    if candidates.count > 1, object == nil, candidates[0].hasAdView {
      let names = candidates.map { "'\($0.name)'" }.joined(separator: ", ")
      throw .layout(
        path: document.path,
        problem: "holds \(candidates.count) ad views; 'object:' says which of \(names)")
    }
    guard let view = candidates.first else {
      throw .layout(
        path: document.path,
        problem: object.map { "has no object '\($0)'" } ?? "holds no view to draw")
    }
    let previewer = AdPreviewer(document: document, view: view)
    return FrameFile(previewer.render(ad: try ad(for: previewer), options: options))
  }

  private func ad(for previewer: AdPreviewer) throws(SnapshotsError) -> NativeAd? {
    do {
      switch ad {
      case .standard:
        return previewer.hasAdView ? TestAds.standard(for: previewer.format) : nil
      case .named(let name): return try TestAds.named(name).ad
      case .file(let name): return try AdFile.read(path(of: name)).ads.first
      case .value(let ad): return ad
      case .none: return nil
      }
    } catch {
      throw .ad(error)
    }
  }

  private func path(of name: String) -> String {
    name.hasPrefix("/") ? name : folder + name
  }
}
