import Foundation
import InterfaceBuilder
import Testing

@testable import ViewLayout

/// The folder of public documents, where ADPANE_CORPUS names one.
private let corpus = ProcessInfo.processInfo.environment["ADPANE_CORPUS"]

@Suite("Text of public documents", .enabled(if: corpus != nil, "ADPANE_CORPUS is not set"))
struct CorpusTextTests {
  /// How far predicted widths of distinct texts are from the saved ones, in points.
  private func differences(in folder: String) -> [Double] {
    var differences: [String: Double] = [:]
    let files = FileManager.default.enumerator(atPath: folder)
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".xib"), let document = try? Document(contentsOf: folder + "/" + path)
      else { continue }
      for layout in document.layouts {
        let tree = ViewTree(
          document: document, layout: layout, traits: .canvas(for: document))
        let sizes = IntrinsicSizes(tree: tree)
        for node in tree.nodes where !node.view.isMisplaced {
          guard case .label(let label) = node.view.content, label.attributedText == nil,
            case .system = label.font, let saved = node.view.frame?.width,
            node.mode == .constraints || node.mode == .stack,
            let width = sizes.size(of: node).width, width > 0
          else { continue }
          differences["\(label.text) \(label.font) \(tree.traits.scale)"] = saved - width
        }
      }
    }
    // A label that is further off has a width of its own, not its text's.
    return differences.values.filter { abs($0) <= 3 }
  }

  @Test("widths of labels are those that Interface Builder saved, give or take a point")
  func labelWidths() throws {
    let differences = differences(in: try #require(corpus))
    try #require(differences.count >= 50)
    let count = Double(differences.count)
    let withinHalf = Double(differences.count { abs($0) <= 0.51 }) / count
    let withinOne = Double(differences.count { abs($0) <= 1.01 }) / count
    #expect(withinHalf >= 0.75)
    #expect(withinOne >= 0.9)
  }
}
