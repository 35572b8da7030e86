import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Sizes of buttons")
struct ButtonSizeTests {
  private static let images = [
    "icon": ImageResource(size: Size(width: 24, height: 24), isSystemSymbol: false),
    "small": ImageResource(size: Size(width: 20, height: 20), isSystemSymbol: false),
    "banner": ImageResource(size: Size(width: 300, height: 50), isSystemSymbol: false),
  ]

  private func size(
    toolsVersion: Int? = nil, _ change: (inout ButtonContent) -> Void
  ) throws -> IntrinsicSize {
    var button = ButtonContent()
    change(&button)
    let sizes = try IntrinsicSizes(images: Self.images, toolsVersion: toolsVersion)
    return sizes.size(of: ViewNode(.button(button)))
  }

  struct Title: Sendable {
    var pointSize: Double
    var height: Double
  }

  static let titles: [Title] = [
    Title(pointSize: 10, height: 24), Title(pointSize: 12, height: 27),
    Title(pointSize: 14, height: 29), Title(pointSize: 15, height: 30),
    Title(pointSize: 16, height: 32), Title(pointSize: 17, height: 33),
    Title(pointSize: 18, height: 34), Title(pointSize: 20, height: 36),
    Title(pointSize: 24, height: 41),
  ]

  @Test("a title has six points above and below, and none beside it", arguments: titles)
  func titleHeight(title: Title) throws {
    let size = try size {
      $0.normal.title = "Install now"
      $0.font = .system(size: title.pointSize, weight: .regular, isItalic: false)
    }
    #expect(size.height == title.height)
  }

  @Test("the default font is 18 points for custom buttons and 15 for the others")
  func defaultFonts() throws {
    #expect(try size { $0.normal.title = "Button" }.height == 34)
    let system = try size {
      $0.buttonType = "system"
      $0.normal.title = "Button"
    }
    #expect(system == IntrinsicSize(width: 46, height: 30))
  }

  @Test("a short or empty title leaves the button 30 points wide")
  func minimum() throws {
    #expect(try size { $0.normal.title = "i" }.width == 30)
    #expect(try size { $0.buttonType = "system" } == IntrinsicSize(width: 30, height: 30))
  }

  @Test("insets take the place of the implicit padding")
  func insets() throws {
    func inset(_ insets: EdgeInsets) throws -> IntrinsicSize {
      try size {
        $0.buttonType = "system"
        $0.normal.title = "Button"
        $0.contentEdgeInsets = insets
      }
    }
    #expect(try inset(EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)).height == 34)
    #expect(
      try inset(EdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
        == IntrinsicSize(width: 66, height: 18))
    // Interface Builder writes the smallest number for an inset that is set to nothing.
    let hair = 2.2250738585072014e-308
    #expect(
      try inset(EdgeInsets(top: 0, left: hair, bottom: 0, right: 0))
        == IntrinsicSize(width: 46, height: 18))
    #expect(try inset(.zero) == IntrinsicSize(width: 46, height: 30))
  }

  @Test("a button with an image is as tall as it or a line")
  func images() throws {
    #expect(try size { $0.normal.image = "icon" } == IntrinsicSize(width: 24, height: 24))
    #expect(try size { $0.normal.image = "small" } == IntrinsicSize(width: 20, height: 22))
    #expect(try size { $0.normal.image = "banner" } == IntrinsicSize(width: 300, height: 50))
    let both = try size {
      $0.buttonType = "system"
      $0.normal.image = "icon"
      $0.normal.title = "Button"
    }
    #expect(both == IntrinsicSize(width: 70, height: 24))
    #expect(try size { $0.normal.image = "missing" }.width == 30)
  }

  @Test("types that draw a symbol have its size")
  func symbolTypes() throws {
    for type in ["infoLight", "infoDark", "detailDisclosure", "contactAdd"] {
      let old = try size(toolsVersion: 14_000) { $0.buttonType = type }
      #expect(old == IntrinsicSize(width: 22, height: 22))
      let new = try size(toolsVersion: 21_000) { $0.buttonType = type }
      #expect(new == IntrinsicSize(width: 25, height: 24))
    }
  }

  private func configured(
    _ change: (inout ButtonContent.Configuration) -> Void
  ) throws -> IntrinsicSize {
    try size {
      var configuration = ButtonContent.Configuration(style: "filled")
      configuration.title = "Button"
      change(&configuration)
      $0.configuration = configuration
      // A font beside a configuration doesn't count.
      $0.font = .system(size: 40, weight: .regular, isItalic: false)
    }
  }

  @Test("a configuration brings insets and the body font")
  func configuration() throws {
    let plain = try configured { _ in }
    #expect(plain.height == 34.5)
    let title = TextMeasurer(scale: 2).size(of: TextBlock("Button", pointSize: 17)).width
    #expect(plain.width == title + 24)
    let inset = try configured {
      $0.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(inset == IntrinsicSize(width: title + 6, height: 24.5))
  }

  @Test("a configuration's size changes insets and font")
  func configurationSizes() throws {
    let heights = try ["mini", "small", "medium", "large"].map { size in
      try configured { $0.buttonSize = size }.height
    }
    #expect(heights == [28, 28, 34.5, 50.5])
  }

  @Test("a configuration places its image beside or above the title")
  func configurationImages() throws {
    let title = try configured { _ in }
    let width = try #require(title.width)
    let beside = try configured {
      $0.image = "icon"
      $0.imagePadding = 5
    }
    #expect(beside == IntrinsicSize(width: width + 29, height: 38))
    let above = try configured {
      $0.image = "icon"
      $0.imagePadding = 5
      $0.imagePlacement = "top"
    }
    #expect(above == IntrinsicSize(width: width, height: 63.5))
    let subtitled = try configured { $0.subtitle = "Free" }
    #expect(subtitled == IntrinsicSize(width: width, height: 50))
  }
}
