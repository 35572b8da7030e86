extension TestAds {
  /// Ads in other scripts, and one that half consists of pictographs.
  static let scripts = [japanese, chinese, korean, arabic, hebrew, german, emoji]

  static let japanese = TestAd("japanese", title: "日本語", purpose: "wide characters, no spaces") {
    ad in
    ad.headline = "山の地図：電波がなくても迷わない"
    ad.body = "登山道をダウンロードして、あとは歩くだけ。圏外でも現在地がわかる、山好きのための地図アプリです。"
    ad.callToAction = "インストール"
    ad.advertiser = "峠ラボ"
    ad.store = "App Store"
    ad.price = "無料"
    ad.starRating = 4.5
    ad.icon = .bundled("icon-mountain.png", 256, 256)
    ad.mediaContent = MediaContent(image: .bundled("mountains.jpg", 1200, 627))
    ad.language = "ja"
    ad.link = "https://touge.example/"
  }

  static let chinese = TestAd("chinese", title: "中文", purpose: "wide characters, no spaces") { ad in
    ad.headline = "坐火车去看海：七个小港口"
    ad.body = "铁轨在码头尽头停下，好戏才刚刚开始：渡船、小岛，还有一碗热汤。"
    ad.callToAction = "阅读全文"
    ad.advertiser = "慢行者"
    ad.icon = .bundled("icon-boat.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("boat.jpg", 1200, 627))
    ad.language = "zh-Hans"
    ad.link = "https://manxing.example/"
  }

  static let korean = TestAd("korean", title: "한국어", purpose: "wide syllables with spaces") { ad in
    ad.headline = "계단 많은 동네를 위한 접이식 자전거"
    ad.body = "구 초면 접히고, 십 초면 펴집니다. 나머지 일 초는 박수를 위해 남겨 두세요."
    ad.callToAction = "구매하기"
    ad.advertiser = "굽은바퀴"
    ad.price = "₩890,000"
    ad.icon = .bundled("icon-bike.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("bike.jpg", 1280, 720))
    ad.language = "ko"
    ad.link = "https://gubeun.example/"
  }

  static let arabic = TestAd("arabic", title: "العربية", purpose: "right to left, joined letters") {
    ad in
    ad.headline = "خرائط الجبال تعمل بلا إنترنت"
    ad.body = "نزّل الخريطة قبل الرحلة، ثم امشِ مطمئنًا: ستعرف مكانك حتى حيث لا تغطية."
    ad.callToAction = "تثبيت"
    ad.advertiser = "مختبر القمم"
    ad.store = "App Store"
    ad.price = "مجانًا"
    ad.starRating = 4.5
    ad.icon = .bundled("icon-mountain.png", 256, 256)
    ad.mediaContent = MediaContent(image: .bundled("mountains.jpg", 1200, 627))
    ad.language = "ar"
    ad.link = "https://qimam.example/"
  }

  static let hebrew = TestAd("hebrew", title: "עברית", purpose: "right to left, with Latin within")
  {
    ad in
    ad.headline = "קפה טוב, וזה הכול"
    ad.body = "קומקום, מסננת וחמש דקות של שקט. בלי קפסולות, בלי Bluetooth, רק ב־49 ₪."
    ad.callToAction = "להזמנה"
    ad.advertiser = "מטבח פשוט"
    ad.price = "\u{200E}₪49"
    ad.icon = .bundled("icon-cup.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("cup.webp", 627, 627))
    ad.language = "he"
    ad.link = "https://mitbach.example/"
  }

  static let german = TestAd("german", title: "Deutsch", purpose: "long words that do not break") {
    ad in
    ad.headline = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"
    ad.body = "Handgenäht, windfest, und auf keinem Namensschild unterzubringen."
    ad.callToAction = "Jetzt anprobieren"
    ad.advertiser = "Hutmacherei Wellenbrecher & Söhne"
    ad.price = "79,00 €"
    ad.icon = .bundled("icon-boat.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("boat.jpg", 1200, 627))
    ad.language = "de"
    ad.link = "https://wellenbrecher.example/"
  }

  static let emoji = TestAd("emoji", title: "emoji 🚲", purpose: "clusters of several characters") {
    ad in
    ad.headline = "🚲 Ride more, 🚗 less ❤️"
    ad.body = "👨‍👩‍👧‍👦 family rides, 🏳️‍🌈 city rides, 👍🏽 rated by 1️⃣0️⃣0️⃣ riders from 🇨🇭 to 🇯🇵."
    ad.callToAction = "Go 🚀"
    ad.advertiser = "Bent Bikes ™️"
    ad.price = "🆓"
    ad.starRating = 5
    ad.icon = .bundled("icon-bike.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("bike.jpg", 1280, 720))
    ad.language = "en"
    ad.link = "https://bentbikes.example/🚲"
  }
}
