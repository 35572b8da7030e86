import Foundation
import Testing

/// Screens that were looked at once, as text in the folder `Screens`.
///
/// With `ADPANE_RECORD_SCREENS=1` the tests write them anew; `git diff` then shows what has changed.
enum RecordedScreen {
  private static let folder = AdPane.package + "/Tests/EndToEndTests/Screens"
  private static let isRecording =
    ProcessInfo.processInfo.environment["ADPANE_RECORD_SCREENS"] != nil

  /// Compares a screen, times of day and findings aside, with the recorded one.
  static func expect(
    _ screen: ScreenText, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let path = "\(folder)/\(name).txt"
    let text = screen.withoutTimes.withoutFindings.text + "\n"
    if isRecording { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    let recorded = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text == recorded, "\(name) is another screen than Screens/\(name).txt:\n\(text)",
      sourceLocation: sourceLocation)
  }
}
