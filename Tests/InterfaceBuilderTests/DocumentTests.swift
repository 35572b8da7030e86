import Testing

@testable import InterfaceBuilder

@Suite("documents")
struct DocumentTests {
  @Test("a xib's head, owner, resources and other objects are read")
  func xib() throws {
    let document = try Sample.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507.1" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" launchScreen="YES">
      <device id="retina6_1" orientation="landscape" appearance="dark"/>
      <customFonts key="customFonts"><array key="A.ttf"><string>A-Bold</string></array></customFonts>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" \
        customModule="App"><connections><outlet property="view" destination="v" id="o"/>
        </connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v"><connections>
          <outletCollection property="gestureRecognizers" destination="tap" id="p"/>
          <action selector="go:" destination="-1" eventType="touchUpInside" id="q"/>
        </connections></view>
        <tapGestureRecognizer id="tap"><connections><action selector="tap:" destination="-1" \
        id="r"/></connections></tapGestureRecognizer>
        <tableViewCell id="second"/>
      </objects>
      <designables><designable name="v"><size key="intrinsicContentSize" width="10" height="20"/>
      </designable></designables>
      <resources><image name="icon" width="24" height="16"/>
      <image name="star" catalog="system" width="128" height="116"/></resources>
      <color key="tintColor" systemColor="systemPinkColor"/>
      </document>
      """)
    #expect(document.path == "Sample.xib" && document.kind == .xib)
    #expect(document.toolsVersion == 21507)
    #expect(
      document.device == DeviceReference(id: "retina6_1", isLandscape: true, isDark: true))
    #expect(document.usesAutolayout && document.usesTraitCollections && document.usesSafeAreas)
    #expect(document.isLaunchScreen && document.customFonts == ["A-Bold"])
    #expect(document.filesOwner?.customClass == "Owner")
    #expect(document.filesOwner?.customModule == "App")
    #expect(document.filesOwner?.connections.map(\.property) == ["view"])
    #expect(document.layouts.map(\.root.id) == ["v", "second"])
    #expect(document.otherObjects.map(\.element) == ["tapGestureRecognizer"])
    #expect(document.otherObjects.first?.connections.first?.property == "tap:")
    #expect(document.designables == ["v": Size(width: 10, height: 20)])
    #expect(
      document.resources.images["icon"]
        == ImageResource(size: Size(width: 24, height: 16), isSystemSymbol: false))
    #expect(document.resources.images["star"]?.isSystemSymbol == true)
    #expect(document.tintColor == .system("systemPinkColor", fallback: nil))
    #expect(document.layouts[0].root.connections.map(\.kind) == [.outletCollection, .action])
    #expect(document.diagnostics.isEmpty)
  }

  @Test("each scene's view is a layout, with the bars that Interface Builder infers")
  func storyboard() throws {
    let document = try Sample.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
      <scene><objects><tabBarController id="tabs"><connections><segue destination="nav" \
      kind="relationship" relationship="viewControllers" id="s1"/></connections>
      </tabBarController></objects></scene>
      <scene><objects><navigationController id="nav"><navigationBar key="navigationBar" id="b"/>
      <connections><segue destination="first" kind="relationship" \
      relationship="rootViewController" id="s2"/></connections></navigationController>
      </objects></scene>
      <scene><objects><viewController id="first" customClass="First"><layoutGuides>
        <viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        <navigationItem key="navigationItem" id="n"><label key="titleView" id="title"/>
        </navigationItem><view key="view" id="v1"><subviews><button id="b1"><connections><segue \
      destination="second" kind="show" id="s3"/></connections></button></subviews></view>
      </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
      <view id="loose"/></objects></scene>
      <scene><objects><tableViewController id="second"><tableView key="view" id="v2"/>
      <connections><segue destination="third" kind="presentation" id="s4"/></connections>
      </tableViewController></objects></scene>
      <scene><objects><viewController id="third"><simulatedNavigationBarMetrics \
      key="simulatedTopBarMetrics" prompted="NO"/><view key="view" id="v3"/></viewController>
      </objects></scene>
      </scenes></document>
      """)
    #expect(document.kind == .storyboard)
    #expect(document.layouts.map(\.root.id) == ["v1", "loose", "v2", "v3"])
    let controllers = document.layouts.map(\.controller)
    #expect(controllers.map { $0?.id } == ["first", nil, "second", "third"])
    #expect(controllers[0]?.customClass == "First" && controllers[0]?.element == "viewController")
    #expect(
      controllers[0]?.topLayoutGuide == "top" && controllers[0]?.bottomLayoutGuide == "bottom")
    #expect(controllers[0]?.barViews.map(\.id) == ["title"])
    #expect(controllers.map { $0?.hasSimulatedNavigationBar } == [true, nil, true, true])
    #expect(controllers.map { $0?.hasSimulatedTabBar } == [true, nil, true, false])
    #expect(document.diagnostics.isEmpty)
  }

  @Test("a storyboard without scenes holds no layout and is no error")
  func emptyStoryboard() throws {
    let document = try Sample.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes/></document>
      """)
    #expect(document.kind == .storyboard && document.layouts.isEmpty)
    #expect(document.diagnostics.isEmpty)
  }

  @Test("a document is known by the end of its name")
  func fileNames() {
    #expect(Document.fileSuffix(of: "Views/Card.xib") == ".xib")
    #expect(Document.fileSuffix(of: "Main.storyboard") == ".storyboard")
    #expect(Document.fileSuffix(of: "xib") == nil)
    #expect(Document.fileSuffix(of: "Card.xib/ad.json") == nil)
  }

  @Test("a document written by hand may leave nearly everything out")
  func byHand() throws {
    let document = try Sample.read(
      """
      <document><objects>
        <view customClass="GADNativeAdView"><subviews>
          <label id="t" text="Ad"/>
          <label id="f" text="Ad"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
          <label id="w" text="Ad" translatesAutoresizingMaskIntoConstraints="YES"/>
        </subviews><constraints>
          <constraint firstItem="t" firstAttribute="top" secondAttribute="top"/>
        </constraints></view>
      </objects></document>
      """)
    #expect(document.usesAutolayout && document.toolsVersion == nil && document.device == nil)
    let root = try #require(document.layouts.first).root
    #expect(root.id == nil && root.frame == nil)
    #expect(
      root.subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [false, nil, true])
    #expect(document.diagnostics.isEmpty)
  }

  @Test(
    "constraints are in use where the document says so, or where it is silent but has some",
    arguments: [
      ("useAutolayout=\"YES\"", "", true), ("", "", false), ("", "<constraints/>", true),
      ("useAutolayout=\"NO\"", "<constraints/>", false),
      ("", "<subviews><stackView/></subviews>", true),
    ])
  func autolayout(attributes: String, inside: String, expected: Bool) throws {
    let text = Sample.xib("<view>\(inside)</view>", attributes: attributes)
    #expect(try Sample.read(text).usesAutolayout == expected)
  }
}
