extension TestAds {
  /// One ad for each format.
  static let formats = [appInstall, content, everyAsset, video]

  static let appInstall = TestAd(
    "app-install", .appInstall, purpose: "an app: icon, stars, store and price"
  ) { ad in
    ad.headline = "Trail Maps: Offline GPS"
    ad.body = "Plan a hike, download the map, and never lose the path."
    ad.callToAction = "Install"
    // The app-install format of 2017 has no advertiser, the unified one does.
    ad.advertiser = "Summit Labs"
    ad.store = "App Store"
    ad.price = "Free"
    ad.starRating = 4.5
    ad.icon = .bundled("icon-mountain.png", 256, 256)
    ad.mediaContent = MediaContent(image: .bundled("mountains.jpg", 1200, 627))
    ad.language = "en"
    ad.link = "https://trailmaps.example/install"
    ad.privacyLink = "https://adchoices.example/summit-labs"
  }

  static let content = TestAd(
    "content", .content, purpose: "a page on the web: logo and advertiser"
  ) { ad in
    ad.headline = "Seven harbours you can reach by train"
    ad.body = "Where the rails end at the quay, the good part begins: ferries, islands, soup."
    ad.callToAction = "Read more"
    ad.advertiser = "The Slow Traveller"
    ad.logo = .bundled("icon-boat.png", 128, 128)
    ad.mediaContent = MediaContent(image: .bundled("boat.jpg", 1200, 627))
    ad.language = "en"
    ad.link = "https://slowtraveller.example/harbours"
    ad.privacyLink = "https://adchoices.example/slow-traveller"
  }

  static let everyAsset = TestAd("every-asset", purpose: "every asset there is") { ad in
    ad.headline = "Trail Maps: Offline GPS"
    ad.body =
      "Plan a hike, download the map, and never lose the path. Works with no signal, from the "
      + "Alps to the Andes."
    ad.callToAction = "Install"
    ad.advertiser = "Summit Labs"
    ad.store = "App Store"
    ad.price = "FREE"
    ad.starRating = 4.5
    ad.icon = .bundled("icon-mountain.png", 256, 256)
    ad.logo = .bundled("icon-mountain.png", 256, 256)
    ad.mediaContent = MediaContent(image: .bundled("mountains.jpg", 1200, 627))
    ad.images = [
      .bundled("mountains.jpg", 1200, 627), .bundled("boat.jpg", 1200, 627),
      .bundled("cup.webp", 627, 627),
    ]
    ad.language = "en"
    ad.link = "https://trailmaps.example/install"
    ad.privacyLink = "https://adchoices.example/summit-labs"
    ad.extraAssets = [
      ExtraAsset(key: "displayurl", value: "trailmaps.example"),
      ExtraAsset(key: "downloads", value: "1,200,000"),
    ]
  }

  static let video = TestAd("video", purpose: "a video of 15 seconds") { ad in
    ad.headline = "Learn to ride without looking down"
    ad.body = "Fifteen seconds of theory. The rest is knees."
    ad.callToAction = "Watch"
    ad.advertiser = "Two Wheels School"
    ad.store = "App Store"
    ad.price = "Free"
    ad.starRating = 4
    ad.icon = .bundled("icon-bike.png", 128, 128)
    ad.images = [.bundled("bike.jpg", 1280, 720)]
    ad.mediaContent = MediaContent(video: "ride.gif", 640, 360, duration: 15)
    ad.language = "en"
    ad.link = "https://twowheels.example/first-lesson"
    ad.privacyLink = "https://adchoices.example/two-wheels"
  }
}
