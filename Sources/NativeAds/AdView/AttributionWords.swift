/// The words by which readers know an ad.
///
/// Google's policy asks for "Ad", "Advertisement" or "Sponsored" in the user's language; the
/// translations are those of its help pages and of apps.
public enum AttributionWords {
  /// The words of a language by its BCP 47 code, the usual one first; English ones where the
  /// language is not known.
  public static func words(for language: String?) -> [String] {
    var code = language?.lowercased() ?? "en"
    if code.hasPrefix("zh"), ["hant", "tw", "hk", "mo"].contains(where: { code.contains($0) }) {
      code = "zh-hant"
    } else {
      code = String(code.prefix { $0 != "-" && $0 != "_" })
    }
    return byLanguage[code] ?? byLanguage["en"] ?? []
  }

  /// Whether a text says, in any language, that this is an ad: one of the words alone, as a part beside a dot or a bar, as in
  /// "Sponsored · Acme", or before who pays, as in "Sponsored by Acme".
  public static func isAttribution(_ text: String) -> Bool {
    if isWord(text[...]) { return true }
    guard text.utf8.count <= longest else { return false }
    let parts = text.split(whereSeparator: separators.contains)
    if parts.count > 1 { return parts.contains(where: isWord) }
    let words = text.lowercased().split(separator: " ")
    return words.count > 2 && words[1] == "by" && paying.contains(words[0])
  }

  /// Bytes of a mark; what is longer is a text.
  private static let longest = 80

  private static let separators: Set<Character> = ["·", "•", "|", "/", "・", "∙", "–", "—"]
  private static let paying: Set<Substring> = ["sponsored", "promoted", "ad", "ads", "paid"]

  private static func isWord(_ text: Substring) -> Bool {
    var trimmed = text
    while let first = trimmed.first, !first.isLetter { trimmed = trimmed.dropFirst() }
    while let last = trimmed.last, !last.isLetter { trimmed = trimmed.dropLast() }
    let word = trimmed.lowercased()
    if asciiWords.contains(word) { return true }
    return !isASCII(word) && otherWords.contains(word)
  }

  // Most texts are ASCII and no attribution: the others need not be made ready for them, which takes longer.
  private static let asciiWords = lowercased { isASCII($0) }
  private static let otherWords = lowercased { !isASCII($0) }

  private static func lowercased(_ isIncluded: (String) -> Bool) -> Set<String> {
    Set(byLanguage.values.joined().filter(isIncluded).map { $0.lowercased() })
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private static let byLanguage: [String: [String]] = [
    "en": [
      "Ad", "Advertisement", "Sponsored", "Ads", "Adv", "Advert", "Advertising", "Sponsor",
      "Promoted", "Sponsored ad", "Sponsored by", "Paid promotion", "Promotion",
    ],
    "de": ["Anzeige", "Werbung", "Gesponsert"],
    "ja": ["広告", "PR", "スポンサー", "スポンサード"],
    "zh": ["广告", "赞助商广告", "赞助商"],
    "zh-hant": ["廣告", "贊助", "贊助商"],
    "ko": ["광고", "스폰서"],
    "ro": ["Anunț", "Reclamă", "Sponsorizat"],
    "vi": ["QC", "Quảng cáo", "Được tài trợ"],
    "pl": ["Reklama", "Sponsorowane"],
    "cs": ["Reklama", "Sponzorováno"],
    "sk": ["Reklama", "Sponzorované"],
    "sl": ["Oglas"],
    "hr": ["Oglas", "Sponzorirano"],
    "sr": ["Оглас", "Oglas", "Sponzorisano"],
    "bg": ["Реклама", "Спонсорирано"],
    "lt": ["Reklama"],
    "lv": ["Reklāma"],
    "et": ["Reklaam"],
    "ca": ["Anunci", "Publicitat", "Patrocinat"],
    "ms": ["Iklan", "Ditaja"],
    "tr": ["Reklam", "Sponsorlu"],
    // Capitals often go without accents in French: PUBLICITE.
    "fr": [
      "Annonce", "Publicité", "Pub", "Sponsorisé", "Commandité", "Publicite", "Sponsorise",
      "Commandite",
    ],
    "es": ["Anuncio", "Publicidad", "Patrocinado"],
    "pt": ["Anúncio", "Publicidade", "Patrocinado"],
    "it": ["Annuncio", "Pubblicità", "Sponsorizzato"],
    "nl": ["Advertentie", "Gesponsord"],
    "sv": ["Annons", "Sponsrad"],
    "nb": ["Annonse", "Sponset"],
    "da": ["Annonce", "Sponsoreret"],
    "fi": ["Mainos"],
    "ru": ["Реклама", "Спонсор"],
    "uk": ["Реклама", "Рекламне"],
    "el": ["Διαφήμιση"],
    "hu": ["Hirdetés"],
    "he": ["מודעה", "פרסומת", "ממומן"],
    "ar": ["إعلان", "إعلانات", "ممول", "برعاية"],
    "fa": ["تبلیغات"],
    "hi": ["विज्ञापन", "प्रायोजित"],
    "th": ["โฆษณา"],
    "id": ["Iklan", "Bersponsor"],
  ]
}
