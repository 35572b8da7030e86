import Testing

@testable import InterfaceBuilder

/// What public bug reports asked of readers of xibs, on documents of our own.
@Suite("situations from bug reports")
struct CaseTests {
  @Test("outlets of the owner and classes in the wrong module are kept as written")
  func leftoverOutlet() throws {
    let document = try Sample.read(
      Sample.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="adBadge" destination="badge" id="o1"/></connections></placeholder>
        <view id="root" customClass="GADNativeAdView"><subviews><label id="badge" text="Ad"/>
        <view id="media" customClass="GADMediaView" customModule="Runner" \
        customModuleProvider="target"/></subviews><connections>
        <outlet property="mediaView" destination="media" id="o2"/></connections></view>
        """))
    #expect(document.filesOwner?.customClass == nil)
    #expect(document.filesOwner?.connections.first?.property == "adBadge")
    #expect(document.filesOwner?.connections.first?.location.line == 5)
    let root = try #require(document.layouts.first).root
    #expect(root.connections.first?.destination == "media")
    #expect(root.subviews.last?.customModule == "Runner")
    #expect(document.diagnostics.isEmpty)
  }

  @Test("an outlet to nothing and an outlet connected twice are noted, both kept")
  func oddOutlets() throws {
    let document = try Sample.read(
      Sample.xib(
        """
        <view id="root"><subviews><label id="a"/><label id="b"/></subviews><connections>
        <outlet property="headlineView" destination="a" id="o1"/>
        <outlet property="headlineView" destination="b" id="o2"/>
        <outlet property="bodyView" destination="gone" id="o3"/>
        </connections></view>
        """))
    #expect(document.layouts.first?.root.connections.map(\.destination) == ["a", "b", "gone"])
    #expect(document.diagnostics.map(\.rule) == ["outlet-duplicate", "outlet-dangling"])
    #expect(document.diagnostics.map(\.location.line) == [6, 7])
    #expect(document.diagnostics.last?.message.contains("bodyView leads to gone") == true)
  }

  @Test("constraints removed at build time are marked")
  func placeholders() throws {
    let view = try Sample.view(
      """
      <view placeholderIntrinsicWidth="300" placeholderIntrinsicHeight="200"><constraints>
      <constraint firstAttribute="height" constant="400" placeholder="YES" id="p"/>
      <constraint firstAttribute="height" constant="160" id="h"/></constraints></view>
      """)
    #expect(view.constraints.map(\.isPlaceholder) == [true, false])
    #expect(view.placeholderIntrinsicWidth == 300)
  }

  @Test("an escape character can't get in through a label's text")
  func escapeCharacter() throws {
    let error = try #require(Sample.failure(Sample.xib("<label text=\"a&#27;[2J\"/>")))
    guard case .malformed(_, let location, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(location.line == 4)
    #expect(!error.description.utf8.contains(0x1B))
  }
}
