extension TestAds {
  /// Ads that differ in their media.
  static let media = [portrait, square, animated, portraitVideo, noMedia]

  static let portrait = TestAd("portrait", purpose: "media of 1080×1920 pixels") { ad in
    ad.headline = "A bicycle for every staircase"
    ad.body = "Folds in nine seconds. Unfolds in ten, for the applause."
    ad.callToAction = "Shop now"
    ad.advertiser = "Bent Bikes"
    ad.price = "$899"
    ad.icon = .bundled("icon-bike.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("bike-portrait.jpg", 1080, 1920))
    ad.language = "en"
    ad.link = "https://bentbikes.example/fold"
  }

  static let square = TestAd("square", purpose: "media of 627×627 pixels") { ad in
    ad.headline = "One cup, no pods, no app"
    ad.body = "It is a kettle and a filter. We are as surprised as you are."
    ad.callToAction = "Shop now"
    ad.advertiser = "Plain Kitchen"
    ad.price = "$24"
    ad.icon = .bundled("icon-cup.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("cup.webp", 627, 627))
    ad.language = "en"
    ad.link = "https://plainkitchen.example/cup"
  }

  static let animated = TestAd("animated", purpose: "an animated GIF as the main image") { ad in
    ad.headline = "Lighthouse keeper wanted"
    ad.body = "Quiet position, excellent views, bring a sweater."
    ad.callToAction = "Apply"
    ad.advertiser = "Coast Office"
    ad.icon = .bundled("icon-boat.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("lighthouse.gif", 600, 314))
    ad.language = "en"
    ad.link = "https://coast.example/jobs"
  }

  static let portraitVideo = TestAd("portrait-video", purpose: "a video of 9:16") { ad in
    ad.headline = "Stairs, but downhill"
    ad.body = "Thirty seconds on the back of a folding bicycle."
    ad.callToAction = "Watch"
    ad.advertiser = "Bent Bikes"
    ad.icon = .bundled("icon-bike.png", 128, 128)
    ad.images = [.bundled("bike-portrait.jpg", 1080, 1920)]
    ad.mediaContent = MediaContent(video: "stairs.gif", 270, 480, duration: 30)
    ad.language = "en"
    ad.link = "https://bentbikes.example/stairs"
  }

  static let noMedia = TestAd("no-media", purpose: "icon and texts, no media at all") { ad in
    ad.headline = "Learn to whistle"
    ad.body = "Ten lessons. No equipment, apart from the obvious."
    ad.callToAction = "Start"
    ad.advertiser = "Lip Service"
    ad.starRating = 3.4
    ad.icon = .bundled("icon-cup.png", 128, 128)
    ad.language = "en"
    ad.link = "https://whistle.example/"
  }
}
