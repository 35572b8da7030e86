extension LintRule {
  static let taps = [
    LintRule(
      "user-interaction-enabled", .warning, .note, from: .guide,
      "an asset view takes the taps that the SDK should get",
      because:
        "The SDK handles taps on asset views. A button, or a label or image view whose user interaction was switched on, takes "
        + "them itself. The guides switch it off for callToActionView in code, which no layout tells; their current samples "
        + "have it off in the layout. It is a note in Google's templates, whose code does so, and in full-screen ads, whose "
        + "assets lie on the media: their guide does so in code, and the SDK by itself while a video plays.",
      remedy:
        "Clear \"User Interaction Enabled\"; where the app's code does so, put \"interaction\" into the \"code\" list of "
        + "adpane.json."),
    LintRule(
      "button-as-asset", .note, from: .guide,
      "an asset other than the call to action stands in a button",
      because:
        "The guides prefer labels and image views to buttons, since a button takes taps that belong to the SDK. The call to "
        + "action may be a button, as in Google's samples; that its user interaction must be off, user-interaction-enabled "
        + "says.",
      remedy: "Use a label or an image view."),
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
      "the ad view, or one around it, takes no touches",
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
