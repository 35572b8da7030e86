extension LintRule {
  /// What reading a document and its texts remarks.
  static let document = [
    LintRule(
      "unknown-element", .note, from: .adpane, "AdPane does not know an element",
      because: "What it does is not in the preview.", remedy: "Look at the ad in the simulator too."
    ),
    LintRule(
      "unknown-attribute", .note, from: .adpane, "AdPane does not know an attribute",
      because: "What it does is not in the preview.", remedy: "Look at the ad in the simulator too."
    ),
    LintRule(
      "unknown-font", .note, from: .adpane, "AdPane does not know a font's measures",
      because: "Its texts are measured with the system font, so that lines may break elsewhere.",
      remedy: "Leave some room around the text."),
    LintRule(
      "unknown-color", .note, from: .platform, "a colour has no value",
      because: "A named colour is in no asset catalogue, or a system colour is not known.",
      remedy: "Add the colour to the catalogue, or choose another."),
    LintRule(
      "missing-attribute", .warning, .error, from: .platform,
      "an element lacks an attribute that it needs",
      because:
        "The element is left out. An error where it is a constraint and views then lie wrong.",
      remedy: "Add the attribute, or remove the element."),
    LintRule(
      "unreadable-value", .warning, .error, from: .platform, "an attribute's value cannot be read",
      because:
        "The default is used in its place. An error where it is a constraint's and views then lie "
        + "wrong.",
      remedy: "Correct the value."),
    LintRule(
      "value-out-of-range", .warning, .error, from: .platform,
      "an attribute's value is out of its range",
      because:
        "The nearest value in the range, or the default, is used in its place. An error where it is a constraint's and "
        + "views then lie wrong.",
      remedy: "Correct the value."),
    LintRule(
      "suppression-unknown", .warning, from: .adpane,
      "adpane:disable names a rule that does not exist",
      because: "A slip of the pen leaves a finding on that was meant to be silent.",
      remedy: "Correct the name; 'adpane lint --explain all' lists the rules."),
  ]
}
