import AdPreview
import Cells
import InterfaceBuilder
import NativeAds
import PictureFixtures
import TestFolders
import Testing

@Suite("Content modes on drawn frames")
struct ContentModeTests {
  /// The image view of all cases, whose edges are no edges of cells.
  static let view = Rect(x: 61, y: 67, width: 81, height: 70)
  static let ad = Size(width: 203, height: 204)

  struct Case: CustomTestStringConvertible, Sendable {
    var mode: ContentMode
    var clips: Bool
    var image: (width: Int, height: Int)
    var cell: (Double, Double)

    var testDescription: String {
      "\(mode) \(clips ? "clipped" : "open") \(image.width)×\(image.height) cell \(cell.0)×\(cell.1)"
    }

    /// Where UIKit draws the picture: scaled, or at its own size at the edges that the mode names.
    var picture: Rect {
      let view = ContentModeTests.view
      var size = Size(width: Double(image.width), height: Double(image.height))
      let ratios = (view.width / size.width, view.height / size.height)
      switch mode {
      case .scaleToFill, .redraw: return view
      case .scaleAspectFit, .scaleAspectFill:
        let factor = mode == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
        size = Size(width: size.width * factor, height: size.height * factor)
      default: break
      }
      let name = mode.rawValue.lowercased()
      let shareX = name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? 1 : 0.5
      let shareY = name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5
      return Rect(
        x: view.x + (view.width - size.width) * shareX,
        y: view.y + (view.height - size.height) * shareY, width: size.width, height: size.height)
    }
  }

  static let cases: [Case] = {
    var cases: [Case] = []
    for mode in ContentMode.allCases {
      for clips in [true, false] {
        for image in [(120, 48), (48, 120), (64, 64)] {
          for cell in [(6.0, 12.0), (4, 8), (8, 16)] {
            cases.append(Case(mode: mode, clips: clips, image: image, cell: cell))
          }
        }
      }
    }
    return cases
  }()

  @Test("all thirteen modes are there")
  func modes() { #expect(ContentMode.allCases.count == 13) }

  @Test("each cell shows what the device shows there, to within one cell", arguments: cases)
  func placed(test: Case) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      PNGFile.quadrants(width: test.image.width, height: test.image.height), to: "quadrants.png")
    var ad = NativeAd(name: "quadrants", format: .native)
    ad.source = .direct
    ad.icon = NativeAdImage(
      content: .file(path), width: Double(test.image.width), height: Double(test.image.height))
    let view = Self.view
    let markup = Markup.ad(
      width: Self.ad.width, height: Self.ad.height, outlets: [("iconView", "icon")],
      inside: Markup.color("backgroundColor", 1, 1, 1),
      Markup.view(
        "icon", x: view.x, y: view.y, width: view.width, height: view.height,
        element: "imageView",
        attributes:
          "contentMode=\"\(test.mode.rawValue)\" clipsSubviews=\"\(test.clips ? "YES" : "NO")\""
      ))
    let rendered = try Preview.render(markup, ad: ad) {
      $0.pictures = .symbols
      $0.height = .saved
      $0.cell = Size(width: test.cell.0, height: test.cell.1)
    }
    #expect(rendered.pictureProblems.isEmpty)
    check(rendered.grid, test)
  }

  /// Compares the middle of every cell with the device, apart from cells that an edge is nearer to than one cell.
  private func check(_ grid: Grid, _ test: Case) {
    let picture = test.picture
    let seen = test.clips ? picture.intersection(Self.view) : picture
    guard let seen else {
      Issue.record("nothing is seen")
      return
    }
    var counts: [Cells.Color: Int] = [:]
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let x = (Double(column) + 0.5) * test.cell.0
        let y = (Double(row) + 0.5) * test.cell.1
        let edgesX = [seen.x, seen.maxX] + [picture.midX]
        let edgesY = [seen.y, seen.maxY] + [picture.midY]
        guard edgesX.allSatisfy({ abs($0 - x) > test.cell.0 * 1.01 }),
          edgesY.allSatisfy({ abs($0 - y) > test.cell.1 * 1.01 })
        else { continue }
        let isInside = x > seen.x && x < seen.maxX && y > seen.y && y < seen.maxY
        let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00]
        let color =
          isInside
          ? Color(rgb: colors[(y > picture.midY ? 2 : 0) + (x > picture.midX ? 1 : 0)]) : .white
        let cell = grid[column, row]
        #expect(
          cell.text == " " && cell.style.background.map { isNear($0, color) } == true,
          "\(column),\(row): \(cell), expected \(color)")
        counts[color, default: 0] += 1
      }
    }
    // Something of the picture and of what lies around it was compared.
    #expect(counts.values.reduce(0, +) > 30)
    #expect((counts[.white] ?? 0) > 0)
  }

  private func isNear(_ color: Cells.Color, _ other: Cells.Color) -> Bool {
    abs(Int(color.red) - Int(other.red)) <= 3 && abs(Int(color.green) - Int(other.green)) <= 3
      && abs(Int(color.blue) - Int(other.blue)) <= 3
  }
}
