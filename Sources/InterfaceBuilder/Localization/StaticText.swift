/// A text that a document itself gives one of its views.
public struct StaticText: Equatable, Sendable {
  /// The id of the view; nil in documents written by hand that leave it out.
  public var viewID: String?
  /// The name that string tables give the property, such as `text`, `normalTitle`, `placeholder`,
  /// `segmentTitles[0]` or `configuration.title`; `attributedText[0]` for a run of attributed text.
  public var property: String
  /// The text.
  public var text: String

  /// The key in string tables; nil where the view has no id.
  public var key: String? { viewID.map { "\($0).\(property)" } }
}

extension Document {
  /// Returns the document with each of its static texts replaced.
  ///
  /// - Parameter transform: gives the new text, or nil to keep the old one.
  public func mapStaticTexts(_ transform: (StaticText) -> String?) -> Document {
    var document = self
    for index in document.layouts.indices {
      document.layouts[index].root.replaceTexts(transform)
      guard var controller = document.layouts[index].controller else { continue }
      for view in controller.barViews.indices { controller.barViews[view].replaceTexts(transform) }
      document.layouts[index].controller = controller
    }
    return document
  }
}

extension View {
  /// Replaces the static texts of the view and of all below it.
  mutating func replaceTexts(_ transform: (StaticText) -> String?) {
    let id = id
    content.replaceTexts { property, text in
      guard !text.isEmpty else { return }
      let found = StaticText(viewID: id, property: property, text: text)
      if let new = transform(found) { text = new }
    }
    for index in subviews.indices { subviews[index].replaceTexts(transform) }
    for index in slots.indices { slots[index].replaceTexts(transform) }
  }
}
