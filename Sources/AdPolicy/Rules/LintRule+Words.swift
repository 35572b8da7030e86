extension LintRule {
  /// The rule as plain text: summary, explanation, remedy, severities and source.
  public var text: String {
    """
    \(id): \(summary)

    \(explanation)

    Remedy: \(remedy)
    Severity: \(severityWords). Source: \(source.words).

    """
  }

  /// The rule as a section of Markdown.
  public var markdown: String {
    """
    ### \(id)

    *\(severityWords.prefix(1).uppercased() + severityWords.dropFirst()) · \(source.words)* — \(summary).

    \(explanation)

    \(remedy)

    """
  }

  /// The page of all rules, which the documentation holds.
  public static var page: String {
    """
    # Lint rules

    What `adpane lint` looks for, and why. `adpane lint --explain RULE` shows a rule's part of this page, and
    `adpane lint --explain all --format markdown` writes the page.

    ## Rules

    \(all.map(\.markdown).joined(separator: "\n"))
    """
  }

  private var severityWords: String { severities.map(\.rawValue).joined(separator: ", ") }
}
