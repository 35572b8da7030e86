import SnapshotTesting
import Testing
import XCTest

/// What a user of the library writes, on layouts that come with AdPane.
@Suite("Frames of bundled layouts")
struct AssertFrameTests {
  @Test("a layout looks as recorded", arguments: ["FeedCell", "SmallTemplate"])
  func recorded(layout: String) {
    assertFrame(layout: "../../Layouts/\(layout).xib", device: "iphone-se-3", named: layout)
  }

  @Test("a layout in Arabic, dark and with large text looks as recorded")
  func environment() {
    assertFrame(layout: "../../Layouts/FeedCell.xib", ad: .named("arabic"), named: "arabic") {
      $0.isRightToLeft = true
      $0.appearance = .dark
      $0.textSize = .accessibilityLarge
    }
  }
}

/// The same under XCTest.
final class AssertFrameXCTests: XCTestCase {
  func testRecordedUnderXCTest() {
    assertFrame(layout: "../../Layouts/Minimal.xib", ad: .named("minimal"))
  }
}
