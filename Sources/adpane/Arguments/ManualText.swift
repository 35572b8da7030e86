import Arguments
import TerminalUI

/// What the manual page holds besides commands and options.
enum ManualText {
  static var sections: [ManualSection] { [keys, exitStatus, environment, files] }

  private static var keys: ManualSection {
    func entries(_ keys: [KeyHelp.Entry]) -> ManualSection.Block {
      .entries(keys.map { .init($0.plainKeys, $0.help) })
    }
    var blocks: [ManualSection.Block] = [
      .paragraph(
        "In the panes of browse and preview. The lowest line names those of the pane that has them; ^L is Control with L. "
          + "The mouse selects a view with a click, taps it with a double click, scrolls with the "
          + "wheel and moves the borders of panes.")
    ]
    for section in KeyHelp.sections {
      blocks += [.heading(section.title), entries(section.entries)]
    }
    blocks += [
      .heading("On the line after :"),
      .paragraph(
        "Tab completes, the arrows bring earlier lines back. The names of what keys do, such as next-device, are commands "
          + "too."),
      entries(KeyHelp.commands),
    ]
    return ManualSection("KEYS", blocks)
  }

  private static let exitStatus = ManualSection(
    "EXIT STATUS",
    [
      .entries([
        .init("0", "all is well, and whenever a frame could be drawn, whatever was found in it"),
        .init(
          "1",
          "'lint' found an error, or 'snapshot verify' a frame that is new or another, or a reference without case"
        ),
        .init("2", "the command line is wrong, or an input can't be read"),
      ])
    ])

  private static let environment = ManualSection(
    "ENVIRONMENT",
    [
      .entries([
        .init("NO_COLOR", "set to anything, takes the colours away"),
        .init("COLORTERM", "truecolor or 24bit promise 24-bit colours"),
        .init("TERM", "the terminal; with dumb there are neither panes nor escape sequences"),
        .init(
          "LC_ALL, LC_CTYPE, LANG",
          "the locale; text on standard output is in ASCII in one without UTF-8, files never are"),
        .init("VISUAL, EDITOR", "the editor that the key e opens"),
        .init("XDG_STATE_HOME", "the folder of what is remembered; ~/.local/state without it"),
      ])
    ])

  private static let files = ManualSection(
    "FILES",
    [
      .entries([
        .init(
          "$XDG_STATE_HOME/adpane/last.json",
          MemoryWords.whatIsKept)
      ])
    ])
}
