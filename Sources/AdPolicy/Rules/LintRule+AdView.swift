extension LintRule {
  static let adView = [
    LintRule(
      "no-ad-view", .error, from: .adpane,
      "the document holds no ad view",
      because:
        "Neither a view of the SDK's classes (GADNativeAdView, GADUnifiedNativeAdView, GADNativeAppInstallAdView, "
        + "GADNativeContentAdView) nor one with outlets of an ad was found. Documents that a folder search found are left out "
        + "and counted instead; with --all every document is looked at, and this rule is silent.",
      remedy: "Set the class of the ad's view in the identity inspector, and connect its outlets."),
    LintRule(
      "ad-view-too-small", .warning, from: .policy,
      "a side of the ad view is shorter than 32 pt",
      because: "Native ad views of less than 32×32 pt are not served; the SDK warns about them.",
      remedy: "Give the ad more room."),
    LintRule(
      "ad-view-slack", .note, from: .adpane,
      "the ad is taller than its content needs",
      because:
        "An empty strip is left in the ad at the height that it was given. It is no fault, but often not what was meant.",
      remedy: "Let the content decide on the height, or let the media view grow."),
    LintRule(
      "ad-view-not-first", .warning, from: .platform,
      "another view stands before the ad view at the top level of the document",
      because:
        "The guides load the nib and take its first object as the ad view. Where another top-level view comes first, a cast "
        + "such as `as? NativeAdView` gives nil, and the app stops or shows nothing.",
      remedy: "Move the ad view to the first place of the document's outline."),
    LintRule(
      "populate-differs", .note, from: .adpane,
      "the ad looks different when the app's code populates the view another way",
      because:
        "The guides hide the views of assets that an ad lacks; the SwiftUI guide clears their texts and leaves them. Which of "
        + "the two the app does, no layout tells.",
      remedy: "Say with --populate what the app's code does."),
    LintRule(
      "format-mismatch", .error, from: .guide,
      "the ad view's class does not show ads of this format",
      because:
        "GADNativeAppInstallAdView takes app-install ads alone and GADNativeContentAdView content ads alone. The unified "
        + "classes take all.",
      remedy: "Use GADNativeAdView, or give the layout ads of its own format."),
  ]
}
