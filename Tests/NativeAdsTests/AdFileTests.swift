import Foundation
import JSON
import TestFolders
import Testing

@testable import NativeAds

@Suite("Ad files")
struct AdFileTests {
  private func parse(_ text: String, path: String = "ads/my-ad.json") throws -> AdFile {
    try AdFile.parse(Array(text.utf8), path: path)
  }

  private static let fixtures =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    .path

  @Test("every key is read")
  func everyKey() throws {
    let file = try parse(
      """
      {"format": "appInstall", "headline": "H", "body": "B", "callToAction": "C",
       "advertiser": "A", "store": "S", "price": "P", "starRating": 4.5,
       "icon": {"url": "https://cdn.example/i.png", "width": 128, "height": 96},
       "logo": {"width": 40, "height": 20},
       "images": [{"width": 1200, "height": 600}, null, {"width": 10, "height": 10}],
       "media": {"kind": "video", "url": "https://cdn.example/v.mp4", "width": 1280,
                 "height": 720, "aspectRatio": 1.78, "duration": 15.5},
       "adChoices": "bottomLeft", "source": "direct", "language": "de",
       "link": "https://shop.example/", "extra": {"likes": 12, "tag": "x", "list": [1, "a"]}}
      """)
    #expect(file.notes.isEmpty)
    let ad = try #require(file.ads.first)
    #expect(ad.name == "my-ad")
    #expect(ad.format == .appInstall)
    #expect([ad.headline, ad.body, ad.callToAction] == ["H", "B", "C"])
    #expect([ad.advertiser, ad.store, ad.price] == ["A", "S", "P"])
    #expect(ad.starRating == 4.5)
    #expect(ad.icon?.imageURL == "https://cdn.example/i.png")
    #expect(ad.icon?.width == 128 && ad.icon?.height == 96)
    #expect(ad.logo?.ratio == 2)
    #expect(ad.images.map(\.width) == [1200, 10])
    #expect(ad.mediaContent.hasVideoContent)
    #expect(ad.mediaContent.videoURL == "https://cdn.example/v.mp4")
    #expect(ad.mediaContent.aspectRatio == 1.78)
    #expect(ad.mediaContent.duration == 15.5)
    #expect(ad.mediaContent.mainImage == ad.images.first)
    #expect(ad.adChoicesPosition == .bottomLeft)
    #expect(ad.source == .direct)
    #expect(ad.language == "de" && ad.link == "https://shop.example/")
    #expect(ad.extraAssets.map(\.key) == ["likes", "tag", "list"])
    #expect(ad.extraAssets.map(\.value) == ["12", "x", "[1,\"a\"]"])
  }

  @Test("nothing is invented: an empty object is an ad without assets")
  func nothingInvented() throws {
    let file = try parse("{}")
    #expect(file.ads == [NativeAd(name: "my-ad", format: .native)])
    #expect(file.notes.isEmpty)
  }

  @Test("blank and null values count as absent", arguments: ["null", "\"\"", "\" \\t\\n\\u00a0\""])
  func absent(value: String) throws {
    let file = try parse(#"{"headline": "H", "body": \#(value), "store": \#(value)}"#)
    #expect(file.ads.first?.body == nil)
    #expect(file.ads.first?.store == nil)
    let nulls = try parse(
      #"{"starRating": null, "icon": null, "media": null, "images": null, "extra": null}"#)
    #expect(nulls.ads == [NativeAd(name: "my-ad", format: .native)])
  }

  @Test("a picture in place of a file of ads is called a picture")
  func picture() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]
    let error = #expect(throws: NativeAdsError.self) { try AdFile.parse(png, path: "m.png") }
    #expect(
      error?.description
        == "m.png: error: this is a PNG picture; an ad is a JSON file, which names its pictures")
  }

  @Test("an array gives numbered ads")
  func array() throws {
    let file = try parse(#"[{"headline": "one"}, {"headline": "two"}]"#)
    #expect(file.ads.map(\.name) == ["my-ad-1", "my-ad-2"])
    #expect(throws: NativeAdsError.noAd(file: "a.json", reason: "the array holds no ad")) {
      try parse("[]", path: "a.json")
    }
  }

  @Test(
    "a wrong type is an error with its place and path",
    arguments: [
      (#"{"headline": 5}"#, 14, "$.headline: a number stands where a string was expected"),
      (#"{"starRating": "4.5"}"#, 16, "$.starRating: a string stands where a number"),
      (#"{"starRating": 7}"#, 16, "$.starRating: 7 is not from 0 to 5"),
      (#"{"icon": "a.png"}"#, 10, "$.icon: a string stands where an object was expected, such as"),
      (#"{"media": {"width": "9"}}"#, 21, "$.media.width: a string stands"),
      (#"{"media": {"width": -9}}"#, 21, "$.media.width: -9 is not from 0 to"),
      (#"{"media": {"kind": "movie"}}"#, 20, "\"movie\" is none of image, video"),
      (#"{"images": {}}"#, 12, "$.images: an object stands where an array"),
      (#"{"images": [{}, 3]}"#, 17, "$.images[1]: a number stands"),
      (#"{"format": "appinstall"}"#, 12, "did you mean “appInstall”?"),
      (#"{"adChoices": "top"}"#, 15, "is none of topRight, topLeft, bottomRight, bottomLeft"),
      (#"{"extra": []}"#, 11, "$.extra: an array stands where an object"),
      ("\"text\"", 1, "$: a string stands where an object was expected"),
    ])
  func wrongTypes(text: String, column: Int, words: String) {
    let error = #expect(throws: NativeAdsError.self) { try parse(text, path: "a.json") }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("a.json:1:\(column): error: "), "\(description)")
    #expect(description.contains(words), "\(description)")
  }

  @Test("unknown keys are named once, with what was meant")
  func unknownKeys() throws {
    let file = try parse(
      """
      [{"$schema": "x", "headlin": "a", "zzz": 1},
       {"headlin": "b", "icon": {"hight": 3}}]
      """, path: "a.json")
    #expect(
      file.notes.map(\.description) == [
        "a.json:1:30: note: $[0].headlin: unknown key, which is ignored; did you mean “headline”?",
        "a.json:1:42: note: $[0].zzz: unknown key, which is ignored",
        "a.json:2:37: note: $[1].icon.hight: unknown key, which is ignored; did you mean “height”?",
      ])
  }

  @Test("thousands of unknown keys are counted, not listed")
  func manyUnknownKeys() throws {
    let keys = (0..<5000).map { "\"k\($0)\": 0" }.joined(separator: ",")
    let notes = try parse("{\(keys)}").notes
    #expect(notes.count == 101)
    #expect(notes.last?.message == "4900 more remarks are left out")
  }

  @Test("files are relative to the ad file, and their size is the picture's own")
  func files() throws {
    let path = Self.fixtures + "/ad.json"
    let file = try parse(
      #"{"icon": {"file": "tiny.png"}, "media": {"file": "tiny.png"}}"#, path: path)
    let ad = try #require(file.ads.first)
    #expect(ad.icon?.content == .file(Self.fixtures + "/tiny.png"))
    #expect(ad.icon?.width == 3 && ad.icon?.height == 2)
    #expect(ad.mediaContent.aspectRatio == 1.5)
    #expect(file.notes.isEmpty)
  }

  @Test("a file that is missing is said, and its place is kept by a stand-in")
  func missingFile() throws {
    let file = try parse(#"{"icon": {"file": "no.png", "width": 8, "height": 8}}"#, path: "a.json")
    #expect(file.ads.first?.icon == NativeAdImage(content: .none, width: 8, height: 8))
    #expect(
      file.notes.map(\.description) == [
        "a.json:1:19: note: $.icon.file: there is no file no.png; a stand-in is drawn for it"
      ])
  }

  @Test("a folder or pipe that is named as a picture or video is called what it is")
  func noRegularFile() throws {
    try withFile("a.png", []) { path in
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: folder + "/folder.png", withIntermediateDirectories: false)
      #expect(mkfifo(folder + "/pipe.png", 0o600) == 0)
      let cases = [
        ("icon", "folder.png", "folder.png is a folder; name the file of an image"),
        ("icon", "pipe.png", "pipe.png is a pipe, socket or device; name the file of an image"),
        ("video", "folder.png", "folder.png is a folder; name the file of a video"),
        ("video", "pipe.png", "pipe.png is a pipe, socket or device; name the file of a video"),
        ("icon", "a.png/b.png", "a.png/b.png: can't be read: a part of the path is no folder"),
      ]
      for (key, name, message) in cases {
        let asset =
          key == "video" ? #""media": {"kind": "video", "# : #""icon": {"#
        let file = try parse(#"{\#(asset)"file": "\#(name)"}}"#, path: path)
        #expect(
          file.notes.map(\.message) == ["\(folder)/\(message); a stand-in is drawn for it"])
      }
    }
  }

  /// The bytes of the picture among the fixtures: 3 by 2 pixels, 73 bytes.
  private static func picture() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: fixtures + "/tiny.png")))
  }

  /// Writes a file into a folder that is removed afterwards.
  private func withFile(
    _ name: String, _ bytes: [UInt8], _ body: (_ adFile: String) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: name)
    try withExtendedLifetime(folder) { try body(folder.path + "/ad.json") }
  }

  @Test(
    "a file that is no picture is named with the remedy, and a stand-in is drawn",
    arguments: [
      "{}", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "RIFF____WAVE", "\u{89}PNG",
    ])
  func noPicture(content: String) throws {
    try withFile("a.png", Array(content.utf8)) { path in
      for key in ["icon", "media", "logo"] {
        let file = try parse(
          #"{"\#(key)": {"file": "a.png", "width": 4, "height": 2}}"#, path: path)
        let note = try #require(file.notes.first)
        #expect(file.notes.count == 1)
        #expect(note.path?.description == "$.\(key).file")
        #expect(
          note.message.hasSuffix(
            "/a.png is no PNG, JPEG, GIF or WebP; save the picture as one of these; "
              + "a stand-in is drawn for it"))
        let ad = try #require(file.ads.first)
        let image = try #require(ad.icon ?? ad.logo ?? ad.mediaContent.mainImage)
        #expect(image == NativeAdImage(content: .none, width: 4, height: 2))
      }
    }
  }

  @Test(
    "a picture of no pixels, or of more than are drawn, is said where it is named",
    arguments: [
      ([0, 0], "states 0×0 pixels; save the picture anew"),
      ([0, 100], "states 0×100 pixels; save the picture anew"),
      (
        [100_000, 100_000],
        "has 100000×100000 pixels, more than the 32 million that are drawn; an ad's picture needs no more than 1200×1200"
      ),
    ])
  func oddSizes(sides: [Int], words: String) throws {
    var bytes = try Self.picture()
    for (index, side) in sides.enumerated() {
      for place in 0..<4 { bytes[16 + 4 * index + place] = UInt8(side >> (24 - 8 * place) & 255) }
    }
    try withFile("a.png", bytes) { path in
      let file = try parse(#"{"icon": {"file": "a.png"}}"#, path: path)
      let note = try #require(file.notes.first)
      #expect(note.path?.description == "$.icon.file")
      #expect(note.position?.line == 1)
      #expect(note.message.hasSuffix("/a.png \(words); a stand-in is drawn for it"))
    }
  }

  @Test("a file without a byte is called empty")
  func emptyMedia() throws {
    try withFile("a.png", []) { path in
      let media = #"{"kind": "video", "file": "a.png"}"#
      let file = try parse(#"{"icon": {"file": "a.png"}, "media": \#(media)}"#, path: path)
      let ends = ["picture", "video"].map {
        "/a.png is empty; save the \($0) anew; a stand-in is drawn for it"
      }
      #expect(file.notes.count == 2)
      #expect(zip(file.notes, ends).allSatisfy { $0.message.hasSuffix($1) }, "\(file.notes)")
    }
  }

  @Test("a picture that was cut off keeps the size of its header", arguments: [30, 50, 72])
  func cutOff(count: Int) throws {
    try withFile("a.png", Array(try Self.picture().prefix(count))) { path in
      let file = try parse(#"{"icon": {"file": "a.png"}}"#, path: path)
      #expect(file.ads.first?.icon == NativeAdImage(content: .none, width: 3, height: 2))
      #expect(
        file.notes.map(\.message).first?.hasSuffix(
          "/a.png is cut off: the PNG ends before its picture does; save it anew; "
            + "a stand-in is drawn for it") == true)
    }
  }

  @Test("JPEG and WebP end where their formats say")
  func ends() throws {
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0] + [0xFF, 0xD9]
    let webP: [UInt8] =
      Array("RIFF".utf8) + [24, 0, 0, 0] + Array("WEBPVP8L".utf8) + [12, 0, 0, 0]
      + [0x2F, 2, 0x40, 0, 0] + Array(repeating: 0, count: 7)
    for whole in [jpeg, webP] {
      for (bytes, isWhole) in [(whole, true), (Array(whole.dropLast()), false)] {
        try withFile("a", bytes) { path in
          let file = try parse(#"{"icon": {"file": "a"}}"#, path: path)
          #expect(file.notes.isEmpty == isWhole)
          #expect(file.ads.first?.icon?.width == 3 && file.ads.first?.icon?.height == 2)
        }
      }
    }
  }

  @Test("a picture with something behind its end is whole")
  func behindTheEnd() throws {
    try withFile("a.png", try Self.picture() + [0, 1, 2]) { path in
      let file = try parse(#"{"icon": {"file": "a.png"}}"#, path: path)
      #expect(file.notes.isEmpty)
    }
  }

  @Test(
    "a video is a video",
    arguments: [
      (Array("\0\0\0\u{18}ftypmp42".utf8), nil), ([0x1A, 0x45, 0xDF, 0xA3], nil),
      (Array("{}".utf8), "is no video, such as MP4, MOV or WebM; name one that is"),
      (
        [0xFF, 0xD8, 0xFF, 0xE0],
        "is a picture; name a video, or make the media's kind “image”"
      ),
    ] as [([UInt8], String?)])
  func videos(bytes: [UInt8], problem: String?) throws {
    try withFile("a.mp4", bytes) { path in
      let file = try parse(#"{"media": {"kind": "video", "file": "a.mp4"}}"#, path: path)
      #expect(file.notes.isEmpty == (problem == nil))
      if let problem {
        #expect(file.notes.first?.message.contains("/a.mp4 \(problem);") == true)
        #expect(file.ads.first?.mediaContent.video == NativeAdImage.Content.none)
      }
    }
  }

  @Test("a size of 0 is not known, and neither is its ratio")
  func zeroSize() throws {
    let ad = try parse(#"{"media": {"width": 0, "height": 0}}"#).ads.first
    #expect(ad?.mediaContent.aspectRatio == 0)
    #expect(ad?.mediaContent.width == nil)
  }

  @Test("the main image is one asset: first of the images, and in the media content")
  func mainImage() throws {
    let media = try #require(try parse(#"{"media": {"width": 300, "height": 200}}"#).ads.first)
    #expect(media.images == [NativeAdImage(content: .none, width: 300, height: 200)])
    let images = try #require(try parse(#"{"images": [{"width": 300, "height": 200}]}"#).ads.first)
    #expect(images.mediaContent.mainImage == images.images.first)
    #expect(images.mediaContent.aspectRatio == 1.5)
  }

  @Test("everything that is wrong with a file of ads is told at once")
  func everything() throws {
    let text = """
      [{"headline": 3, "starRating": 9, "images": [1, {"width": "x"}], "media": [], "extra": 1},
       2, {"format": "natve"}]
      """
    let error = #expect(throws: NativeAdsError.self) {
      try AdFile.parse(Array(text.utf8), path: "a.json")
    }
    #expect(
      error?.lines.map { $0.split(separator: ":")[4] } == [
        " $[0].headline", " $[0].starRating", " $[0].images[0]", " $[0].images[1].width",
        " $[0].media", " $[0].extra", " $[1]", " $[2].format",
      ])
    #expect(error?.description.hasSuffix("; 7 more errors follow it") == true)
  }

  @Test("files that cannot be read say why")
  func unreadable() {
    let missing = #expect(throws: NativeAdsError.self) { try AdFile.read("/nowhere/ad.json") }
    #expect(missing?.description == "/nowhere/ad.json: error: there is no such file")
    let folder = #expect(throws: NativeAdsError.self) { try AdFile.read(Self.fixtures) }
    #expect(folder?.message == "a folder stands where a file was expected")
  }

  @Test("a file without end is given up")
  func endless() {
    let error = #expect(throws: NativeAdsError.self) { try AdFile.read("/dev/zero") }
    #expect(
      error?.message == "a pipe, socket or device is not read; '-' reads from standard input")
  }
}
