import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Text fields, text views and baselines")
struct TextInputTests {
  private static let courier = FontDescription.named(name: "Courier", family: "Courier", size: 10)

  private func field(_ change: (inout TextFieldContent) -> Void) -> ViewNode {
    var field = TextFieldContent()
    change(&field)
    return ViewNode(.textField(field))
  }

  @Test("a rounded text field's height is its age's, another's its line's")
  func textFieldHeights() throws {
    let rounded = field { $0.borderStyle = "roundedRect" }
    #expect(try IntrinsicSizes(toolsVersion: 12_120).size(of: rounded).height == 30)
    #expect(try IntrinsicSizes(toolsVersion: 21_507).size(of: rounded).height == 34)
    let plain = field { $0.font = .system(size: 17, weight: .regular, isItalic: false) }
    #expect(try IntrinsicSizes(toolsVersion: 14_000).size(of: plain).height == 21)
    #expect(try IntrinsicSizes(toolsVersion: 24_127).size(of: plain).height == 22)
  }

  @Test("a text field is as wide as its text or placeholder and its borders")
  func textFieldWidths() throws {
    let plain = field {
      $0.font = Self.courier
      $0.placeholder = "Search"
      $0.text = "Ad"
    }
    #expect(try IntrinsicSizes().size(of: plain).width == 36)
    let rounded = field {
      $0.font = Self.courier
      $0.text = "Ad"
      $0.borderStyle = "roundedRect"
    }
    #expect(try IntrinsicSizes().size(of: rounded).width == 26)
  }

  @Test("a text field shows its text, else its placeholder, and hides what is secret")
  func textFieldText() throws {
    func text(_ node: ViewNode) throws -> TextLayout? {
      try IntrinsicSizes().textLayout(of: node, in: Size(width: 100, height: 34))
    }
    let secret = field {
      $0.font = Self.courier
      $0.text = "abc"
      $0.isSecure = true
      $0.borderStyle = "roundedRect"
    }
    let layout = try #require(try text(secret))
    #expect(layout.lines.map(\.string) == ["•••"])
    #expect(layout.rect.x == 7)
    #expect(try text(field { $0.placeholder = "Search" })?.text.string == "Search")
    #expect(try text(field { _ in }) == nil)
  }

  private func textView(_ text: String, scrolls: Bool) -> ViewNode {
    var content = TextViewContent()
    content.text = text
    content.font = Self.courier
    content.isScrollEnabled = scrolls
    return ViewNode(.textView(content))
  }

  @Test("a text view has a size only while it doesn't scroll")
  func textViews() throws {
    let sizes = try IntrinsicSizes()
    #expect(sizes.size(of: textView("one two", scrolls: true)) == .none)
    let fixed = textView("one two", scrolls: false)
    #expect(sizes.size(of: fixed) == IntrinsicSize(width: 52, height: 26))
    #expect(sizes.size(of: fixed, maximumWidth: 40) == IntrinsicSize(width: 34, height: 36))
    #expect(sizes.size(of: textView("", scrolls: false)).height == 26)
    let layout = try #require(sizes.textLayout(of: fixed, in: Size(width: 40, height: 20)))
    #expect(layout.lines.map(\.string) == ["one", "two"])
    #expect(layout.rect == Rect(x: 5, y: 8, width: 18, height: 20))
  }

  @Test("views whose height follows their width say so")
  func wrapping() throws {
    let sizes = try IntrinsicSizes()
    var label = LabelContent()
    #expect(!sizes.wrapsText(ViewNode(.label(label))))
    label.numberOfLines = 0
    #expect(sizes.wrapsText(ViewNode(.label(label))))
    #expect(sizes.wrapsText(textView("", scrolls: false)))
    #expect(!sizes.wrapsText(textView("", scrolls: true)))
    #expect(!sizes.wrapsText(ViewNode(.plain)))
  }

  @Test("a label's preferred width comes before the width it gets")
  func preferredWidth() throws {
    var label = LabelContent()
    label.text = "one two three"
    label.font = Self.courier
    label.numberOfLines = 0
    let sizes = try IntrinsicSizes()
    #expect(sizes.size(of: ViewNode(.label(label)), maximumWidth: 50).height == 20)
    label.preferredMaxLayoutWidth = 30
    #expect(sizes.size(of: ViewNode(.label(label)), maximumWidth: 50).height == 30)
  }

  @Test("baselines are those of the first and last line")
  func baselines() throws {
    let sizes = try IntrinsicSizes()
    func baselines(_ node: ViewNode, _ width: Double, _ height: Double) -> [Double] {
      let size = Size(width: width, height: height)
      return [
        sizes.firstBaseline(of: node, size: size), sizes.lastBaseline(of: node, size: size),
      ].map { ($0 * 100).rounded() / 100 }
    }
    var label = LabelContent()
    label.text = "Ad"
    label.font = Self.courier
    // A stretched label shows its text in the middle, but aligns by its edges.
    #expect(baselines(ViewNode(.label(label)), 50, 40) == [7.54, 2.46])
    var button = ButtonContent()
    button.normal.title = "Open"
    button.font = Self.courier
    #expect(baselines(ViewNode(.button(button)), 50, 40) == [22.54, 17.46])
    let text = field {
      $0.font = Self.courier
      $0.text = "Ad"
    }
    #expect(baselines(text, 50, 40) == [22.54, 17.46])
    #expect(baselines(textView("one two", scrolls: false), 40, 40) == [15.54, 10.46])
    #expect(baselines(ViewNode(.plain), 50, 40) == [40, 0])
  }

  @Test("a label's natural text follows the view's own direction")
  func direction() throws {
    var label = LabelContent()
    label.text = "Ad"
    label.font = Self.courier
    label.alignment = .natural
    var node = ViewNode(.label(label))
    node.view.semanticContentAttribute = .forceRightToLeft
    let layout = try IntrinsicSizes().textLayout(of: node, in: Size(width: 50, height: 10))
    #expect(layout?.alignment == .right)
    #expect(layout?.rect.x == 38)
  }
}
