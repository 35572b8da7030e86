extension LintRule {
  static let attribution = [
    LintRule(
      "attribution-missing", .error, .warning, from: .policy,
      "no label that a reader can see says that this is an ad",
      because:
        "A native ad must carry \"Ad\", \"Advertisement\" or \"Sponsored\", or what stands for it in the user's language. "
        + "A label counts that is shown, has a size, lies inside the ad view, is not covered, and whose text contrasts "
        + "with what lies behind it by at least 1.3:1. The rule is silent for ads that were sold directly, and for custom formats of Ad Manager. "
        + "In the ad view of another network it is a warning, since that network's own policy counts.",
      remedy:
        "Add a label with one of these words at the top of the ad, at least 15×15 pt; where the app's code adds it, put "
        + "\"attribution\" into the \"code\" list of adpane.json."),
    LintRule(
      "attribution-not-at-top", .warning, from: .policy,
      "the attribution stands in the lower half of the ad",
      because:
        "Google's policy wants the attribution at the top of the ad. A mark beside the headline of a list row counts as being "
        + "at the top; one whose middle lies below the middle of the ad view does not.",
      remedy: "Move the label to the top of the ad view."),
    LintRule(
      "attribution-too-small", .warning, from: .policy,
      "the attribution is smaller than 15×15 pt",
      because:
        "Google's policy asks for a badge of at least 15 by 15. What is measured is the label with its background, not the "
        + "letters in it.",
      remedy: "Give the label a width and a height of at least 15 pt."),
  ]

  static let adChoices = [
    LintRule(
      "adchoices-covered", .error, from: .policy,
      "the view for AdChoices is hidden, or an opaque view lies over it",
      because:
        "AdChoices must be seen and tapped. A hidden adChoicesView hides it. A layout with an adChoicesView of its own decides where it lies; another view "
        + "in front of it, opaque and over most of it, hides it. Where the SDK places AdChoices, it is in front of everything.",
      remedy: "Move the view for AdChoices to the front, or the other view away from it."),
    LintRule(
      "adchoices-contrast", .warning, from: .policy,
      "the view for AdChoices is faded",
      because:
        "The icon must be clearly visible. A layout's adChoicesView with an alpha below 0.5, its own or that of a view around "
        + "it, fades it. The SDK draws the icon with a ground of its own, so that the colour behind it does not matter.",
      remedy: "Set the alpha to 1."),
    LintRule(
      "adchoices-overlap", .warning, .note, from: .policy,
      "AdChoices covers an asset or the attribution",
      because:
        "The SDK puts AdChoices into a corner, the top right one unless the code asks for another, over whatever is there. "
        + "The size is not documented; 15×15 pt is what Google's snippet for a view of one's own takes. A text that only has "
        + "its frame there, and no letters, is a note. The media view may lie below AdChoices. Other networks and custom "
        + "formats have AdChoices only where the layout has a view for it.",
      remedy:
        "Keep the corner free: end texts and buttons at least 20 pt before it, or connect an adChoicesView that has a place of "
        + "its own."),
  ]
}
