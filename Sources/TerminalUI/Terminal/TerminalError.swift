/// Why the terminal cannot be used.
public enum TerminalError: Error, Equatable, Sendable {
  /// Standard input or output is no terminal.
  case noTerminal
  /// The terminal cannot place its cursor; its name.
  case noCursor(String)
  /// Terminfo does not know the terminal; its name.
  case unknown(String)
}

extension TerminalError: CustomStringConvertible {
  /// What is wrong, and what works here.
  public var description: String {
    switch self {
    case .noTerminal:
      "panes need a terminal for input and output; 'adpane render' works anywhere"
    case .noCursor(let name):
      "the terminal '\(name)' (TERM) can't show panes; 'adpane render' works there"
    case .unknown(let name):
      "terminfo does not know the terminal '\(name)' (TERM); 'adpane render' works there, or install "
        + "ncurses-term"
    }
  }
}
