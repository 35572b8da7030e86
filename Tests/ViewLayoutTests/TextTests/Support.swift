import InterfaceBuilder

@testable import ViewLayout

extension TextMeasurer {
  init(scale: Double, textSize: TextSize = .large, isRightToLeft: Bool = false) {
    var traits = Traits()
    traits.scale = scale
    traits.textSize = textSize
    traits.isRightToLeft = isRightToLeft
    self.init(traits: traits)
  }
}

extension TextBlock {
  init(_ text: String, pointSize: Double, weight: FontWeight = .regular) {
    self.init(text, font: .system(size: pointSize, weight: weight, isItalic: false))
  }
}

extension IntrinsicSizes {
  /// The sizes of a document of the given age with the given resources.
  init(
    images: [String: ImageResource] = [:], designables: [String: Size] = [:],
    toolsVersion: Int? = nil, isCanvas: Bool = false, isRightToLeft: Bool = false
  ) throws {
    var document = Document(path: "Test.xib", kind: .xib)
    document.resources.images = images
    document.designables = designables
    document.toolsVersion = toolsVersion
    var traits = Traits()
    traits.isCanvas = isCanvas
    traits.isRightToLeft = isRightToLeft
    let layout = Layout(root: View(element: "view"))
    self.init(tree: ViewTree(document: document, layout: layout, traits: traits))
  }
}

extension ViewNode {
  /// A view of its own with the given content.
  init(_ content: ViewContent, id: String = "view", imageSize: Size? = nil) {
    var view = View(element: "view")
    view.content = content
    self.init(
      id: id, hasDocumentID: true, view: view, parent: nil, children: [], imageSize: imageSize,
      mode: .constraints)
  }
}
