extension DocumentDecoder {
  /// Decodes what a view's class adds to a plain view.
  mutating func content(_ element: XMLElement) -> ViewContent {
    switch element.name {
    case "view", "containerView", "window", "control": .plain
    case "label": .label(label(element))
    case "button": .button(button(element))
    case "imageView": .imageView(imageView(element))
    case "textField": .textField(textField(element))
    case "textView": .textView(textView(element))
    case "stackView": .stackView(stackView(element))
    case "scrollView": .scrollView(scrollView(element))
    case "tableView": .tableView(scrollView(element))
    case "collectionView": .collectionView(scrollView(element))
    case "tableViewCell": .tableViewCell(tableViewCell(element))
    case "tableViewCellContentView": .tableViewCellContentView
    case "collectionViewCell": .collectionViewCell
    case "collectionViewCellContentView": .plain
    case "collectionReusableView": .collectionReusableView
    case "visualEffectView": .visualEffectView
    case "navigationBar":
      .navigationBar(title: element.child("items")?.child("navigationItem")?["title"])
    case "toolbar": .toolbar
    case "tabBar": .tabBar
    case "webView", "wkWebView": .webView
    case "mapView": .mapView
    default: control(element)
    }
  }

  /// More dots than this fit no screen.
  private static let greatestPageCount = 1000

  private mutating func control(_ element: XMLElement) -> ViewContent {
    switch element.name {
    case "switch":
      .toggle(isOn: flag(element, "on", default: false))
    case "slider":
      .slider(
        value: decimal(element, "value") ?? 0, minimum: decimal(element, "minValue") ?? 0,
        maximum: decimal(element, "maxValue") ?? 1)
    case "stepper": .stepper
    case "segmentedControl": .segmentedControl(segmentedControl(element))
    case "pageControl":
      .pageControl(
        numberOfPages: min(max(0, integer(element, "numberOfPages") ?? 0), Self.greatestPageCount),
        currentPage: integer(element, "currentPage") ?? 0)
    case "progressView":
      .progressView(
        progress: min(max(decimal(element, "progress") ?? 0, 0), 1),
        isBar: element["progressViewStyle"] == "bar")
    case "activityIndicatorView":
      .activityIndicator(
        isLarge: element["style"] == "large" || element["style"] == "whiteLarge",
        isAnimating: flag(element, "animating", default: false))
    case "datePicker": .datePicker(style: element["style"])
    case "pickerView": .pickerView
    case "searchBar": .searchBar(placeholder: text(element, "placeholder"))
    default: .other
    }
  }

  /// Returns a finite number that is no length, such as a slider's end.
  private mutating func decimal(_ element: XMLElement, _ name: String) -> Double? {
    guard let text = element[name] else { return nil }
    if let value = Double(text), value.isFinite { return value }
    noteUnreadable(element, name, text)
    return nil
  }

  private mutating func stackView(_ element: XMLElement) -> StackViewContent {
    var stack = StackViewContent()
    stack.axis = choice(element, "axis", default: .horizontal)
    stack.distribution = choice(element, "distribution", default: .fill)
    stack.alignment = choice(element, "alignment", default: .fill)
    stack.usesStandardSpacing = element["spacingType"] == "standard"
    stack.spacing =
      stack.usesStandardSpacing
      ? Self.standardSpacing.siblings : number(element, "spacing") ?? 0
    stack.isBaselineRelativeArrangement = flag(
      element, "baselineRelativeArrangement", default: false)
    return stack
  }

  private mutating func scrollView(_ element: XMLElement) -> ScrollViewContent {
    var scroll = ScrollViewContent()
    if let inset = element.child("inset", key: "contentInset") {
      scroll.contentInset = self.inset(inset)
    }
    scroll.isPagingEnabled = flag(element, "pagingEnabled", default: false)
    return scroll
  }

  private func tableViewCell(_ element: XMLElement) -> TableViewCellContent {
    var cell = TableViewCellContent()
    cell.style = element["style"]
    cell.accessoryType = element["accessoryType"]
    cell.builtInViews = ["textLabel", "detailTextLabel", "imageView"].compactMap { element[$0] }
    return cell
  }

  private mutating func segmentedControl(_ element: XMLElement) -> SegmentedControlContent {
    var segments: [SegmentedControlContent.Segment] = []
    for segment in element.child("segments")?.children ?? [] where segment.name == "segment" {
      segments.append(
        .init(
          title: text(segment, "title"), image: segment["image"],
          width: number(segment, "width") ?? 0))
    }
    let selected = integer(element, "selectedSegmentIndex") ?? 0
    return SegmentedControlContent(
      segments: segments, selected: segments.indices.contains(selected) ? selected : nil)
  }
}
