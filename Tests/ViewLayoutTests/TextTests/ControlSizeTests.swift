import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Sizes of controls")
struct ControlSizeTests {
  struct Control: Sendable {
    var content: ViewContent
    var toolsVersion: Int
    var width: Double?
    var height: Double?

    init(_ content: ViewContent, in toolsVersion: Int = 23_504, _ width: Double?, _ height: Double?)
    {
      self.content = content
      self.toolsVersion = toolsVersion
      self.width = width
      self.height = height
    }
  }

  static let controls: [Control] = [
    Control(.plain, nil, nil), Control(.stackView(StackViewContent()), nil, nil),
    Control(.scrollView(ScrollViewContent()), nil, nil), Control(.webView, nil, nil),
    Control(.mapView, nil, nil), Control(.other, nil, nil), Control(.visualEffectView, nil, nil),
    Control(.toggle(isOn: true), 49, 31), Control(.toggle(isOn: true), in: 24_127, 61, 28),
    Control(.slider(value: 0, minimum: 0, maximum: 1), nil, 30),
    Control(.stepper, 94, 32), Control(.stepper, in: 13_122, 94, 29),
    Control(.pageControl(numberOfPages: 3, currentPage: 0), in: 14_113, 39, 37),
    Control(.pageControl(numberOfPages: 0, currentPage: 0), in: 14_113, 0, 37),
    Control(.pageControl(numberOfPages: 3, currentPage: 0), 39, 26),
    Control(.progressView(progress: 0, isBar: false), in: 13_122, nil, 2),
    Control(.progressView(progress: 0, isBar: false), nil, 4),
    Control(.activityIndicator(isLarge: false, isAnimating: true), 20, 20),
    Control(.activityIndicator(isLarge: true, isAnimating: true), 37, 37),
    Control(.pickerView, 320, 216), Control(.datePicker(style: "wheels"), 320, 216),
    Control(.searchBar(placeholder: nil), nil, 56),
    Control(.searchBar(placeholder: nil), in: 10_117, nil, 44),
    Control(.navigationBar(title: "Ad"), nil, 44), Control(.toolbar, nil, 44),
    Control(.tabBar, nil, 49),
  ]

  @Test("a control has the size of its class and age", arguments: controls)
  func sizes(control: Control) throws {
    let size = try IntrinsicSizes(toolsVersion: control.toolsVersion)
      .size(of: ViewNode(control.content))
    #expect(size == IntrinsicSize(width: control.width, height: control.height))
  }

  private func segments(_ titles: [String], toolsVersion: Int) throws -> IntrinsicSize {
    let control = SegmentedControlContent(
      segments: titles.map { .init(title: $0) }, selected: 0)
    return try IntrinsicSizes(toolsVersion: toolsVersion)
      .size(of: ViewNode(.segmentedControl(control)))
  }

  @Test("segments are as wide as the widest title needs")
  func segmentedControls() throws {
    // Frames are a point taller than these alignment rectangles.
    #expect(
      try segments(["Horizontal", "Vertical"], toolsVersion: 9_531)
        == IntrinsicSize(width: 153, height: 28))
    #expect(
      try segments(["First", "Second"], toolsVersion: 13_122)
        == IntrinsicSize(width: 121, height: 28))
    #expect(
      try segments(["Solid", "Gradient"], toolsVersion: 15_400)
        == IntrinsicSize(width: 145, height: 31))
    let fixed = SegmentedControlContent(
      segments: [.init(title: "A", width: 40), .init(title: "B", width: 50)], selected: nil)
    #expect(try IntrinsicSizes().size(of: ViewNode(.segmentedControl(fixed))).width == 91)
  }

  @Test("three controls reach beyond their alignment rectangles")
  func alignmentInsets() throws {
    let sizes = try IntrinsicSizes()
    func insets(_ content: ViewContent) -> EdgeInsets {
      sizes.alignmentInsets(of: ViewNode(content))
    }
    #expect(insets(.toggle(isOn: false)) == EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(
      insets(.slider(value: 0, minimum: 0, maximum: 1))
        == EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    #expect(
      insets(.segmentedControl(SegmentedControlContent(segments: [], selected: nil)))
        == EdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    #expect(insets(.stepper) == .zero)
  }

  @Test("an image view has its image's size, and none without one")
  func images() throws {
    let images = [
      "photo": ImageResource(size: Size(width: 120, height: 80), isSystemSymbol: false),
      "chevron.right": ImageResource(size: Size(width: 96, height: 128), isSystemSymbol: true),
    ]
    let sizes = try IntrinsicSizes(images: images)
    func size(_ name: String?, known: Size? = nil, pointSize: Double? = nil) -> IntrinsicSize {
      var image = ImageViewContent()
      image.image = name
      image.symbolPointSize = pointSize
      return sizes.size(of: ViewNode(.imageView(image), imageSize: known))
    }
    #expect(size("photo") == IntrinsicSize(width: 120, height: 80))
    #expect(size("missing") == .none)
    #expect(size(nil) == .none)
    #expect(
      size("missing", known: Size(width: 9, height: 8)) == IntrinsicSize(width: 9, height: 8))
    // A recorded symbol is far larger than the drawn one, which grows with its font.
    #expect(size("chevron.right") == IntrinsicSize(width: 13, height: 17.5))
    #expect(size("chevron.right", pointSize: 34) == IntrinsicSize(width: 26, height: 34.5))
  }

  @Test("recorded and placeholder sizes count on the canvas")
  func canvas() throws {
    var label = LabelContent()
    label.text = "Label"
    var node = ViewNode(.label(label), id: "a")
    node.view.placeholderIntrinsicHeight = 99
    let recorded = ["a": Size(width: 12, height: 34), "b": Size(width: 5, height: 6)]
    let canvas = try IntrinsicSizes(designables: recorded, isCanvas: true)
    #expect(canvas.size(of: node) == IntrinsicSize(width: 12, height: 99))
    let device = try IntrinsicSizes(designables: recorded)
    #expect(device.size(of: node) == IntrinsicSize(width: 41.5, height: 20.5))
    #expect(device.size(of: ViewNode(.plain, id: "b")) == IntrinsicSize(width: 5, height: 6))
  }
}
