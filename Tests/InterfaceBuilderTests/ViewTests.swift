import Testing

@testable import InterfaceBuilder

@Suite("views")
struct ViewTests {
  @Test("what every view carries is read")
  func everything() throws {
    let view = try Sample.view(
      """
      <view clipsSubviews="YES" contentMode="scaleAspectFit" hidden="YES" alpha="0.5" tag="7" \
      userInteractionEnabled="NO" horizontalHuggingPriority="251" verticalHuggingPriority="252" \
      horizontalCompressionResistancePriority="748" verticalCompressionResistancePriority="749" \
      placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite" misplaced="YES" \
      ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
      layoutMarginsFollowReadableWidth="YES" semanticContentAttribute="forceRightToLeft" \
      customClass="GADMediaView" customModule="Runner" customModuleProvider="target" \
      userLabel="Media" id="m">
        <rect key="frame" x="1" y="2.5" width="30" height="0.0"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <viewLayoutGuide key="safeArea" id="g1"/>
        <viewLayoutGuide key="contentLayoutGuide" id="g2"/>
        <color key="tintColor" systemColor="systemRedColor"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" \
        trailing="8"/>
        <userGuides><userLayoutGuide location="43" affinity="minY"/>
          <userLayoutGuide id="g3"/></userGuides>
        <attributedString key="userComments"><fragment content="Keep"/></attributedString>
      </view>
      """)
    #expect(view.id == "m" && view.element == "view" && view.location.line == 4)
    #expect(view.frame == Rect(x: 1, y: 2.5, width: 30, height: 0))
    #expect(view.autoresizingMask == [.widthSizable, .flexibleMaxY])
    #expect(view.translatesAutoresizingMaskIntoConstraints == false && view.hasFixedFrame)
    #expect(view.hugging == AxisPriorities(horizontal: 251, vertical: 252))
    #expect(view.compressionResistance == AxisPriorities(horizontal: 748, vertical: 749))
    #expect(view.placeholderIntrinsicWidth == 120 && view.placeholderIntrinsicHeight == nil)
    #expect(view.isMisplaced && view.isAmbiguous && view.clipsSubviews && view.isHidden)
    #expect(view.contentMode == .scaleAspectFit && view.alpha == 0.5 && view.tag == 7)
    #expect(!view.isUserInteractionEnabled && view.preservesSuperviewLayoutMargins)
    #expect(!view.insetsLayoutMarginsFromSafeArea && view.layoutMarginsFollowReadableWidth)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.customClass == "GADMediaView" && view.customModule == "Runner")
    #expect(view.customModuleProvider == "target" && view.userLabel == "Media")
    #expect(view.userComment == "Keep")
    #expect(view.tintColor == .system("systemRedColor", fallback: nil))
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    #expect(view.layoutGuides.map(\.id) == ["g1", "g2", "g3"])
    #expect(view.layoutGuides.map(\.kind) == [.safeArea, .contentLayout, .custom])
  }

  @Test("what is left out has the format's default")
  func defaults() throws {
    let view = try Sample.view("<label/>")
    var expected = View(element: "label", location: view.location)
    expected.content = view.content
    #expect(view == expected)
    #expect(view.hugging.horizontal == 250 && view.compressionResistance.vertical == 750)
  }

  private static let elements: [(String, ViewContent)] = [
    ("view", ViewContent.plain), ("containerView", .plain),
    ("switch on=\"YES\"", .toggle(isOn: true)),
    (
      "slider value=\"0.5\" minValue=\"0.0\" maxValue=\"2\"",
      .slider(value: 0.5, minimum: 0, maximum: 2)
    ),
    ("stepper", .stepper),
    (
      "pageControl numberOfPages=\"3\" currentPage=\"1\"",
      .pageControl(numberOfPages: 3, currentPage: 1)
    ),
    ("progressView progress=\"0.25\"", .progressView(progress: 0.25, isBar: false)),
    (
      "activityIndicatorView style=\"whiteLarge\" animating=\"YES\"",
      .activityIndicator(isLarge: true, isAnimating: true)
    ),
    ("datePicker style=\"wheels\"", .datePicker(style: "wheels")), ("pickerView", .pickerView),
    ("searchBar placeholder=\"Find\"", .searchBar(placeholder: "Find")),
    ("visualEffectView", .visualEffectView), ("toolbar", .toolbar), ("tabBar", .tabBar),
    ("navigationBar", .navigationBar(title: nil)), ("webView", .webView),
    ("wkWebView", .webView), ("mapView", .mapView), ("sceneKitView", .other),
    ("collectionViewCell", .collectionViewCell),
    ("collectionReusableView", .collectionReusableView),
    ("tableViewCellContentView", .tableViewCellContentView),
  ]

  @Test(
    "every element of the vocabulary has content of its own",
    arguments: elements)
  func contents(start: String, expected: ViewContent) throws {
    let document = try Sample.read(Sample.xib("<\(start)/>"))
    #expect(document.layouts.first?.root.content == expected)
    #expect(document.diagnostics.isEmpty)
  }

  @Test("segments and stacks")
  func segmentsAndStacks() throws {
    let control = try Sample.view(
      """
      <segmentedControl selectedSegmentIndex="1"><segments><segment title="One" width="40"/>
      <segment title="" image="two"/></segments></segmentedControl>
      """)
    guard case .segmentedControl(let segmented) = control.content else {
      Issue.record("no segments")
      return
    }
    #expect(segmented.selected == 1)
    #expect(segmented.segments.map(\.title) == ["One", ""])
    #expect(segmented.segments.map(\.width) == [40, 0])
    let view = try Sample.view(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="top" \
      spacingType="standard" baselineRelativeArrangement="YES"/>
      """)
    guard case .stackView(let stack) = view.content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing)
    #expect(stack.alignment == .top && stack.spacing == 8 && stack.usesStandardSpacing)
    #expect(stack.isBaselineRelativeArrangement)
  }

  @Test("views in slots are kept apart from subviews and name their slot")
  func slots() throws {
    let table = try Sample.view(
      """
      <tableView>
        <view key="tableHeaderView" id="header"/>
        <label key="tableFooterView" id="footer"/>
        <prototypes><tableViewCell id="cell" style="IBUITableViewCellStyleSubtitle" \
        textLabel="t" detailTextLabel="d" accessoryType="checkmark">
          <tableViewCellContentView key="contentView" id="content"><subviews>
            <label id="t"/><label id="d"/></subviews></tableViewCellContentView>
        </tableViewCell></prototypes>
        <sections><tableViewSection><cells><tableViewCell id="static"/></cells>
        </tableViewSection></sections>
      </tableView>
      """)
    #expect(table.subviews.isEmpty)
    #expect(table.slots.map(\.id) == ["header", "footer", "cell", "static"])
    #expect(
      table.slots.map(\.key) == ["tableHeaderView", "tableFooterView", "prototypes", "cells"])
    let cell = table.slots[2]
    guard case .tableViewCell(let content) = cell.content else {
      Issue.record("no cell")
      return
    }
    #expect(content.builtInViews == ["t", "d"] && content.accessoryType == "checkmark")
    #expect(cell.slots.first?.key == "contentView")
    #expect(cell.slots.first?.subviews.map(\.id) == ["t", "d"])
  }

  @Test("cells of collections, effect views and bars hold views too")
  func moreSlots() throws {
    let collection = try Sample.view(
      """
      <collectionView><collectionViewFlowLayout key="collectionViewLayout" id="l"/>
      <cells><collectionViewCell id="c"><view key="contentView"/></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" id="h"/></collectionView>
      """)
    #expect(collection.slots.map(\.key) == ["cells", "sectionHeaderView"])
    #expect(collection.slots.first?.slots.first?.key == "contentView")
    let effect = try Sample.view(
      "<visualEffectView><view key=\"contentView\"/><blurEffect style=\"dark\"/></visualEffectView>"
    )
    #expect(effect.slots.map(\.key) == ["contentView"])
    let bar = try Sample.view(
      """
      <navigationBar><items><navigationItem title="Deals"><barButtonItem key="rightBarButtonItem">
      <button key="customView" id="b"/></barButtonItem><label key="titleView" id="t"/>
      </navigationItem></items></navigationBar>
      """)
    #expect(bar.content == .navigationBar(title: "Deals"))
    #expect(bar.slots.map(\.id) == ["b", "t"])
  }

  @Test("runtime attributes have values of their types")
  func runtimeAttributes() throws {
    let view = try Sample.view(
      """
      <view><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
        <real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
        <color key="value" white="0.0" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="a" value="text"/>
      <userDefinedRuntimeAttribute type="string" keyPath="b"><string key="value">x
      y</string></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="c"><size key="value" width="1" \
      height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="point" keyPath="d"><point key="value" x="1" \
      y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="e" value="icon"/>
      <userDefinedRuntimeAttribute type="nil" keyPath="f"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let expected: [RuntimeAttribute.Value] = [
      .number(5), .number(0.5), .color(.fixed(RGBA(red: 0, green: 0, blue: 0))), .boolean(true),
      .string("text"), .string("x\ny"), .size(Size(width: 1, height: 2)),
      .point(Point(x: 1, y: 2)), .image("icon"), .none,
    ]
    #expect(view.runtimeAttributes.map(\.value) == expected)
    #expect(view.runtimeAttributes.first?.keyPath == "layer.cornerRadius")
  }

  @Test("variations carry conditions, masks, attributes and fonts")
  func variations() throws {
    let view = try Sample.view(
      """
      <view><subviews><view id="a"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask>
        <mask key="constraints"><exclude reference="b"/></mask></variation>
      <variation key="heightClass=regular-widthClass=compact" axis="vertical">
        <mask key="subviews"><include reference="a"/></mask>
        <fontDescription key="fontDescription" type="system" pointSize="20"/></variation>
      <variation key="userInterfaceIdiom=mac" spacing="3"/></view>
      """)
    let conditions = view.variations.map(\.condition)
    #expect(
      conditions == [
        .init(), .init(width: .compact, height: .regular), .init(isOtherIdiom: true),
      ])
    #expect(view.variations[0].excluded == ["a", "b"])
    #expect(view.variations[1].included == ["a"])
    #expect(view.variations[1].attributes == ["axis": "vertical"])
    #expect(view.variations[1].font == .system(size: 20, weight: .regular, isItalic: false))
  }

  @Test("unknown views, elements, attributes and values are noted once and don't hinder")
  func unknown() throws {
    let document = try Sample.read(
      Sample.xib(
        """
        <view sparkle="YES" hidden="maybe" alpha="full"><subviews>
        <glitterView id="g"><rect key="frame" x="0" y="0" width="1" height="1"/></glitterView>
        <glitterView id="h"><rect key="frame" x="0" y="0" width="1" height="1"/></glitterView>
        <glitter/><label sparkle="YES"/><label sparkle="NO"/></subviews></view>
        """))
    let root = try #require(document.layouts.first).root
    #expect(root.subviews.map(\.id) == ["g", "h", nil, nil])
    #expect(root.subviews.first?.content == .other)
    #expect(!root.isHidden && root.alpha == 1)
    #expect(
      document.diagnostics.map(\.rule) == [
        "unknown-attribute", "unreadable-value", "unreadable-value", "unknown-element",
        "unknown-element", "unknown-attribute",
      ])
    #expect(document.diagnostics[3].location == SourceLocation(line: 5, column: 1))
  }

  @Test("an id that two objects share is noted once, with the line of the first")
  func duplicateIDs() throws {
    let document = try Sample.read(
      Sample.xib(
        """
        <view id="a"><subviews><label id="b"/>
        <label id="b"/><label id="b"/></subviews></view>
        """))
    #expect(document.diagnostics.map(\.rule) == ["id-duplicate"])
    #expect(document.diagnostics.first?.location == SourceLocation(line: 5, column: 1))
    #expect(
      document.diagnostics.first?.message.hasPrefix(
        "<label> has the id b, as has the object on line 4: ") == true)
  }

  @Test(
    "an outlet that lacks a property or destination connects nothing, which is said",
    arguments: [
      ("outlet destination=\"a\"", "<outlet> has no property: it connects nothing"),
      ("outlet property=\"b\"", "<outlet> has no destination: it connects nothing"),
      ("outlet property=\"\"", "<outlet> has no property and no destination: it connects nothing"),
      (
        "outletCollection property=\"b\"",
        "<outletCollection> has no destination: it connects nothing"
      ),
    ])
  func emptyOutlets(element: String, message: String) throws {
    let document = try Sample.read(
      Sample.xib("<view id=\"a\"><connections><\(element)/></connections></view>"))
    #expect(document.layouts.first?.root.connections == [])
    #expect(document.diagnostics.map(\.rule) == ["missing-attribute"])
    #expect(document.diagnostics.map(\.message) == [message])
  }

  @Test(
    "numbers that no layout can mean are left out",
    arguments: ["nan", "inf", "1e300", "-1e9", "0x10p4000", "12pt", ""])
  func unreadableNumbers(text: String) throws {
    let view = try Sample.view(
      "<view><rect key=\"frame\" x=\"\(text)\" y=\"0\" width=\"1\" height=\"1\"/></view>")
    #expect(view.frame == nil)
  }
}
