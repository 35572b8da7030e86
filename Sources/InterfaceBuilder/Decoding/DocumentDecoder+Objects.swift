extension DocumentDecoder {
  /// Decodes the `<objects>` of a xib: each view is a layout.
  mutating func topLevelObjects(_ element: XMLElement, into document: inout Document) {
    for object in element.children {
      topLevelObject(object, bars: ControllerBars(), into: &document)
    }
  }

  /// Decodes the `<scenes>` of a storyboard: each controller's view is a layout.
  mutating func scenes(_ element: XMLElement, into document: inout Document) {
    let bars = ControllerBars(scenes: element)
    for scene in element.children where scene.name == "scene" {
      for object in scene.child("objects")?.children ?? [] {
        topLevelObject(object, bars: bars, into: &document)
      }
    }
  }

  private mutating func topLevelObject(
    _ element: XMLElement, bars: ControllerBars, into document: inout Document
  ) {
    if element.name == "placeholder" {
      let connections = connections(element)
      if element["placeholderIdentifier"] == "IBFilesOwner" {
        document.filesOwner = FilesOwner(
          customClass: element["customClass"], customModule: element["customModule"],
          connections: connections, location: element.location)
      }
    } else if isView(element) {
      var layout = Layout(root: view(element))
      layout.isFreeform = element.child("freeformSimulatedSizeMetrics") != nil
      layout.hasSimulatedNavigationBar =
        element.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
      document.layouts.append(layout)
    } else if Vocabulary.isController(element.name) {
      let controller = controller(element, bars: bars)
      for child in element.children where child["key"] == "view" && isView(child) {
        var layout = Layout(root: view(child), controller: controller)
        layout.isFreeform = element.child("freeformSimulatedSizeMetrics") != nil
        layout.hasSimulatedNavigationBar = controller.hasSimulatedNavigationBar
        document.layouts.append(layout)
      }
    } else {
      if !Vocabulary.isOtherObject(element.name) {
        noteUnknownElement(element, known: Vocabulary.silentElements)
      }
      let object = OtherObject(
        id: element["id"], element: element.name, customClass: element["customClass"],
        connections: connections(element), location: element.location)
      otherObjects.append(object)
    }
  }

  private mutating func controller(_ element: XMLElement, bars: ControllerBars) -> Controller {
    let id = element["id"] ?? ""
    var controller = Controller(
      id: id, element: element.name, customClass: element["customClass"],
      customModule: element["customModule"], connections: connections(element),
      hasSimulatedNavigationBar: bars.showsNavigationBar(element),
      hasSimulatedTabBar: bars.showsTabBar(element), barViews: [])
    for child in element.children where Vocabulary.barItemElements.contains(child.name) {
      controller.barViews += barViews(child)
    }
    for guide in element.child("layoutGuides")?.children ?? [] {
      switch guide["type"] {
      case "top": controller.topLayoutGuide = guide["id"]
      case "bottom": controller.bottomLayoutGuide = guide["id"]
      default: break
      }
    }
    return controller
  }
}
