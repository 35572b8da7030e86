import InterfaceBuilder

/// Applies size-class variations: everything is installed, then `default` speaks, then what matches, the more specific later.
///
/// The order is the Auto Layout Guide's: a variation for one class overrides the general one, and one for both classes overrides
/// those for one.
struct VariationResolution {
  /// The size classes that choose.
  var sizeClasses: SizeClasses

  /// Returns the variations that apply, in the order in which they are to be applied.
  func matching(_ variations: [Variation]) -> [Variation] {
    guard !variations.isEmpty else { return [] }
    return variations.enumerated()
      .filter { matches($0.element.condition) }
      .sorted {
        (specificity($0.element.condition), $0.offset) < (
          specificity($1.element.condition), $1.offset
        )
      }
      .map(\.element)
  }

  /// Returns a view with its own attributes overridden and with the subviews and constraints that are installed.
  func resolve(_ view: View) -> View {
    let variations = matching(view.variations)
    var view = view
    var excluded: Set<String> = []
    for variation in variations {
      excluded.formUnion(variation.excluded)
      excluded.subtract(variation.included)
      override(&view, by: variation)
    }
    if !excluded.isEmpty {
      view.subviews.removeAll { $0.id.map(excluded.contains) ?? false }
      view.constraints.removeAll { $0.id.map(excluded.contains) ?? false }
    }
    for index in view.constraints.indices where !view.constraints[index].variations.isEmpty {
      for variation in matching(view.constraints[index].variations) {
        override(&view.constraints[index], by: variation)
      }
    }
    return view
  }

  private func matches(_ condition: Variation.Condition) -> Bool {
    guard !condition.isOtherIdiom else { return false }
    if let width = condition.width, width != sizeClasses.width { return false }
    if let height = condition.height, height != sizeClasses.height { return false }
    return true
  }

  private func specificity(_ condition: Variation.Condition) -> Int {
    (condition.width == nil ? 0 : 1) + (condition.height == nil ? 0 : 1)
  }

  private func override(_ constraint: inout InterfaceBuilder.Constraint, by variation: Variation) {
    if let constant = variation.attributes["constant"].flatMap(Double.init) {
      constraint.constant = constant
    }
    if let priority = variation.attributes["priority"].flatMap(Double.init) {
      constraint.priority = priority
    }
  }

  private func override(_ view: inout View, by variation: Variation) {
    if let hidden = variation.attributes["hidden"] { view.isHidden = hidden == "YES" }
    switch view.content {
    case .stackView(var stack):
      let attributes = variation.attributes
      stack.axis = attributes["axis"].flatMap(StackViewContent.Axis.init) ?? stack.axis
      stack.distribution =
        attributes["distribution"].flatMap(StackViewContent.Distribution.init) ?? stack.distribution
      stack.alignment =
        attributes["alignment"].flatMap(StackViewContent.Alignment.init) ?? stack.alignment
      stack.spacing = attributes["spacing"].flatMap(Double.init) ?? stack.spacing
      view.content = .stackView(stack)
    case .label(var label):
      if let font = variation.font { label.font = font }
      if let text = variation.attributes["text"] { label.text = text }
      if let alignment = variation.attributes["textAlignment"].flatMap(TextAlignment.init) {
        label.alignment = alignment
      }
      view.content = .label(label)
    case .button(var button):
      if let font = variation.font { button.font = font }
      view.content = .button(button)
    case .textField(var field):
      if let font = variation.font { field.font = font }
      view.content = .textField(field)
    case .textView(var text):
      if let font = variation.font { text.font = font }
      view.content = .textView(text)
    case .imageView(var image):
      if let name = variation.attributes["image"] { image.image = name }
      view.content = .imageView(image)
    default:
      break
    }
  }
}
