import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Where the parts of a button stand")
struct ButtonLayoutTests {
  private static let images = [
    "icon": ImageResource(size: Size(width: 20, height: 20), isSystemSymbol: false)
  ]

  private func layout(
    isRightToLeft: Bool = false, _ change: (inout ButtonContent) -> Void
  ) throws -> ButtonLayout {
    var button = ButtonContent()
    // Four columns of six points.
    button.font = .named(name: "Courier", family: "Courier", size: 10)
    button.normal.title = "Open"
    button.normal.image = "icon"
    change(&button)
    let sizes = try IntrinsicSizes(images: Self.images, isRightToLeft: isRightToLeft)
    return try #require(
      sizes.buttonLayout(of: ViewNode(.button(button)), in: Size(width: 100, height: 40)))
  }

  @Test("image and title stand side by side in the middle")
  func centered() throws {
    let layout = try layout { _ in }
    #expect(layout.image == Rect(x: 28, y: 10, width: 20, height: 20))
    #expect(layout.title == Rect(x: 48, y: 15, width: 24, height: 10))
  }

  @Test("the content alignment moves both")
  func alignment() throws {
    let left = try layout {
      $0.contentHorizontalAlignment = "left"
      $0.contentVerticalAlignment = "top"
    }
    #expect(left.image == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(left.title == Rect(x: 20, y: 0, width: 24, height: 10))
    let trailing = try layout { $0.contentHorizontalAlignment = "trailing" }
    #expect(trailing.title?.maxX == 100)
  }

  @Test("from right to left the image stands at the right, and leading is right")
  func rightToLeft() throws {
    let layout = try layout(isRightToLeft: true) { $0.contentHorizontalAlignment = "leading" }
    #expect(layout.image == Rect(x: 80, y: 10, width: 20, height: 20))
    #expect(layout.title == Rect(x: 56, y: 15, width: 24, height: 10))
  }

  @Test("a part's own insets move it by half their difference")
  func partInsets() throws {
    let layout = try layout {
      $0.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    }
    #expect(layout.title?.x == 56)
    #expect(layout.image?.x == 28)
  }

  @Test("a title that is too long keeps to the button, and its text is cut in the middle")
  func longTitle() throws {
    var button = ButtonContent()
    button.font = .named(name: "Courier", family: "Courier", size: 10)
    button.normal.title = "Install this app"
    let node = ViewNode(.button(button))
    let sizes = try IntrinsicSizes()
    let size = Size(width: 42, height: 30)
    #expect(sizes.buttonLayout(of: node, in: size)?.title?.width == 42)
    let text = try #require(sizes.textLayout(of: node, in: size))
    #expect(text.isTruncated)
    #expect(text.lines.map(\.string) == ["Ins…app"])
  }

  @Test("a configuration places its image where it says")
  func configuration() throws {
    func place(_ placement: String) throws -> ButtonLayout {
      try layout {
        var configuration = ButtonContent.Configuration(style: "filled")
        configuration.title = "Open"
        configuration.titleFont = .named(name: "Courier", family: "Courier", size: 10)
        configuration.image = "icon"
        configuration.imagePlacement = placement
        configuration.imagePadding = 4
        configuration.contentInsets = DirectionalEdgeInsets(
          top: 0, leading: 0, bottom: 0, trailing: 0)
        $0.configuration = configuration
      }
    }
    #expect(try place("leading").image?.x == 26)
    #expect(try place("leading").title?.x == 50)
    #expect(try place("trailing").image?.x == 54)
    #expect(try place("top").image == Rect(x: 40, y: 3, width: 20, height: 20))
    #expect(try place("top").title == Rect(x: 38, y: 27, width: 24, height: 10))
    #expect(try place("bottom").image?.y == 17)
  }

  @Test("a button without content has no parts, another view no layout")
  func nothing() throws {
    let empty = try layout {
      $0.normal.title = nil
      $0.normal.image = nil
    }
    #expect(empty == ButtonLayout(image: nil, title: nil))
    let size = Size(width: 10, height: 10)
    #expect(try IntrinsicSizes().buttonLayout(of: ViewNode(.stepper), in: size) == nil)
  }
}
