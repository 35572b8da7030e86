extension DocumentDecoder {
  /// Whether an element describes a view: a known one, or an unknown one with a frame or subviews.
  func isView(_ element: XMLElement) -> Bool {
    if Vocabulary.viewElements.contains(element.name) { return true }
    if Vocabulary.silentElements.contains(element.name) { return false }
    return element.child("rect", key: "frame") != nil || element.child("subviews") != nil
  }

  /// Decodes a view with everything below it.
  mutating func view(_ element: XMLElement, slot: String? = nil, isSubview: Bool = false) -> View {
    viewCount += 1
    var view = View(element: element.name, location: element.location)
    view.key = slot ?? element["key"]
    // A hostile file stops here: nobody would wait for more views than this.
    guard viewCount <= XMLLimits.views else { return view }
    if !Vocabulary.viewElements.contains(element.name) { noteUnknownView(element) }
    noteUnknownAttributes(element)
    identity(element, into: &view)
    placement(element, into: &view)
    appearance(element, into: &view)
    view.content = content(element)
    for child in element.children { self.child(child, of: element, into: &view) }
    if isSubview, usesAutolayout, view.translatesAutoresizingMaskIntoConstraints == nil,
      view.autoresizingMask == nil, view.frame == nil
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return view
  }

  private func identity(_ element: XMLElement, into view: inout View) {
    view.id = element["id"]
    view.customClass = element["customClass"]
    view.customModule = element["customModule"]
    view.customModuleProvider = element["customModuleProvider"]
    view.userLabel = element["userLabel"]
  }

  private mutating func placement(_ element: XMLElement, into view: inout View) {
    if element["translatesAutoresizingMaskIntoConstraints"] != nil {
      view.translatesAutoresizingMaskIntoConstraints = flag(
        element, "translatesAutoresizingMaskIntoConstraints", default: true)
    }
    view.hasFixedFrame = flag(element, "fixedFrame", default: false)
    view.hugging.horizontal = priority(element, "horizontalHuggingPriority", default: 250)
    view.hugging.vertical = priority(element, "verticalHuggingPriority", default: 250)
    view.compressionResistance.horizontal = priority(
      element, "horizontalCompressionResistancePriority", default: 750)
    view.compressionResistance.vertical = priority(
      element, "verticalCompressionResistancePriority", default: 750)
    view.placeholderIntrinsicWidth = placeholderLength(element, "placeholderIntrinsicWidth")
    view.placeholderIntrinsicHeight = placeholderLength(element, "placeholderIntrinsicHeight")
    view.isMisplaced = flag(element, "misplaced", default: false)
    view.isAmbiguous = flag(element, "ambiguous", default: false)
    view.preservesSuperviewLayoutMargins = flag(
      element, "preservesSuperviewLayoutMargins", default: false)
    view.insetsLayoutMarginsFromSafeArea = flag(
      element, "insetsLayoutMarginsFromSafeArea", default: true)
    view.layoutMarginsFollowReadableWidth = flag(
      element, "layoutMarginsFollowReadableWidth", default: false)
    view.semanticContentAttribute = choice(
      element, "semanticContentAttribute", default: .unspecified)
  }

  private mutating func appearance(_ element: XMLElement, into view: inout View) {
    // One legacy spelling begins with a capital.
    if element["contentMode"] == "TopLeft" {
      view.contentMode = .topLeft
    } else {
      view.contentMode = choice(element, "contentMode", default: .scaleToFill)
    }
    view.clipsSubviews = flag(element, "clipsSubviews", default: false)
    view.isHidden = flag(element, "hidden", default: false)
    view.alpha = min(max(number(element, "alpha") ?? 1, 0), 1)
    view.isUserInteractionEnabled = flag(element, "userInteractionEnabled", default: true)
    view.tag = integer(element, "tag") ?? 0
  }

  /// `infinite` stands for no intrinsic size along the axis.
  private mutating func placeholderLength(_ element: XMLElement, _ name: String) -> Double? {
    element[name] == "infinite" ? nil : number(element, name)
  }

  /// Returns a priority within 1…1000.
  mutating func priority(
    _ element: XMLElement, _ name: String, default fallback: Double
  ) -> Double {
    guard let value = number(element, name) else { return fallback }
    let priority = min(max(value, 1), 1000)
    if priority != value {
      noteOutOfRange(
        element, name, "is not from 1 to 1000: \(priority == 1 ? 1 : 1000) is taken")
    }
    return priority
  }
}
