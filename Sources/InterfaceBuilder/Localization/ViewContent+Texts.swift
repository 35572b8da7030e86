extension ViewContent {
  /// Lets a closure replace each text, given with its property's name in string tables.
  mutating func replaceTexts(_ replace: (String, inout String) -> Void) {
    switch self {
    case .label(var label):
      replace("text", &label.text)
      label.attributedText?.replaceTexts(of: "attributedText", replace)
      self = .label(label)
    case .button(var button):
      button.replaceTexts(replace)
      self = .button(button)
    case .textField(var field):
      replace("text", &field.text)
      replace("placeholder", &field.placeholder)
      self = .textField(field)
    case .textView(var view):
      replace("text", &view.text)
      view.attributedText?.replaceTexts(of: "attributedText", replace)
      self = .textView(view)
    case .segmentedControl(var control):
      for index in control.segments.indices {
        Self.replace("segmentTitles[\(index)]", &control.segments[index].title, replace)
      }
      self = .segmentedControl(control)
    case .searchBar(var placeholder):
      Self.replace("placeholder", &placeholder, replace)
      self = .searchBar(placeholder: placeholder)
    case .navigationBar(var title):
      Self.replace("title", &title, replace)
      self = .navigationBar(title: title)
    default:
      break
    }
  }

  /// Replaces a text that may be missing.
  fileprivate static func replace(
    _ property: String, _ text: inout String?, _ replace: (String, inout String) -> Void
  ) {
    guard var present = text else { return }
    replace(property, &present)
    text = present
  }
}

extension ButtonContent {
  fileprivate mutating func replaceTexts(_ replace: (String, inout String) -> Void) {
    ViewContent.replace("normalTitle", &normal.title, replace)
    normal.attributedTitle?.replaceTexts(of: "normalAttributedTitle", replace)
    for name in states.keys.sorted() {
      guard var state = states[name] else { continue }
      ViewContent.replace("\(name)Title", &state.title, replace)
      state.attributedTitle?.replaceTexts(of: "\(name)AttributedTitle", replace)
      states[name] = state
    }
    guard var configuration else { return }
    ViewContent.replace("configuration.title", &configuration.title, replace)
    ViewContent.replace("configuration.subtitle", &configuration.subtitle, replace)
    configuration.attributedTitle?.replaceTexts(of: "configuration.attributedTitle", replace)
    self.configuration = configuration
  }
}

extension AttributedText {
  fileprivate mutating func replaceTexts(
    of property: String, _ replace: (String, inout String) -> Void
  ) {
    for index in runs.indices { replace("\(property)[\(index)]", &runs[index].text) }
  }
}
