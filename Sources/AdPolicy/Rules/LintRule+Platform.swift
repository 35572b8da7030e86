extension LintRule {
  static let platform = [
    LintRule(
      "constraint-conflict", .error, from: .platform,
      "required constraints contradict each other",
      because:
        "UIKit drops one of them and logs \"Unable to simultaneously satisfy constraints\"; which one, nobody can rely on.",
      remedy: "Remove one, or give it a priority below 1000."),
    LintRule(
      "ambiguous-layout", .note, from: .platform,
      "the constraints leave a place or a size open",
      because:
        "The device may put the view elsewhere than the preview does. Where required constraints contradict each other, that is "
        + "told instead.",
      remedy: "Pin the view on every side that matters."),
    LintRule(
      "placeholder-constraint", .note, from: .platform,
      "views are placed by constraints that are removed when the app is built",
      because:
        "\"Remove at build time\" leaves a constraint in Interface Builder alone. Where nothing else places the view, the "
        + "app's code must.",
      remedy: "Keep the constraint, or make sure that the code adds one."),
    LintRule(
      "constraint-dangling", .warning, .error, from: .platform,
      "a constraint names an object that is not there",
      because:
        "The constraint cannot be made, and the view that it would place stands elsewhere. An error where views then lie "
        + "wrong.",
      remedy: "Remove the constraint, or connect it anew."),
    LintRule(
      "constraints-off", .warning, from: .platform,
      "the document holds constraints, and does not use Auto Layout",
      because: "Without useAutolayout the constraints are ignored.",
      remedy: "Switch \"Use Auto Layout\" on."),
    LintRule(
      "id-duplicate", .warning, from: .platform,
      "two objects have the same id",
      because: "What refers to the id means the first; it often is what a merge left behind.",
      remedy: "Give one of them another id."),
  ]
}
