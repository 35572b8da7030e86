import InterfaceBuilder

extension IntrinsicSizes {
  /// Returns one diagnostic for each font of a tree that is measured with the system font's metrics instead, in
  /// the order of the tree.
  public func unknownFonts(in tree: ViewTree) -> [Diagnostic] {
    var named: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for node in tree.nodes {
      for case .named(let name, let family, let size) in fonts(of: node.view.content)
      where !measurer.font(.named(name: name, family: family, size: size)).isKnown
        && named.insert(name).inserted
      {
        diagnostics.append(
          Diagnostic(
            rule: "unknown-font",
            message: "font \"\(name)\" isn't known here: its text is measured with the system font",
            location: node.view.location))
      }
    }
    return diagnostics
  }

  private func fonts(of content: ViewContent) -> [FontDescription] {
    switch content {
    case .label(let label):
      (label.attributedText?.runs.compactMap(\.font) ?? []) + [label.font]
    case .button(let button):
      [titleFont(of: button)] + (button.normal.attributedTitle?.runs.compactMap(\.font) ?? [])
    case .textField(let textField): [textField.font]
    case .textView(let textView):
      (textView.attributedText?.runs.compactMap(\.font) ?? []) + [textView.font]
    default: []
    }
  }
}
