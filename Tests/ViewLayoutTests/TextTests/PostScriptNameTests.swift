import InterfaceBuilder
import Testing

@testable import ViewLayout

@Suite("PostScript names of fonts")
struct PostScriptNameTests {
  struct Name: Sendable {
    var name: String
    var family: String
    var weight: FontWeight
    var isItalic: Bool

    init(_ name: String, _ family: String, _ weight: FontWeight, isItalic: Bool = false) {
      self.name = name
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  static let names: [Name] = [
    Name("HelveticaNeue", "helveticaneue", .regular),
    Name("HelveticaNeue-UltraLightItalic", "helveticaneue", .ultraLight, isItalic: true),
    Name("Avenir-Book", "avenir", .regular),
    Name("Avenir-BookOblique", "avenir", .regular, isItalic: true),
    Name("OpenSans-SemiboldItalic", "opensans", .semibold, isItalic: true),
    Name("AvenirNext-DemiBold", "avenirnext", .semibold),
    Name("Nunito-ExtraBold", "nunito", .heavy), Name("Lato-Black", "lato", .black),
    Name("Montserrat-Bold", "montserrat", .bold), Name("Futura-CondensedMedium", "futura", .medium),
    Name("Source_Sans-Thin", "sourcesans", .thin), Name("", "", .regular), Name("-", "", .regular),
  ]

  @Test("a name tells family, weight and slant", arguments: names)
  func parts(name: Name) {
    let parts = PostScriptName(name.name)
    #expect(parts.family == name.family)
    #expect(parts.weight == name.weight)
    #expect(parts.isItalic == name.isItalic)
  }

  @Test("spaces and case of a family don't count")
  func families() {
    #expect(PostScriptName.key(ofFamily: "Open Sans") == "opensans")
    #expect(PostScriptName.key(ofFamily: "PT_Sans") == "ptsans")
  }
}
