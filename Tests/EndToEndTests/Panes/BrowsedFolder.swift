import Foundation

/// A folder of layouts and ads for the browser.
struct BrowsedFolder {
  let scratch: Scratch
  var path: String { scratch.path + "/app" }

  /// Makes the folder: two ads, a document without one, and a file of ads.
  init() throws {
    scratch = try Scratch()
    try scratch.write(Xib.ad, to: "app/Banner.xib")
    try scratch.write(
      Xib.ad.replacingOccurrences(
        of: "width=\"240\" height=\"60\"", with: "width=\"180\" height=\"60\""),
      to: "app/Card.xib")
    try scratch.write(Xib.plain, to: "app/Settings.xib")
    try scratch.write(Self.ads, to: "app/ads.json")
  }

  /// Two ads of our own, one of them with a link.
  static let ads = """
    [
      {"name": "maps", "headline": "Maps that fold", "callToAction": "Get", "body": "Paper.",
       "link": "https://maps.example/get"},
      {"name": "tea", "headline": "Tea", "callToAction": "Brew"}
    ]
    """

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws { try scratch.write(text, to: "app/" + name) }
}
