import Foundation
import Testing

@Suite("Languages", .enabled(if: AdPane.isThere))
struct LanguageTests {
  private let folder: Scratch
  private static let layout = "Shop/Base.lproj/Ad.xib"

  /// A base document, a table for German beside it, and a catalogue with more German, French and Arabic.
  init() throws {
    folder = try Scratch()
    let labels = [("badge", "Sponsored"), ("headline", "Headline"), ("hours", "Open daily")]
    let views = labels.map { id, text in
      """
      <label id="\(id)" text="\(text)" textAlignment="natural" \
      translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    }
    let edges = zip(["root"] + labels.map(\.0), labels.map(\.0)).map { above, id in
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(above)" \
      secondAttribute="\(above == "root" ? "top" : "bottom")" constant="16"/>
      """
    }
    try folder.write(
      Xib.document(
        """
        <view id="root" customClass="GADNativeAdView" contentMode="scaleToFill">
          <rect key="frame" x="0" y="0" width="240" height="120"/>
          <subviews>\(views.joined())</subviews>
          <constraints>
            \(edges.joined())
            <constraint firstItem="hours" firstAttribute="bottom" secondItem="root" secondAttribute="bottom"/>
          </constraints>
          <connections><outlet property="headlineView" destination="headline"/></connections>
        </view>
        """), to: Self.layout)
    try folder.write(
      """
      /* Class = "UILabel"; text = "Sponsored"; ObjectID = "badge"; */
      "badge.text" = "Anzeige";
      """, to: "Shop/de.lproj/Ad.strings")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "badge.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Werbung"}},
          "ar": {"stringUnit": {"state": "translated", "value": "إعلان"}}}},
        "hours.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Täglich geöffnet"}},
          "fr": {"stringUnit": {"state": "translated", "value": "Ouvert tous les jours"}},
          "ar": {"stringUnit": {"state": "translated", "value": "مفتوح يوميًا"}}}}
      }}
      """, to: "Shop/Ad.xcstrings")
  }

  private func render(_ options: String..., path: String = layout) throws -> AdPane.Run {
    try AdPane.run(
      ["render", path, "--ad", "test:minimal", "--color", "never"] + options, in: folder.path)
  }

  /// The rows that hold text, without the blanks at their ends.
  private func texts(_ run: AdPane.Run) -> [String] {
    run.lines.dropFirst().map {
      $0.replacingOccurrences(of: "▷i", with: "").trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  private static let headline = "Good coffee, that is all"

  @Test(
    "static texts come from the tables of the language, and the ad's stay",
    arguments: [
      (nil, ["Sponsored", headline, "Open daily"]),
      // The table comes before the catalogue, which has what the table lacks.
      ("de", ["Anzeige", headline, "Täglich geöffnet"]),
      ("de-AT", ["Anzeige", headline, "Täglich geöffnet"]),
      ("fr", ["Sponsored", headline, "Ouvert tous les jours"]),
      ("tlh", ["Sponsored", headline, "Open daily"]),
      ("double", ["Sponsored Sponsored", headline, "Open daily Open daily"]),
      ("accented", ["Šþöñšöŕéð", headline, "Öþéñ ðåîļý"]),
    ] as [(String?, [String])])
  func staticTexts(language: String?, expected: [String]) throws {
    let run = try language.map { try render("--language", $0) } ?? render()
    #expect(run.status == 0)
    // A language without texts is named once, since nothing else would show that it is not there.
    #expect(run.errors.contains("no texts in 'tlh'") == (language == "tlh"))
    #expect(run.errors.isEmpty == (language != "tlh"))
    #expect(texts(run) == expected)
    if let language { #expect(run.lines.first?.contains(language) == true) }
  }

  @Test("a folder with a base document is drawn in the language too")
  func searched() throws {
    let run = try render("--language", "de", path: "Shop")
    #expect(texts(run) == ["Anzeige", Self.headline, "Täglich geöffnet"])
    #expect(run.lines.first?.contains(Self.layout) == true)
  }

  @Test("a language that is written from right to left turns the interface")
  func arabic() throws {
    let run = try render("--language", "ar")
    #expect(run.lines.first?.hasSuffix("ar  rtl") == true)
    // Terminals show what comes first at the left, so that the letters come in reverse.
    let hours = String("مفتوح يوميًا".reversed())
    let row = try #require(run.lines.first { $0.contains(hours) })
    #expect(row.hasSuffix(hours) && row.count == 40)
    let badge = String("إعلان".reversed())
    #expect(run.lines.contains { $0.hasSuffix(badge) })
    #expect(run.errors.isEmpty)
    #expect(try render("--language", "ar", "--rtl").text == run.text)
    #expect(try render("--language", "ar_EG").lines.dropFirst() == run.lines.dropFirst())
  }

  @Test("a table that cannot be read is refused with the place of the fault")
  func broken() throws {
    try folder.write("\"badge.text\" = \n", to: "Shop/de.lproj/Ad.strings")
    let run = try render("--language", "de")
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("Shop/de.lproj/Ad.strings:"))
    #expect(try render("--language", "fr").status == 0)
  }

  @Test("Arabic and Hebrew are written as they are seen or as they are read, as asked for")
  func textOrder() throws {
    let scratch = try Scratch()
    try scratch.write(Xib.ad, to: "a.xib")
    try scratch.write(#"{"headline": "\u05D0\u05D1\u05D2"}"#, to: "ad.json")
    func text(_ arguments: String...) throws -> String {
      let run = try AdPane.run(
        ["render", "a.xib", "--ad", "ad.json"] + arguments, in: scratch.path)
      #expect(run.status == 0, "\(run.errors)")
      return run.text.isEmpty ? scratch.read("out.txt") : run.text
    }
    let seen = "\u{05D2}\u{05D1}\u{05D0}"
    let read = "\u{05D0}\u{05D1}\u{05D2}"
    #expect(try text().contains(seen))
    #expect(try text("--format", "ansi").contains(seen))
    #expect(try text("--text-order", "logical").contains(read))
    #expect(try text("--format", "ansi", "--text-order", "logical").contains(read))
    #expect(try text("-o", "out.txt").contains(read))
    #expect(try text("-o", "out.txt", "--text-order", "visual").contains(seen))
  }
}
