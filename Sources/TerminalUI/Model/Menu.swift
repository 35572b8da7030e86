/// Choices in a box on top of the panes.
struct Menu: Sendable {
  /// One of the choices.
  struct Choice: Equatable, Sendable {
    /// What is chosen, as the command line would name it.
    var value: String
    /// What is shown.
    var title: String
    /// Whether it is in force.
    var isMarked: Bool
  }

  /// What a choice is for.
  enum Purpose: Equatable, Sendable {
    case device, textSize, language, contentMode, assets
  }

  let purpose: Purpose
  let title: String
  var list: ListState<Choice>

  init(_ purpose: Purpose, title: String, _ choices: [Choice]) {
    self.purpose = purpose
    self.title = title
    list = ListState { $0.title }
    list.append(choices)
    if let marked = choices.firstIndex(where: \.isMarked), purpose != .assets {
      list.select(index: marked)
    }
  }
}
