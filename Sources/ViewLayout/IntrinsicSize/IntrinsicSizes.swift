import InterfaceBuilder

/// Says how large the views of a tree want to be, where their text stands and how they are aligned.
public struct IntrinsicSizes: Sendable {
  /// Measures the text of views.
  public let measurer: TextMeasurer
  let images: [String: ImageResource]
  let designables: [String: Size]
  let isCanvas: Bool
  /// The look of controls, which changed between versions of Interface Builder.
  let metrics: ControlMetrics

  /// Creates the sizes for a tree's resources, traits and age.
  public init(tree: ViewTree) {
    measurer = TextMeasurer(traits: tree.traits)
    images = tree.resources.images
    designables = tree.designables
    isCanvas = tree.traits.isCanvas
    metrics = ControlMetrics(toolsVersion: tree.toolsVersion)
  }

  /// Returns the size that a view asks for, in points.
  ///
  /// Text of several lines wraps at `maximumWidth`, unless the document gives its label a preferred width. On the
  /// canvas, placeholder sizes and the sizes that Interface Builder recorded for designable views come first.
  public func size(of node: ViewNode, maximumWidth: Double? = nil) -> IntrinsicSize {
    var size = designableSize(of: node) ?? contentSize(of: node, maximumWidth: maximumWidth)
    if isCanvas {
      size.width = node.view.placeholderIntrinsicWidth ?? size.width
      size.height = node.view.placeholderIntrinsicHeight ?? size.height
    }
    return size
  }

  /// Whether a view's height depends on the width it gets.
  public func wrapsText(_ node: ViewNode) -> Bool {
    switch node.view.content {
    case .label(let label): label.numberOfLines != 1
    case .textView(let textView): !textView.isScrollEnabled
    default: false
    }
  }

  /// Returns a recorded size; at run time only classes of the app's own keep it, since others show new content.
  private func designableSize(of node: ViewNode) -> IntrinsicSize? {
    guard let size = designables[node.id] else { return nil }
    switch node.view.content {
    case .plain, .other: return IntrinsicSize(size)
    default: return isCanvas ? IntrinsicSize(size) : nil
    }
  }

  private func contentSize(of node: ViewNode, maximumWidth: Double?) -> IntrinsicSize {
    switch node.view.content {
    case .label(let label):
      return labelSize(of: label, maximumWidth: maximumWidth)
    case .button(let button):
      return IntrinsicSize(buttonSize(of: button, imageSize: node.imageSize))
    case .imageView(let image):
      return imageSize(of: image, known: node.imageSize)
    case .textField(let textField):
      return IntrinsicSize(textFieldSize(of: textField))
    case .textView(let textView):
      return textViewSize(of: textView, maximumWidth: maximumWidth)
    case .segmentedControl(let control):
      return IntrinsicSize(segmentedControlSize(of: control))
    case .toggle: return IntrinsicSize(metrics.switchSize)
    case .slider: return IntrinsicSize(width: nil, height: metrics.sliderHeight)
    case .stepper: return IntrinsicSize(metrics.stepperSize)
    case .pageControl(let pages, _): return IntrinsicSize(metrics.pageControlSize(pages: pages))
    case .progressView(_, let isBar):
      return IntrinsicSize(width: nil, height: metrics.progressHeight(isBar: isBar))
    case .activityIndicator(let isLarge, _):
      return IntrinsicSize(metrics.activityIndicatorSize(isLarge: isLarge))
    case .datePicker(let style): return IntrinsicSize(metrics.datePickerSize(style: style))
    case .pickerView: return IntrinsicSize(metrics.pickerSize)
    case .searchBar: return IntrinsicSize(width: nil, height: metrics.searchBarHeight)
    case .navigationBar, .toolbar: return IntrinsicSize(width: nil, height: metrics.barHeight)
    case .tabBar: return IntrinsicSize(width: nil, height: metrics.tabBarHeight)
    case .plain, .stackView, .scrollView, .tableView, .collectionView, .tableViewCell,
      .tableViewCellContentView, .collectionViewCell, .collectionReusableView, .visualEffectView,
      .webView, .mapView, .other:
      return .none
    }
  }

  private func labelSize(of label: LabelContent, maximumWidth: Double?) -> IntrinsicSize {
    let preferred = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : nil
    return IntrinsicSize(
      measurer.size(of: textBlock(of: label), maximumWidth: preferred ?? maximumWidth))
  }

  private func segmentedControlSize(of control: SegmentedControlContent) -> Size {
    let font = measurer.font(metrics.segmentFont)
    let widest = control.segments.reduce(0.0) { widest, segment in
      let width =
        segment.title.map { measurer.width(of: $0, font: font) }
        ?? segment.image.flatMap { images[$0]?.size.width } ?? 0
      return max(widest, width)
    }
    return metrics.segmentedControlSize(control, widestContent: widest)
  }
}
