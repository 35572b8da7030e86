import InterfaceBuilder

extension IntrinsicSizes {
  /// Returns how far the baseline of a view's first line is from its top at a size, in points.
  ///
  /// A view without text has its baselines at its bottom edge.
  public func firstBaseline(of node: ViewNode, size: Size) -> Double {
    baselines(of: node, size: size)?.first ?? size.height
  }

  /// Returns how far the baseline of a view's last line is from its bottom at a size, in points.
  public func lastBaseline(of node: ViewNode, size: Size) -> Double {
    baselines(of: node, size: size)?.last ?? 0
  }

  private func baselines(of node: ViewNode, size: Size) -> (first: Double, last: Double)? {
    switch node.view.content {
    case .label(let label):
      // Text stands in the middle of a stretched label, yet its baselines keep to the edges (measured).
      return measurer.baselines(
        of: textBlock(of: label), in: Size(width: size.width, height: .infinity))
    case .button(let button):
      guard let block = titleBlock(of: button), let title = buttonLayout(of: node, in: size)?.title,
        let inner = measurer.baselines(of: block, in: title.size)
      else { return nil }
      return (title.y + inner.first, size.height - title.maxY + inner.last)
    case .textField(let textField):
      var block = textBlock(of: textField)
      if block.text.runs.isEmpty { block = TextBlock(" ", font: textField.font) }
      return measurer.baselines(of: block, in: size)
    case .textView(let textView):
      let insets = TextViewMetrics.insets
      var block = textBlock(of: textView)
      if block.text.runs.isEmpty { block = TextBlock(" ", font: textView.font) }
      let inner = Size(width: size.width - insets.left - insets.right, height: .infinity)
      guard let lines = measurer.baselines(of: block, in: inner) else { return nil }
      return (lines.first + insets.top, lines.last + insets.bottom)
    default:
      return nil
    }
  }
}
