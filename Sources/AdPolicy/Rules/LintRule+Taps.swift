extension LintRule {
  static let taps = [
    LintRule(
      "user-interaction-enabled", .warning, .note, from: .guide,
      "an asset view takes the taps that the SDK should get",
      because:
        "The SDK handles taps on asset views. A button, or a view that Interface Builder leaves with user interaction on, "
        + "takes them itself. The guides switch it off for callToActionView in code.",
      remedy:
        "Clear \"User Interaction Enabled\"; where the app's code does so, put \"interaction\" into the \"code\" list of "
        + "adpane.json."),
    LintRule(
      "action-on-asset", .warning, from: .guide,
      "an asset view sends an action",
      because: "A target and action of the app's own take the tap, and the click is not counted.",
      remedy: "Remove the connection; the SDK opens the ad."),
    LintRule(
      "gesture-on-ad", .warning, from: .guide,
      "a gesture recogniser is connected to the ad",
      because: "Gestures of the app's own compete with the SDK's for the taps.",
      remedy: "Connect the recogniser to a view outside the ad."),
    LintRule(
      "ad-not-clickable", .error, from: .platform,
      "the ad view, or one around its assets, takes no touches",
      because:
        "With user interaction off, a view and everything in it gets no touches, so that no tap reaches the SDK.",
      remedy: "Switch \"User Interaction Enabled\" on."),
    LintRule(
      "background-clickable", .warning, from: .policy,
      "an asset outlet makes the ad's background clickable",
      because:
        "White space must not be clickable. An outlet that leads to a container, or to a view that covers nearly the whole "
        + "ad behind the others, makes it so; a picture as a background counts as background.",
      remedy: "Connect the outlet to the label, button or picture itself."),
  ]
}
