import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("Dynamic Type")
struct DynamicTypeTests {
  private func pointSizes(_ style: String) -> [Double] {
    TextSize.allCases.map {
      TextMeasurer(scale: 2, textSize: $0).font(.textStyle("UICTFontTextStyle" + style)).pointSize
    }
  }

  @Test("styles take the sizes that Apple publishes")
  func publishedSizes() {
    #expect(pointSizes("Body") == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(pointSizes("Caption2") == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    #expect(pointSizes("Title0") == [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
  }

  @Test(
    "no style shrinks as the size grows",
    arguments: [
      "Title0", "Title1", "Title2", "Title3", "Headline", "Body", "Callout", "Subhead", "Footnote",
      "Caption1", "Caption2",
    ])
  func monotonic(style: String) {
    let sizes = pointSizes(style)
    #expect(sizes == sizes.sorted())
    for size in TextSize.allCases {
      let font = TextMeasurer(scale: 2, textSize: size).font(
        .textStyle("UICTFontTextStyle" + style))
      #expect(font.linePitch >= font.pointSize)
    }
  }

  @Test("a fixed font never scales")
  func fixedFont() {
    let large = TextMeasurer(scale: 2, textSize: .accessibilityExtraLarge)
    let font = FontDescription.system(size: 13, weight: .regular, isItalic: false)
    #expect(large.font(font).pointSize == 13)
  }

  @Test("headline is semibold, an unknown style is body")
  func names() {
    let measurer = TextMeasurer(scale: 2)
    #expect(measurer.font(.textStyle("UICTFontTextStyleHeadline")).weight == .semibold)
    #expect(measurer.font(.textStyle("UICTFontTextStyleEmphasizedBody")).weight == .semibold)
    #expect(measurer.font(.textStyle("UICTFontTextStyleLater")).pointSize == 17)
  }
}
