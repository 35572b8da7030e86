import Testing

@Suite("Memory limits of the tests' runs", .enabled(if: AdPane.isThere))
struct MemoryLimitTests {
  /// A layout whose file is that many bytes longer than it need be.
  private static func layout(padding: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <!--\(String(repeating: ".", count: padding))-->
    <objects><view id="root"><rect key="frame" width="80" height="12"/></view></objects>
    </document>
    """
  }

  @Test("a run within its limit goes through, and a run beyond it fails")
  func limit() throws {
    let folder = try Scratch()
    let small = try folder.write(Self.layout(padding: 0), to: "small.xib")
    let large = try folder.write(Self.layout(padding: 14 << 20), to: "large.xib")
    #expect(try AdPane.run("inspect", "--all", small, memoryLimit: 40).status == 0)
    #expect(try AdPane.run("inspect", "--all", large).status == 0)
    #expect(try AdPane.run("inspect", "--all", large, memoryLimit: 40).status != 0)
  }
}
