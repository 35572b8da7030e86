extension LintRule {
  static let outlets = [
    LintRule(
      "outlet-dangling", .error, from: .platform,
      "an outlet leads to an object that is not there",
      because: "The nib loads, and the outlet stays nil; code that unwraps it stops.",
      remedy: "Connect the outlet anew, or remove it."),
    LintRule(
      "outlet-duplicate", .warning, from: .platform,
      "an outlet is connected twice",
      because: "Only one of the connections can be in force.",
      remedy: "Remove the one that is not meant."),
    LintRule(
      "outlet-unknown", .error, .note, .warning, from: .platform,
      "the class has no such outlet",
      because:
        "Loading the nib stops the app with \"not key value coding-compliant\" when the object has no property of that name.",
      remedy: "Rename or remove the outlet, or set the class that has it."),
    LintRule(
      "outlet-shared", .warning, from: .guide,
      "several asset outlets lead to one view",
      because: "Each asset needs a view of its own; the one that is set last stays.",
      remedy: "Give each asset its own view."),
    LintRule(
      "outlet-class", .error, .warning, from: .guide,
      "the view of an outlet has a class that the guides' code does not take",
      because:
        "The guides set assets with casts: labels for texts, a button for the call to action, an image view for pictures. A "
        + "forced cast of another class stops the app.",
      remedy: "Use the class that the guide's cast names."),
    LintRule(
      "outlet-not-connected", .error, .warning, from: .guide,
      "a text of the ad has no view",
      because:
        "The ad has the text, a label with a text of its own stands by, and no outlet leads to it. Code that unwraps the outlet "
        + "stops, and design-time text is shown to users.",
      remedy: "Connect the outlet to its view."),
    LintRule(
      "class-wrong-module", .error, from: .platform,
      "a class of the SDK is looked up in another module",
      because:
        "The SDK's classes are Objective-C classes and belong to no Swift module. With one set, Interface Builder's class is "
        + "not found, and the view becomes a plain UIView.",
      remedy: "Clear the Module field beside the class."),
    LintRule(
      "class-unknown", .error, .note, from: .platform,
      "a class name looks like one of the SDK's and is none",
      because:
        "Interface Builder writes Objective-C names. Swift's names of SDK 12 (NativeAdView, MediaView) and slips of the pen are "
        + "not found at run time, unless the app has a class of that name.",
      remedy: "Write the Objective-C name, such as GADNativeAdView or GADMediaView."),
    LintRule(
      "class-renamed", .warning, .note, from: .guide,
      "the class has another name in current versions of the SDK",
      because:
        "SDK 8 renamed GADUnifiedNativeAdView to GADNativeAdView; the app-install and content classes went with SDK 7.47. "
        + "With a newer SDK the class is not found, and the view becomes a plain UIView.",
      remedy: "Set the class to GADNativeAdView, unless the app builds with the old SDK."),
  ]
}
