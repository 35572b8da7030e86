extension TestAds {
  /// Ads that have little, much, or something odd in their texts.
  static let extremes = [minimal, longTexts, direct, hostileText]

  static let minimal = TestAd("minimal", purpose: "headline and media only") { ad in
    ad.headline = "Good coffee, that is all"
    ad.mediaContent = MediaContent(image: .bundled("cup.webp", 627, 627))
    ad.language = "en"
    ad.link = "https://coffee.example/"
  }

  static let longTexts = TestAd("long-texts", purpose: "texts as long as they get") { ad in
    ad.headline =
      "The unabridged, annotated and lavishly illustrated history of the garden shed, volume one"
    ad.body =
      "From the first lean-to against a medieval wall to the corrugated cathedral behind your "
      + "neighbour’s hedge: four hundred pages, nine hundred drawings, one pull-out map of the "
      + "hooks, and a chapter on where the other glove has gone. Now with an index of spiders."
    ad.callToAction = "Order your copy before it rains"
    ad.advertiser = "Plank, Nail & Daughters Publishing Company of Little Snoring, Norfolk"
    ad.store = "The Extraordinarily Well-Stocked Book Store"
    ad.price = "£1,249.99 (or 48 monthly payments of £26.05)"
    ad.starRating = 3.7
    ad.icon = .bundled("icon-boat.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("boat.jpg", 1200, 627))
    ad.language = "en"
    ad.link = "https://sheds.example/volume-one?edition=unabridged&drawings=900&map=pull-out"
  }

  static let direct = TestAd("direct", purpose: "sold directly: no AdChoices outside the EEA") {
    ad in
    ad.headline = "The night market is back"
    ad.body = "Sixty stalls, one very good dumpling. Fridays from six."
    ad.callToAction = "See the stalls"
    ad.advertiser = "Old Docks Market"
    ad.source = .direct
    ad.icon = .bundled("icon-cup.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("cup.webp", 627, 627))
    ad.language = "en"
    ad.link = "https://market.example/friday"
  }

  static let hostileText = TestAd(
    "hostile-text", purpose: "escape sequences, bidi overrides, invisible characters"
  ) { ad in
    ad.headline = "Free\u{1B}[2J\u{1B}[31m money\u{7}"
    ad.body = "Click \u{202E}here\u{202C} now\u{200B}\u{2060}, or\tnever.\r\nReally\u{9B}1m."
    ad.callToAction = "OK\u{1B}]0;owned\u{7}"
    ad.advertiser = "pay\u{2066}pal\u{2069}.example"
    ad.price = "0\u{8}9"
    ad.mediaContent = MediaContent(image: .bundled("mountains.jpg", 1200, 627))
    ad.language = "en"
    ad.link = "https://hostile.example/\u{1B}[31m"
  }
}
