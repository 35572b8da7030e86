import Cells
import InterfaceBuilder
import NativeAds
import Testing

@testable import AdPreview

@Suite("Shapes in cells")
struct ShapeTests {
  private func render(
    _ subviews: String, _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> RenderedAd {
    try Preview.render(
      Markup.ad(
        width: 120, height: 72, className: nil, outlets: [],
        inside: Markup.color("backgroundColor", 1, 1, 1), subviews), ad: nil, change)
  }

  private let border = """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
        <real key="value" value="1"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <real key="value" value="6"/>
      </userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    """

  private let blue = Cells.Color(red: 0, green: 0, blue: 255)

  @Test("a filled button is a block with its title in the middle")
  func filled() throws {
    let rendered = try render(
      Markup.button(
        "b", "Go", x: 24, y: 24, width: 72, height: 36,
        inside: Markup.color("backgroundColor", 0, 0, 1)))
    for row in 0..<6 {
      for column in 0..<20 {
        let isInside = (4..<16).contains(column) && (2..<5).contains(row)
        #expect((rendered.grid[column, row].style.background == blue) == isInside)
      }
    }
    #expect(rendered.rows[3] == "         Go         ")
  }

  @Test("an outlined button is a box where it has three rows, else brackets")
  func outlined() throws {
    let tall = try render(
      Markup.button("b", "Go", x: 24, y: 24, width: 72, height: 36, inside: border))
    #expect(tall.rows[2] == "    ╭──────────╮    ")
    #expect(tall.rows[3] == "    │    Go    │    ")
    #expect(tall.rows[4] == "    ╰──────────╯    ")
    let low = try render(
      Markup.button("b", "Go", x: 24, y: 24, width: 72, height: 24, inside: border))
    #expect(low.row(containing: "[    Go    ]") != nil)
    let ascii = try render(
      Markup.button("b", "Go", x: 24, y: 24, width: 72, height: 36, inside: border)
    ) { $0.isASCII = true }
    #expect(ascii.rows[2] == "    +----------+    ")
  }

  @Test(
    "a rounded fill has its corners in quarters, and round ones for SVG",
    arguments: [(60, 12, 4), (36, 18, 2), (24, 12, 2)])
  func rounded(height: Double, radius: Double, corners: Int) throws {
    let round = border.replacing(
      "<real key=\"value\" value=\"6\"/>", with: "<real key=\"value\" value=\"\(radius)\"/>"
    )
    .replacing("layer.borderWidth", with: "layer.none")
    let rendered = try render(
      Markup.view(
        "v", x: 24, y: 12, width: 72, height: height, element: "view", attributes: "",
        inside: Markup.color("backgroundColor", 0, 0, 1) + round))
    #expect(rendered.corners.count == corners)
    #expect(rendered.corners.allSatisfy { $0.color == blue && $0.columns == 12 })
    #expect(rendered.corners.allSatisfy { $0.radiusColumns == radius / 6 })
    let quarters: Set<Character> = ["▗", "▖", "▝", "▘", "▟", "▙", "▜", "▛"]
    #expect(rendered.rows.contains { row in row.contains { quarters.contains($0) } })
    let svg = rendered.grid.svg(corners: rendered.corners)
    #expect(svg.split(separator: "A").count > corners)
  }

  @Test("translucent grounds are mixed with what lies behind")
  func alpha() throws {
    let half = Markup.view(
      "v", x: 0, y: 0, width: 60, height: 36, attributes: "alpha=\"0.5\"",
      inside: Markup.color("backgroundColor", 0, 0, 1))
    let rendered = try render(half)
    #expect(rendered.grid[0, 0].style.background == Cells.Color(red: 128, green: 128, blue: 255))
  }

  @Test("views are cut where a view around them clips, and at the ad view")
  func clipping() throws {
    func nested(_ clips: Bool) -> String {
      let inner = Markup.view(
        "in", x: 30, y: 12, width: 60, height: 24,
        inside: Markup.color("backgroundColor", 0, 0, 1))
      return Markup.view(
        "out", x: 0, y: 0, width: 60, height: 24,
        attributes: clips ? "clipsSubviews=\"YES\"" : "",
        inside: "<subviews>\(inner)</subviews>")
    }
    #expect(try render(nested(false)).grid[12, 2].style.background == blue)
    let cut = try render(nested(true))
    #expect(cut.grid[12, 1].style.background != blue)
    #expect(cut.grid[9, 1].style.background == blue)
    let beyond = Markup.view(
      "v", x: 90, y: 48, width: 90, height: 90,
      inside: Markup.color("backgroundColor", 0, 0, 1))
    #expect(try render(beyond).grid[19, 5].style.background == blue)
  }

  @Test("hidden views and views in them are not drawn")
  func hidden() throws {
    let inner = Markup.label("l", "Secret", x: 0, y: 0, width: 60, height: 18)
    let rendered = try render(
      Markup.view(
        "v", x: 0, y: 0, width: 60, height: 36, attributes: "hidden=\"YES\"",
        inside: "<subviews>\(inner)</subviews>"))
    #expect(!rendered.text.contains("Secret"))
    #expect(rendered.view("l")?.isHidden == true)
  }

  @Test("a separator thinner than a cell is a line, unless a text stands there")
  func separator() throws {
    let line = Markup.view(
      "v", x: 12, y: 30, width: 96, height: 1,
      inside: Markup.color("backgroundColor", 0.5, 0.5, 0.5))
    #expect(try render(line).rows[2] == "  ────────────────  ")
    let text = Markup.label("l", "Words", x: 12, y: 24, width: 60, height: 12)
    #expect(try render(line + text).rows[2].contains("─") == false)
  }

  @Test("a hairline is a line wherever it falls in a cell, never a row of its colour")
  func hairline() throws {
    let gray = Markup.color("backgroundColor", 0.5, 0.5, 0.5)
    for offset in stride(from: 0.25, through: 11.25, by: 1) {
      let across = Markup.view("v", x: 12, y: 24 + offset, width: 96, height: 0.5, inside: gray)
      let rendered = try render(across)
      #expect(rendered.rows[2] == "  ────────────────  ", "\(offset)")
      #expect(rendered.grid[5, 2].style.background == .white)
      let down = Markup.view(
        "v", x: 24 + offset / 2, y: 12, width: 0.5, height: 48, inside: gray)
      let column = try render(down).rows.map { Array($0)[4] }
      #expect(String(column) == " ││││ ", "\(offset)")
    }
  }

  @Test("light and dark have their own grounds and inks")
  func appearance() throws {
    let label = Markup.label("l", "Words", x: 0, y: 0, width: 60, height: 12)
    let layout = Markup.ad(width: 120, height: 24, className: nil, outlets: [], label)
    for appearance in Appearance.allCases {
      let rendered = try Preview.render(layout, ad: nil) { $0.appearance = appearance }
      let cell = rendered.grid[0, 0]
      let isLight = appearance == .light
      #expect(cell.style.background == (isLight ? .white : .black))
      #expect(cell.style.foreground == (isLight ? .black : .white))
    }
  }

  @Test("a picture is an outline with its name and size")
  func picture() throws {
    let rendered = try render(
      Markup.view(
        "i", x: 0, y: 0, width: 90, height: 60, element: "imageView",
        attributes: "image=\"logos/partner.png\""))
    #expect(rendered.rows[0].hasPrefix("┌─────────────┐"))
    #expect(rendered.text.contains("partner"))
    #expect(!rendered.text.contains(".png"))
  }
}
