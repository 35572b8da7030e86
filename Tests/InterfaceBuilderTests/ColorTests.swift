import Testing

@testable import InterfaceBuilder

@Suite("colours")
struct ColorTests {
  private func color(_ attributes: String) throws -> Color? {
    try Sample.view("<view><color key=\"backgroundColor\" \(attributes)/></view>").backgroundColor
  }

  private static let written: [(String, RGBA)] = [
    (
      #"red="0.1" green="0.2" blue="0.3" alpha="0.4" colorSpace="custom" customColorSpace="sRGB""#,
      RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    ),
    (
      #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      RGBA(red: 0.5, green: 0.5, blue: 0.5)
    ),
    (
      #"white="1" alpha="0.0" colorSpace="calibratedWhite""#,
      RGBA(red: 1, green: 1, blue: 1, alpha: 0)
    ),
    (
      #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB""#,
      RGBA(red: 1, green: 0, blue: 0)
    ),
    (
      #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      RGBA(red: 1, green: 1, blue: 1)
    ),
    (
      #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      RGBA(red: 1, green: 0, blue: 0)
    ),
    (
      #"cyan="0.0" magenta="1" yellow="1" black="0.0" alpha="1" colorSpace="deviceCMYK""#,
      RGBA(red: 1, green: 0, blue: 0)
    ),
    (
      #"red="7" green="-3" blue="0.5" alpha="9" colorSpace="deviceRGB""#,
      RGBA(red: 1, green: 0, blue: 0.5)
    ),
  ]

  @Test(
    "every encoding becomes sRGB",
    arguments: written)
  func encodings(attributes: String, expected: RGBA) throws {
    guard case .fixed(let value) = try color(attributes) else {
      Issue.record("no fixed colour")
      return
    }
    #expect(abs(value.red - expected.red) < 0.001)
    #expect(abs(value.green - expected.green) < 0.001)
    #expect(abs(value.blue - expected.blue) < 0.001)
    #expect(value.alpha == expected.alpha)
  }

  @Test("Display P3 is converted, not copied")
  func displayP3() throws {
    let p3 = RGBA(red: 0.5, green: 0.25, blue: 0.75)
    let value = ColorConversion.sRGB(fromDisplayP3: p3)
    let bytes = [value.red, value.green, value.blue].map { Int(($0 * 255).rounded()) }
    #expect(bytes == [137, 59, 198])
  }

  @Test(
    "system colours are dynamic, even where a value stands beside the name",
    arguments: [
      #"systemColor="labelColor""#,
      #"systemColor="labelColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom""#,
      #"xcode11CocoaTouchSystemColor="labelColor" cocoaTouchSystemColor="darkTextColor" white="0""#,
    ])
  func systemColors(attributes: String) throws {
    let read = try #require(try color(attributes))
    let resources = Resources()
    #expect(resources.resolve(read, appearance: .light) == RGBA(red: 0, green: 0, blue: 0))
    #expect(resources.resolve(read, appearance: .dark) == RGBA(red: 1, green: 1, blue: 1))
  }

  @Test(
    "legacy names are fixed where UIKit's are",
    arguments: [("darkTextColor", 0.0), ("whiteColor", 1), ("lightTextColor", 1)])
  func legacyNames(name: String, red: Double) throws {
    let read = try #require(try color("cocoaTouchSystemColor=\"\(name)\""))
    for appearance in Appearance.allCases {
      #expect(Resources().resolve(read, appearance: appearance).red == red)
    }
  }

  @Test("an unknown system colour is noted and becomes the label colour")
  func unknownSystemColor() throws {
    let document = try Sample.read(
      Sample.xib("<view><color key=\"backgroundColor\" systemColor=\"sparkleColor\"/></view>"))
    #expect(document.diagnostics.map(\.rule) == ["unknown-color"])
    let read = try #require(document.layouts.first?.root.backgroundColor)
    #expect(
      document.resources.resolve(read, appearance: .dark) == RGBA(red: 1, green: 1, blue: 1))
    #expect(document.resources.value(of: read, appearance: .dark) == nil)
  }

  @Test("colours of the resources are found by name, and a circle ends")
  func resources() throws {
    let document = try Sample.read(
      Sample.xib(
        "<view><color key=\"backgroundColor\" name=\"Brand\"/></view>",
        resources: """
          <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
          <namedColor name="Loop"><color name="Loop"/></namedColor>
          <systemColor name="newColor"><color white="0.5" alpha="1"/></systemColor>
          """))
    let resources = document.resources
    #expect(document.diagnostics.isEmpty)
    #expect(
      resources.value(of: .named("Brand"), appearance: .light)
        == RGBA(red: 1, green: 0, blue: 0))
    #expect(resources.value(of: .named("Loop"), appearance: .light) == nil)
    #expect(
      resources.value(of: .system("newColor", fallback: nil), appearance: .dark)
        == RGBA(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test("<nil> and colours without components are no colour")
  func noColor() throws {
    #expect(try color("alpha=\"1\" colorSpace=\"calibratedRGB\"") == nil)
    #expect(try Sample.view("<view><nil key=\"backgroundColor\"/></view>").backgroundColor == nil)
  }
}
