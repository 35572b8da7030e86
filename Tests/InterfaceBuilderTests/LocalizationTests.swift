import TestFolders
import Testing

@testable import InterfaceBuilder

@Suite("localised documents")
struct LocalizationTests {
  private let xib = Sample.xib(
    """
    <view id="root"><subviews>
      <label id="l" text="Ad"/>
      <button id="b"><state key="normal" title="Install"/><state key="selected" title="Open"/>
        <buttonConfiguration key="configuration" style="plain" title="Get" subtitle="Free"/></button>
      <textField id="f" placeholder="Name"/>
      <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl>
      <label text="no id"/>
    </subviews></view>
    """)

  private func texts(_ document: Document) -> [String] {
    var texts: [String] = []
    _ = document.mapStaticTexts { text in
      texts.append("\(text.key ?? "-") \(text.text)")
      return nil
    }
    return texts
  }

  @Test("every static text has the key that Xcode exports")
  func keys() throws {
    #expect(
      texts(try Sample.read(xib)) == [
        "l.text Ad", "b.normalTitle Install", "b.selectedTitle Open", "b.configuration.title Get",
        "b.configuration.subtitle Free", "f.placeholder Name", "s.segmentTitles[0] One",
        "s.segmentTitles[1] Two", "- no id",
      ])
  }

  @Test("tables beside Base.lproj replace the texts that they have")
  func tables() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(xib, to: "Base.lproj/Ad.xib")
    try folder.write(
      "\"l.text\" = \"Anzeige\"; \"s.segmentTitles[1]\" = \"Zwei\";", to: "de.lproj/Ad.strings")
    try folder.write("\"l.text\" = \"Anúncio\";", to: "pt-BR.lproj/Ad.strings")
    try folder.write("\"l.text\" = \"x\";", to: "fr.lproj/Other.strings")
    let document = try Document(contentsOf: path)
    #expect(document.localizations() == ["de", "pt-BR"])
    let german = texts(try document.localized(to: "de"))
    #expect(german.contains("l.text Anzeige") && german.contains("s.segmentTitles[1] Zwei"))
    #expect(german.contains("b.normalTitle Install"))
    #expect(try document.localized(to: "de-AT") == document.localized(to: "de"))
    #expect(texts(try document.localized(to: "pt_BR")).contains("l.text Anúncio"))
    for language in ["fr", "pt", "Base", "../de", "", "de/../de"] {
      #expect(try document.localized(to: language) == document)
    }
  }

  @Test("a catalogue serves too, and a table beside it goes before")
  func catalogs() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(xib, to: "Base.lproj/Ad.xib")
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "l.text": {"localizations": {"es": {"stringUnit": {"value": "Anuncio"}}}},
        "b.normalTitle": {"localizations": {"es": {"stringUnit": {"value": "Instalar"}}}}}}
      """, to: "mul.lproj/Ad.xcstrings")
    try folder.write("\"l.text\" = \"Publicidad\";", to: "es.lproj/Ad.strings")
    let document = try Document(contentsOf: path)
    #expect(document.localizations() == ["es"])
    let spanish = texts(try document.localized(to: "es"))
    #expect(spanish.contains("l.text Publicidad") && spanish.contains("b.normalTitle Instalar"))
  }

  @Test("a broken table is an error, not a silent miss")
  func brokenTable() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(xib, to: "Base.lproj/Ad.xib")
    try folder.write("\"l.text\" \"x\";", to: "de.lproj/Ad.strings")
    let document = try Document(contentsOf: path)
    #expect(throws: InterfaceBuilderError.self) { try document.localized(to: "de") }
  }

  @Test("pseudo-languages change every text and nothing else")
  func pseudoLanguages() throws {
    let document = try Sample.read(xib)
    #expect(texts(try document.localized(to: "double")).contains("b.normalTitle Install Install"))
    #expect(texts(try document.localized(to: "accented")).contains("- ñö îð"))
    for language in PseudoLanguage.allCases {
      let changed = zip(texts(document), texts(document.localized(to: language)))
      #expect(changed.allSatisfy { $0 != $1 })
      #expect(language.apply(to: "") == "")
    }
  }

  @Test("a pseudo-language is seen through", arguments: PseudoLanguage.allCases)
  func original(language: PseudoLanguage) {
    for text in ["Sponsored", "Open daily", "a", ""] {
      #expect(language.original(of: language.apply(to: text)) == text)
    }
    #expect(PseudoLanguage.double.original(of: "to be") == "to be")
  }

  @Test("runs of attributed text are texts too")
  func attributedTexts() throws {
    let document = try Sample.read(
      Sample.xib(
        """
        <label id="l" usesAttributedText="YES"><attributedString key="attributedText">
        <fragment content="Big"/><fragment content="small"/></attributedString></label>
        """))
    #expect(texts(document) == ["l.attributedText[0] Big", "l.attributedText[1] small"])
    guard case .label(let label) = document.localized(to: .double).layouts[0].root.content else {
      Issue.record("no label")
      return
    }
    #expect(label.attributedText?.string == "Big Bigsmall small")
  }
}
