import Arguments
import NativeAds

extension AdPaneArguments {
  static let adOptions: [Option<Request>] = [
    Option(
      "ad", .value("AD"), group: "Ad",
      help:
        "a file; test:NAME, one of the test ads that 'adpane ads' lists; test, the test ad of the "
        + "layout's format, which is also what comes without the option; or none, the layout as it "
        + "is; may be repeated",
      offer: Offer(
        words: ["test", "none"] + TestAds.names.map { "test:" + $0 },
        meanings: [String: String](
          TestAds.all.map { ("test:" + $0.name, $0.purpose) },
          uniquingKeysWith: { first, _ in first }),
        files: .ending([".json"])),
      isRepeatable: true
    ) { request, text throws(ValueError) in
      let ad = try OptionValues.ad(text)
      if !request.ads.contains(ad) { request.ads.append(ad) }
    },
    Option(
      "set", .value("KEY=VALUE"), group: "Ad", help: "changes an asset of every ad",
      offer: Offer(words: AdChange.settableKeys.map { $0 + "=" }), isRepeatable: true
    ) { request, text throws(ValueError) in
      let setting = try OptionValues.setting(text)
      request.changes.append(.set(key: setting.key, value: setting.value))
    },
    Option(
      "without", .value("ASSET"), group: "Ad", help: "takes an asset out of every ad",
      offer: Offer(words: AdChange.removableKeys), isRepeatable: true
    ) { request, text throws(ValueError) in
      request.changes.append(.remove(key: text))
    },
    Option(
      "request", .file("FILE"), group: "Ad",
      help: "the OpenRTB request that a response answers; it tells what the assets are",
      offer: Offer(files: .ending([".json"]))
    ) { request, text throws(ValueError) in
      request.openRTBRequest = text
    },
  ]
}
