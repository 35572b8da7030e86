/// The words by which readers know an ad.
///
/// Google's policy asks for "Ad", "Advertisement" or "Sponsored" in the user's language; the translations are those
/// of its help pages and of apps.
enum AttributionWords {
  /// Whether a label says that this is an ad, and no more than that.
  static func isAttribution(_ text: String) -> Bool {
    var trimmed = text[...]
    while let first = trimmed.first, !first.isLetter { trimmed = trimmed.dropFirst() }
    while let last = trimmed.last, !last.isLetter { trimmed = trimmed.dropLast() }
    return words.contains(trimmed.lowercased())
  }

  private static let words: Set<String> = [
    "ad", "ads", "adv", "advert", "advertisement", "advertising", "sponsored", "sponsor",
    "promoted",
    "sponsored ad", "sponsored by", "paid promotion", "promotion",
    "anzeige", "werbung", "gesponsert",
    "広告", "pr", "スポンサー", "スポンサード",
    "广告", "赞助商广告", "赞助商", "廣告", "贊助", "贊助商",
    "광고", "스폰서",
    "anunț", "reclamă", "sponsorizat", "qc", "quảng cáo", "được tài trợ", "reklama", "reklam",
    "sponzorováno", "sponsorowane",
    "annonce", "publicité", "pub", "sponsorisé", "commandité",
    "anuncio", "publicidad", "patrocinado", "anúncio", "publicidade",
    "annuncio", "pubblicità", "sponsorizzato",
    "advertentie", "gesponsord", "annons", "sponsrad", "sponset", "sponsoreret", "mainos",
    "реклама", "спонсор", "рекламне", "διαφήμιση", "hirdetés",
    "מודעה", "פרסומת", "ממומן", "إعلان", "إعلانات", "ممول", "برعاية", "تبلیغات",
    "विज्ञापन", "प्रायोजित", "โฆษณา", "iklan", "bersponsor",
  ]
}
