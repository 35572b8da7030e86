/// Which controllers of a storyboard show a bar on the canvas.
///
/// A controller says so itself, or Interface Builder infers it: everything that a navigation
/// controller's root leads to by pushing has its navigation bar, everything in a tab bar
/// controller has its tab bar.
struct ControllerBars {
  private var underNavigationBar: Set<String> = []
  private var overTabBar: Set<String> = []

  init() {}

  init(scenes: XMLElement) {
    var controllers: [String: XMLElement] = [:]
    for scene in scenes.children {
      for object in scene.child("objects")?.children ?? [] {
        if let id = object["id"] { controllers[id] = object }
      }
    }
    var navigation: [String] = []
    var tabs: [String] = []
    for controller in controllers.values {
      if controller.name == "navigationController", controller["navigationBarHidden"] != "YES" {
        navigation += Self.destinations(of: controller) { $0["relationship"] != nil }
      } else if controller.name == "tabBarController" {
        tabs += Self.destinations(of: controller) { $0["relationship"] != nil }
      }
    }
    underNavigationBar = Self.reachable(from: navigation, in: controllers) {
      Self.pushes.contains($0["kind"] ?? "")
    }
    overTabBar = Self.reachable(from: tabs, in: controllers) {
      $0["relationship"] != nil || Self.pushes.contains($0["kind"] ?? "")
    }
  }

  /// Whether the canvas shows a navigation bar above the controller's view.
  func showsNavigationBar(_ controller: XMLElement) -> Bool {
    if let metrics = controller.child(key: "simulatedTopBarMetrics") {
      return metrics.name == "simulatedNavigationBarMetrics"
    }
    return underNavigationBar.contains(controller["id"] ?? "")
  }

  /// Whether the canvas shows a tab bar below the controller's view.
  func showsTabBar(_ controller: XMLElement) -> Bool {
    if let metrics = controller.child(key: "simulatedBottomBarMetrics") {
      return metrics.name == "simulatedTabBarMetrics"
    }
    guard controller["hidesBottomBarWhenPushed"] != "YES" else { return false }
    return overTabBar.contains(controller["id"] ?? "")
  }

  private static let pushes: Set<String> = ["push", "show"]

  private static func destinations(
    of controller: XMLElement, where match: (XMLElement) -> Bool
  ) -> [String] {
    var found: [String] = []
    var pending = [controller]
    // Segues start at buttons and cells within the controller too.
    while let element = pending.popLast() {
      if element.name == "segue", match(element), let id = element["destination"] {
        found.append(id)
      }
      pending += element.children
    }
    return found
  }

  private static func reachable(
    from starts: [String], in controllers: [String: XMLElement],
    along match: (XMLElement) -> Bool
  ) -> Set<String> {
    var seen = Set(starts)
    var pending = starts
    while let id = pending.popLast() {
      guard let controller = controllers[id] else { continue }
      for next in destinations(of: controller, where: match) where seen.insert(next).inserted {
        pending.append(next)
      }
    }
    return seen
  }
}
