import Glibc

/// When a test writes the frames that it compares with.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Never: a frame without a reference fails.
  case never
  /// Where there is no reference yet. The test fails that once, so that nobody takes it for a comparison.
  case missing
  /// Where there is none, and where the frame is another one. The test fails that once.
  case failed
  /// Always. A file with the same bytes is left alone and its test passes.
  case all

  /// The environment variable that decides for all tests of a run that do not say it themselves.
  public static let variable = "ADPANE_RECORD"

  /// What the environment asks for: ``never`` in continuous integration and ``missing`` elsewhere, unless
  /// `ADPANE_RECORD` holds a mode's name.
  public static var standard: RecordMode {
    mode { name in getenv(name).map { String(cString: $0) } }
  }

  /// Decides by the values of environment variables.
  static func mode(variable: (String) -> String?) -> RecordMode {
    if let mode = variable(Self.variable).flatMap(RecordMode.init) { return mode }
    let isCI = variable("CI").map { !["", "0", "false"].contains($0) } ?? false
    return isCI ? .never : .missing
  }
}
