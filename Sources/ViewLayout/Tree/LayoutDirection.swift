import InterfaceBuilder

extension ViewTree {
  /// Whether leading and trailing are exchanged for a view, as its semantic content attribute and the interface's direction say.
  public func isRightToLeft(_ view: ViewIndex) -> Bool {
    switch nodes[view].view.semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: traits.isRightToLeft
    }
  }
}
