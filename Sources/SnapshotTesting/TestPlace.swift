import Files
import Snapshots
import Testing
import XCTest

/// Where a test stands.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The folder of the test's file, ended by a slash.
  var folder: String { FilePath.parent(of: "\(filePath)") + "/" }

  /// The path of a frame's reference.
  func reference(testName: String, name: String?) -> String {
    var file = FilePath.name(of: "\(filePath)")
    if file.hasSuffix(".swift") { file = String(file.dropLast(6)) }
    let test = testName.prefix { $0 != "(" }
    return folder + "Snapshots/" + FrameReference.name([file]) + "/"
      + FrameReference.name([String(test)] + (name.map { [$0] } ?? [])) + ".frame"
  }

  /// Fails the running test, whichever library runs it.
  func fail(_ message: String) {
    guard Test.current != nil else {
      XCTFail(message, file: filePath, line: line)
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }
}
