extension DocumentDecoder {
  /// Decodes a child element of a view into the place that it has there.
  mutating func child(_ child: XMLElement, of parent: XMLElement, into view: inout View) {
    switch child.name {
    case "rect":
      if child["key"] == "frame" { view.frame = rect(child) }
    case "autoresizingMask":
      view.autoresizingMask = autoresizingMask(child)
    case "subviews":
      for subview in child.children {
        if isView(subview) {
          view.subviews.append(self.view(subview, isSubview: true))
        } else {
          noteUnknownElement(subview, known: Vocabulary.silentElements)
        }
      }
    case "constraints":
      if usesAutolayout {
        view.constraints = constraints(child, owner: parent)
      } else {
        note(
          "constraints-off", subject: "",
          "constraints are ignored, since the document says useAutolayout=\"NO\": write YES to use them",
          at: child.location)
      }
    case "connections":
      view.connections = connections(parent)
    case "variation":
      if let variation = variation(child) { view.variations.append(variation) }
    case "viewLayoutGuide":
      if let guide = viewLayoutGuide(child) { view.layoutGuides.append(guide) }
    case "userGuides":
      // Guides without an id are lines that the author drew on the canvas.
      for guide in child.children {
        if let id = guide["id"] { view.layoutGuides.append(LayoutGuide(id: id, kind: .custom)) }
      }
    case "userDefinedRuntimeAttributes":
      view.runtimeAttributes = runtimeAttributes(child)
    case "edgeInsets":
      if child["key"] == "layoutMargins" { view.layoutMargins = edgeInsets(child) }
    case "directionalEdgeInsets":
      if child["key"] == "directionalLayoutMargins" {
        view.directionalLayoutMargins = directionalInsets(child)
      }
    case "color":
      if child["key"] == "backgroundColor" { view.backgroundColor = color(child) }
      if child["key"] == "tintColor" { view.tintColor = color(child) }
    case "attributedString":
      if child["key"] == "userComments" { view.userComment = attributedText(child).string }
    default:
      slot(child, into: &view)
    }
  }

  /// Decodes the views that a child element holds in a named slot.
  private mutating func slot(_ child: XMLElement, into view: inout View) {
    switch child.name {
    case "prototypes", "cells":
      views(in: child, slot: child.name, into: &view)
    case "sections":
      for section in child.children {
        for cells in section.children where cells.name == "cells" {
          views(in: cells, slot: "cells", into: &view)
        }
      }
    case "items":
      view.slots += barViews(child)
    default:
      if isView(child) {
        view.slots.append(self.view(child))
      } else {
        noteUnknownElement(child, known: Vocabulary.silentElements)
      }
    }
  }

  private mutating func views(in element: XMLElement, slot: String, into view: inout View) {
    for child in element.children {
      if isView(child) {
        view.slots.append(self.view(child, slot: slot))
      } else {
        noteUnknownElement(child, known: Vocabulary.silentElements)
      }
    }
  }

  /// Decodes the views that stand in a bar item: title views and views of bar buttons.
  mutating func barViews(_ item: XMLElement) -> [View] {
    var views: [View] = []
    for child in item.children {
      if child["key"] != nil, isView(child) {
        views.append(view(child))
      } else if Vocabulary.barItemElements.contains(child.name) {
        views += barViews(child)
      }
    }
    return views
  }

  private mutating func autoresizingMask(_ element: XMLElement) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for (name, part) in Self.maskParts where flag(element, name, default: false) {
      mask.insert(part)
    }
    return mask
  }

  private static let maskParts: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
    ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
    ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
  ]

  private func viewLayoutGuide(_ element: XMLElement) -> LayoutGuide? {
    guard let id = element["id"] else { return nil }
    let kind: LayoutGuide.Kind =
      switch element["key"] {
      case "safeArea": .safeArea
      case "contentLayoutGuide": .contentLayout
      case "frameLayoutGuide": .frameLayout
      case "layoutMargins": .layoutMargins
      case "readableContent": .readableContent
      case "keyboard": .keyboard
      default: .custom
      }
    return LayoutGuide(id: id, kind: kind)
  }
}
