extension Vocabulary {
  /// Attributes that any object may carry.
  static let commonAttributes: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "opaque",
    "contentMode", "clipsSubviews", "hidden", "alpha", "tag", "userInteractionEnabled",
    "multipleTouchEnabled", "clearsContextBeforeDrawing", "autoresizesSubviews",
    "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "misplaced", "ambiguous",
    "verifyAmbiguity", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth",
    "viewLayoutMarginsFollowReadableWidth", "semanticContentAttribute", "restorationIdentifier",
    "simulatedAppContext", "contentHorizontalAlignment", "contentVerticalAlignment", "enabled",
    "selected", "highlighted", "customReuseIdentifier", "largeContentTitle",
    "showsLargeContentViewer", "scalesLargeContentImage", "focusGroupIdentifier",
    "appearanceType", "toolTip", "colorLabel", "propertyAccessControl", "userComments",
    "preferredBehavioralStyle", "exclusiveTouch", "sceneMemberID", "storyboardIdentifier",
    "ibExternalTranslatesAutoresizingMaskIntoConstraints", "interfaceStyle", "focusEffect",
    "overrideUserInterfaceStyle", "xml:space", "locked",
  ]

  /// Attributes that only some elements carry; elements that aren't listed are not checked.
  static let attributes: [String: Set<String>] = [
    "document": [
      "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "useAutolayout",
      "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen", "variant",
      "initialViewController", "promptedForUpgradeToXcode5", "defaultVersion",
    ],
    "constraint": [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
      "constant", "priority", "symbolic", "placeholder", "identifier", "exportIdentifier",
      "installed",
    ],
    "view": [],
    "label": [
      "text", "textAlignment", "lineBreakMode", "numberOfLines", "baselineAdjustment",
      "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth", "minimumFontSize",
      "minimumScaleFactor", "adjustsFontForContentSizeCategory", "usesAttributedText",
      "preferredMaxLayoutWidth", "lineBreakStrategy", "allowsDefaultTighteningForTruncation",
      "showsExpansionTextWhenTruncated",
    ],
    "button": [
      "buttonType", "lineBreakMode", "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted",
      "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted", "pointerInteraction",
      "adjustsImageSizeForAccessibilityContentSizeCategory", "hasAttributedTitle", "role",
      "showsMenuAsPrimaryAction", "showsMenuFromSource", "springLoaded", "menuOrder",
      "changesSelectionAsPrimaryAction", "preferredBehavioralStyle", "minimumFontSize",
      "adjustsFontSizeToFit", "titleLabelAdjustsFontSizeToFit", "configurationUpdateHandler",
      "preferredMenuElementOrder", "adjustsFontForContentSizeCategory",
    ],
    "imageView": [
      "image", "highlightedImage", "catalog", "animating", "animationDuration",
      "animationRepeatCount", "adjustsImageSizeForAccessibilityContentSizeCategory",
      "preferredImageDynamicRange",
    ],
    "textField": [
      "text", "placeholder", "textAlignment", "borderStyle", "minimumFontSize",
      "adjustsFontSizeToFit", "clearsOnBeginEditing", "clearButtonMode", "leftViewMode",
      "rightViewMode", "background", "disabledBackground", "allowsEditingTextAttributes",
      "adjustsFontForContentSizeCategory", "usesAttributedText", "springLoaded",
    ],
    "stackView": [
      "axis", "distribution", "alignment", "spacing", "spacingType",
      "baselineRelativeArrangement", "layoutMarginsRelativeArrangement",
    ],
    "segmentedControl": [
      "segmentControlStyle", "selectedSegmentIndex", "apportionsSegmentWidthsByContent",
      "momentary", "springLoaded",
    ],
  ]
}
