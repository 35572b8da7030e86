/// What is said about what the browser keeps from one run to the next.
public enum MemoryWords {
  /// What is kept, and where.
  public static let whatIsKept =
    "Device, orientation, appearance, text size, language and direction are kept for the next time where a key or a "
    + "command changed them here, and so is the selected layout of a folder; options of the command line never are, and "
    + "go before what was kept. :plain takes all of it back. The file is $XDG_STATE_HOME/adpane/last.json."
}
