import AdPreview
import Files
import InterfaceBuilder

/// Draws cases one after the other and keeps what the next one needs too.
struct CaseRenderer {
  private struct Texts: Hashable {
    var language: String?
    var assets: [String]
  }

  private var source: (layout: PlannedLayout, texts: Texts, previewer: AdPreviewer)?
  private var readers: [Texts: LayoutReader] = [:]
  private var memory = PreviewMemory()

  /// Draws a case.
  mutating func render(_ snapshotCase: SnapshotCase) throws(SnapshotsError) -> FrameFile {
    let previewer = try previewer(for: snapshotCase)
    let rendered = previewer.render(
      ad: snapshotCase.changedAd, options: snapshotCase.options, memory: &memory,
      findings: .none)
    return FrameFile(rendered, name: FilePath.name(of: snapshotCase.layout.name))
  }

  private mutating func previewer(
    for snapshotCase: SnapshotCase
  ) throws(SnapshotsError) -> AdPreviewer {
    let layout = snapshotCase.layout
    let texts = Texts(language: snapshotCase.options.language, assets: snapshotCase.assets)
    if let source, source.layout == layout, source.texts == texts { return source.previewer }
    var reader = readers[texts] ?? LayoutReader(language: texts.language, assets: texts.assets)
    let document: Document
    do {
      document = try reader.document(layout.path)
    } catch {
      throw .document(error)
    }
    readers[texts] = reader
    guard document.layouts.indices.contains(layout.index) else {
      throw .layout(path: layout.path, problem: "has other views than when it was read before")
    }
    let previewer = AdPreviewer(
      document: document, layout: document.layouts[layout.index], object: layout.view)
    source = (layout, texts, previewer)
    return previewer
  }
}
