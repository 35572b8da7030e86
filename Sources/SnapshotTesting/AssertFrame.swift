import AdPreview
import ViewLayout

/// Fails the running test where a layout with an ad does not look as it was recorded.
///
/// Works in Swift Testing and in XCTest. The reference is a text file beside the test:
/// `Snapshots/TESTFILE/TEST.NAME.frame`. See <doc:RecordingFrames> for how it is recorded.
///
/// - Parameters:
///   - layout: The `.xib` or `.storyboard`, relative to the test's own file.
///   - ad: The ad.
///   - device: A device that `adpane devices` lists, such as `iphone-se-3`; nil for the document's own.
///   - object: The id of the view that is drawn; nil for the document's first ad view.
///   - name: What tells this frame from others of the same test; nil where there is none.
///   - record: When references are written; nil as the environment says.
///   - configure: Changes appearance, language, text size and everything else.
///   - fileID: The test's own.
///   - filePath: The test's own.
///   - testName: The test's own.
///   - line: The test's own.
///   - column: The test's own.
public func assertFrame(
  layout: String, ad: TestedAd = .standard, device: String? = nil, object: String? = nil,
  named name: String? = nil, record: RecordMode? = nil,
  configure: (inout PreviewOptions) -> Void = { _ in },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var options = PreviewOptions()
  if let device {
    guard let found = Device.named(device) else {
      place.fail("no device is called '\(device)'; 'adpane devices' lists them")
      return
    }
    options.device = found
  }
  configure(&options)
  let assertion = FrameAssertion(
    source: FrameSource(
      layout: layout, ad: ad, object: object, options: options, folder: place.folder),
    path: place.reference(testName: testName, name: name), mode: record ?? .standard)
  if let failure = assertion.failure() { place.fail(failure) }
}
