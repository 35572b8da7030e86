import Testing

@testable import InterfaceBuilder

@Suite("constraints")
struct ConstraintTests {
  private func constraint(_ attributes: String) throws -> Constraint {
    try constraint(attributes, children: "")
  }

  private func constraint(_ attributes: String, children: String) throws -> Constraint {
    let view = try Sample.view(
      """
      <view id="root"><subviews><view id="a"/><view id="b"/></subviews>
      <constraints><constraint \(attributes) id="c">\(children)</constraint></constraints></view>
      """)
    return try #require(view.constraints.first)
  }

  private static let spellings: [(String, Double)] = [
    ("16:9", 16.0 / 9), ("15 : 9", 15.0 / 9), ("1/3", 1.0 / 3), ("20/360", 20.0 / 360),
    ("0.2", 0.2), ("2", 2), ("-1.5", -1.5), ("1e-2", 0.01),
  ]

  @Test(
    "multipliers in every spelling",
    arguments: spellings)
  func multipliers(text: String, expected: Double) throws {
    let read = try constraint("firstAttribute=\"width\" multiplier=\"\(text)\"")
    #expect(read.multiplier == expected)
  }

  @Test(
    "a multiplier that can't be read takes the constraint out, with a note",
    arguments: ["1:0", "x", "", "1:2:3", "nan", "inf", "1:"])
  func unreadableMultipliers(text: String) throws {
    let document = try Sample.read(
      Sample.xib(
        """
        <view><constraints>
        <constraint firstAttribute="width" multiplier="\(text)"/></constraints></view>
        """))
    #expect(document.layouts.first?.root.constraints.isEmpty == true)
    #expect(document.diagnostics.map(\.rule) == ["unreadable-value"])
  }

  @Test("what is left out has UIKit's default")
  func defaults() throws {
    let read = try constraint("firstAttribute=\"height\" constant=\"20\"")
    #expect(read.firstItem == nil && read.secondItem == nil && read.secondAttribute == nil)
    #expect(read.relation == .equal && read.multiplier == 1)
    #expect(read.constant == 20 && read.priority == 1000)
    #expect(!read.isPlaceholder)
  }

  @Test("everything that can be written is read")
  func everything() throws {
    let read = try constraint(
      """
      firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="b" \
      secondAttribute="leadingMargin" multiplier="2" constant="-8.5" priority="999.5" \
      placeholder="YES" identifier="edge" userLabel="Edge"
      """,
      children: """
        <variation key="widthClass=compact" constant="4"/>
        """)
    #expect(read.id == "c" && read.firstItem == "a" && read.secondItem == "b")
    #expect(read.firstAttribute == .trailing && read.secondAttribute == .leadingMargin)
    #expect(read.relation == .lessThanOrEqual && read.multiplier == 2)
    #expect(read.constant == -8.5 && read.priority == 999.5)
    #expect(read.isPlaceholder && read.identifier == "edge" && read.userLabel == "Edge")
    #expect(read.variations.first?.attributes == ["constant": "4"])
    #expect(read.variations.first?.condition == .init(width: .compact))
  }

  @Test("baseline means the last one")
  func baselines() throws {
    let read = try constraint(
      """
      firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="firstBaseline"
      """)
    #expect(read.firstAttribute == .lastBaseline && read.secondAttribute == .firstBaseline)
  }

  @Test(
    "standard spacing is 8 between siblings and 20 to the superview, unless written",
    arguments: [
      ("firstItem=\"b\" secondItem=\"a\"", 8.0), ("firstItem=\"b\" secondItem=\"root\"", 20),
      ("secondItem=\"b\"", 20), ("firstItem=\"b\" secondItem=\"a\" constant=\"11\"", 11),
    ])
  func standardSpacing(items: String, expected: Double) throws {
    let read = try constraint(
      "\(items) firstAttribute=\"top\" secondAttribute=\"bottom\" symbolic=\"YES\"")
    #expect(read.constant == expected)
  }

  @Test("priorities stay within 1 and 1000")
  func priorities() throws {
    #expect(try constraint("firstAttribute=\"width\" priority=\"5000\"").priority == 1000)
    #expect(try constraint("firstAttribute=\"width\" priority=\"0\"").priority == 1)
  }

  @Test(
    "a slip in a constraint is named with its place and what becomes of it",
    arguments: [
      (
        "firstAttribute=\"width\" priority=\"2000\"", "value-out-of-range",
        "priority=\"2000\" of <constraint> is not from 1 to 1000: 1000 is taken"
      ),
      (
        "firstAttribute=\"width\" priority=\"-1\"", "value-out-of-range",
        "priority=\"-1\" of <constraint> is not from 1 to 1000: 1 is taken"
      ),
      (
        "constant=\"4\"", "missing-attribute",
        "<constraint> has no firstAttribute: the constraint is ignored"
      ),
      (
        "firstAttribute=\"\"", "unreadable-value",
        "firstAttribute=\"\" of <constraint> can't be read: left out"
      ),
    ])
  func slips(attributes: String, rule: String, message: String) throws {
    let document = try Sample.read(
      Sample.xib("<view><constraints>\n<constraint \(attributes)/></constraints></view>"))
    #expect(
      document.diagnostics == [
        Diagnostic(
          rule: rule, message: message, location: SourceLocation(line: 5, column: 1),
          concernsConstraint: true)
      ])
  }

  @Test("where the document turns constraints off, they are left out and that is said once")
  func turnedOff() throws {
    let document = try Sample.read(
      Sample.xib(
        """
        <view><constraints><constraint firstAttribute="width" constant="9"/></constraints>
        <subviews><view><constraints/></view></subviews></view>
        """, attributes: "useAutolayout=\"NO\""))
    #expect(document.layouts.first?.root.constraints == [])
    #expect(document.diagnostics.map(\.rule) == ["constraints-off"])
    #expect(document.diagnostics.first?.message.hasSuffix("write YES to use them") == true)
  }

  @Test("a reference to nothing is noted once and kept")
  func dangling() throws {
    let document = try Sample.read(
      Sample.xib(
        """
        <view id="root"><constraints>
        <constraint firstItem="gone" firstAttribute="top" secondItem="lost" \
        secondAttribute="top" id="c"/></constraints></view>
        """))
    #expect(document.layouts.first?.root.constraints.count == 1)
    #expect(document.diagnostics.map(\.rule) == ["constraint-dangling"])
    #expect(document.diagnostics.first?.location == SourceLocation(line: 5, column: 1))
  }
}
