/// The names that Interface Builder writes: what is decoded, and what is known to have no effect here.
///
/// A name that isn't listed is noted once, so that a mistyped one in a document written by hand
/// doesn't pass in silence.
enum Vocabulary {
  /// Elements that describe a view.
  static let viewElements: Set<String> = [
    "view", "label", "button", "imageView", "textField", "textView", "stackView", "scrollView",
    "tableView", "tableViewCell", "tableViewCellContentView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView", "switch",
    "slider", "stepper", "segmentedControl", "pageControl", "progressView",
    "activityIndicatorView", "datePicker", "pickerView", "searchBar", "visualEffectView",
    "containerView", "navigationBar", "toolbar", "tabBar", "webView", "wkWebView", "mapView",
    "glkView", "mtkView", "skView", "sceneKitView", "arskView", "arscnView", "arView", "pdfView",
    "calendarView", "colorWell", "control", "window", "adBannerView", "locationButton",
    "realityView", "inputView",
  ]

  /// Whether an element describes a view controller.
  static func isController(_ name: String) -> Bool {
    name.hasSuffix("Controller") && name != "searchDisplayController"
  }

  /// Whether an element describes an object beside the views.
  static func isOtherObject(_ name: String) -> Bool {
    name.hasSuffix("GestureRecognizer") || name.hasSuffix("Controller")
      || otherObjects.contains(name)
  }

  private static let otherObjects: Set<String> = [
    "customObject", "placeholder", "viewControllerPlaceholder", "exit", "barButtonItem",
    "barButtonItemGroup", "navigationItem", "tabBarItem", "externalPlaceholder", "menu",
    "refreshControl", "collectionViewFlowLayout", "collectionViewLayout", "mainMenu",
    "managedObjectContext",
  ]

  /// Elements within bars that may hold views.
  static let barItemElements: Set<String> = [
    "navigationItem", "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "items",
    "barButtonItemGroup", "toolbarItems",
  ]

  /// Children of the document that have no effect on layouts.
  static let silentDocumentElements: Set<String> = [
    "dependencies", "simulatedMetricsContainer", "inferredMetricsTieBreakers",
    "accessibilityOverrides", "classes", "partialObject",
  ]

  /// Children of the resources that have no effect on layouts.
  static let silentResourceElements: Set<String> = ["scene", "symbol", "string"]

  /// Children of connections that have no effect on layouts.
  static let silentConnectionElements: Set<String> = [
    "binding", "outletCollectionConnection", "event",
  ]

  /// Children of views and controllers that are read elsewhere or have no effect on layouts.
  static let silentElements: Set<String> = [
    // Read with the view's content
    "fontDescription", "attributedString", "string", "mutableString", "state", "inset",
    "buttonConfiguration", "segments", "imageReference", "preferredSymbolConfiguration", "size",
    "textInputTraits", "nil", "items", "prototypes", "cells", "sections",
    // Without effect on what is drawn
    "point", "frame", "accessibility", "accessibilityTraits", "animations", "gestureRecognizers",
    "extendedEdge", "freeformSimulatedSizeMetrics", "screenEdgeSimulatedSizeMetrics",
    "simulatedStatusBarMetrics", "simulatedScreenMetrics", "simulatedNavigationBarMetrics",
    "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedOrientationMetrics",
    "simulatedMetricsContainer", "popoverArrowDirection", "offsetWrapper", "textAttributes",
    "dataDetectorType", "date", "locale", "timeZone", "calendar", "blurEffect", "vibrancyEffect",
    "collectionViewFlowLayout", "collectionViewLayout", "listContentConfiguration",
    "cellBackgroundConfiguration", "backgroundConfiguration", "refreshControl", "navigationItem",
    "barButtonItem", "toolbarItems", "tabBarItem", "layoutGuides", "value", "real", "integer",
    "bool", "array", "mutableArray", "dictionary", "scopeButtonTitles", "color", "rect", "menu",
    "wkWebViewConfiguration", "dataDetectorTypes", "userComments", "imageView.symbolConfiguration",
    "barButtonItemGroup", "leftBarButtonItems", "rightBarButtonItems", "toolTip", "range",
    "collectionViewListLayout", "navigationBarAppearance", "toolbarAppearance",
    "tabBarAppearance", "standardAppearance", "appearance", "cornerConfiguration", "userGuides",
    "edgeInsets", "directionalEdgeInsets", "variation", "audiovisualMediaTypes",
    "accessibilityCustomContents", "interactions", "largeContentImage", "connections", "window",
  ]
}
