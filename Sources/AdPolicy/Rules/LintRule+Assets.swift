extension LintRule {
  static let assets = [
    LintRule(
      "outside-ad-view", .error, .note, from: .validator,
      "an asset view reaches out of the ad view",
      because:
        "All asset views must lie inside the ad view; the SDK's validator says so of any that does not, and taps outside are "
        + "not counted. An edge that touches is inside, and half a pixel is forgiven to rounding. It is a note where an outlet leads to "
        + "the constraint for the view's size, since code sets that.",
      remedy: "Pin the view inside the ad view, or give the ad view the room."),
    LintRule(
      "asset-squeezed", .error, .note, from: .policy,
      "an asset that the ad has gets no room to be seen",
      because:
        "A view that is less than a point wide or high shows nothing, nor does a text of which only the ellipsis is left. "
        + "Advertiser, store, price and rating may be missing, so that theirs are notes.",
      remedy:
        "Raise the view's compression resistance above that of its neighbours, or give it a least size."
    ),
    LintRule(
      "asset-covered", .error, from: .policy,
      "an asset view lies behind an opaque view",
      because:
        "An asset that nobody sees counts as missing, and what lies in front takes its taps.",
      remedy: "Move the view in front back, or hide it."),
    LintRule(
      "asset-overlap", .error, .warning, .note, from: .validator,
      "two asset views lie on top of each other",
      because:
        "Assets must not be placed on other assets. Where nothing that is seen meets, as of labels that are wider than their "
        + "texts, it is a warning, since the validator looks at the views; where they share less than 4 pt, or the "
        + "constraints leave them open, it is a note. A media view that fills the ad behind "
        + "everything is a warning, since full-screen ads are made so. In the ad view of another network a text may lie on "
        + "a picture, and texts that meet are a warning.",
      remedy: "Move the views apart."),
    LintRule(
      "required-asset-missing", .error, .warning, from: .policy,
      "the layout has no view for an asset that its format must show, or hides it",
      because:
        "Every native ad must show its headline. An app-install ad must show icon and call to action as well, a content ad "
        + "headline and body. The guides' code sets these without showing a view that the layout hides.",
      remedy: "Add a view for the asset and connect its outlet, or show it."),
    LintRule(
      "recommended-asset-missing", .note, from: .policy,
      "the ad has an asset that no view shows",
      because:
        "Beside what must be shown, the SDK's headers and the policy's table of fields recommend to show what an ad has: "
        + "body, call to action, icon, advertiser, store, price and rating; an app-install ad's body, store, price and "
        + "rating; a content ad's call to action, advertiser and logo. An ad without them earns less, and breaks no rule.",
      remedy: "Where there is room, add a view for the asset and connect its outlet."),
    LintRule(
      "text-truncated", .note, .warning, from: .policy,
      "a text is cut",
      because:
        "A headline may be cut after 25 characters, a body after 90, a call to action, store or price after 15 and an "
        + "advertiser after 25; half as many in Chinese, Japanese and Korean. A text of which the device shows less "
        + "is a warning, one that is cut later a note, and so is one that only the terminal cuts.",
      remedy: "Give the label more width or lines."),
    LintRule(
      "text-clipped", .warning, from: .platform,
      "a label is lower than its text",
      because:
        "The text has the lines, and the height does not hold them, as happens at larger sizes of Dynamic Type when a "
        + "height is fixed.",
      remedy: "Let the height grow with the text."),
    LintRule(
      "low-contrast", .warning, .note, from: .policy,
      "a text can hardly be told from what lies behind it",
      because:
        "Text must be readable in light and in dark mode. Below 1.3:1 (WCAG 2) nobody sees it, which is a warning; below "
        + "3:1 it is a note. The attribution has its own rule. Where what lies behind is a picture or belongs to the app, nothing is said.",
      remedy: "Give text and background colours that change together, or fix both."),
    LintRule(
      "star-rating-invalid", .warning, from: .guide,
      "the ad's star rating is not from 0 to 5",
      because: "The SDK's ratings go from 0 to 5, and an app draws up to five stars.",
      remedy: "Correct the rating in the ad file."),
    LintRule(
      "control-characters", .warning, from: .adpane,
      "a text of the ad holds characters that control a terminal or reorder text",
      because:
        "Such characters hide what a text says. AdPane shows them as marks; the device may do anything.",
      remedy: "Take them out of the ad."),
    LintRule(
      "link-missing", .note, from: .adpane,
      "the ad has no link, so that a tap leads nowhere",
      because: "Ad files may leave the link out; an ad that was served has one.",
      remedy: "Add \"link\" to the ad file."),
  ]
}
