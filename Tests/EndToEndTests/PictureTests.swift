import Foundation
import Testing

@Suite("Pictures of the program", .enabled(if: AdPane.isThere))
struct PictureTests {
  private static let layout = "Layouts/NativeAdView.xib"

  @Test("where there are colours, pictures are drawn in them; text alone has outlines")
  func forms() throws {
    let text = try AdPane.run("render", Self.layout).text
    #expect(text.contains("╭──"))
    #expect(!text.contains("▀"))
    let colored = try AdPane.run("render", Self.layout, "--color", "truecolor").text
    #expect(colored.contains("▀"))
    #expect(!colored.contains("╭──"))
    let svg = try AdPane.run("render", Self.layout, "--format", "svg").text
    #expect(svg.count > 15_000)
    #expect(!svg.contains("<image"))
    let shapes = try AdPane.run("render", Self.layout, "--pictures", "symbols").text
    #expect(shapes.contains("█"))
    #expect(!shapes.contains("\u{1B}"))
  }

  @Test("ASCII stays ASCII, with and without colours", arguments: ["never", "truecolor"])
  func ascii(color: String) throws {
    let run = try AdPane.run(
      "render", Self.layout, "--ascii", "--pictures", "symbols", "--color", color)
    #expect(run.status == 0)
    #expect(run.output.allSatisfy { $0 < 0x80 })
  }

  @Test("SVG and HTML can hold the pictures themselves, other forms say that they cannot")
  func image() throws {
    let svg = try AdPane.run("render", Self.layout, "--pictures", "image", "--format", "svg").text
    #expect(svg.components(separatedBy: "<image").count == 3)
    #expect(svg.contains("data:image/jpeg;base64,"))
    let html = try AdPane.run("render", "Layouts", "--pictures", "image", "--format", "html").text
    #expect(html.contains("src=\"data:image/png;base64,"))
    let text = try AdPane.run("render", Self.layout, "--pictures", "image")
    #expect(text.status == 2)
    #expect(text.errors.contains("SVG or HTML"))
  }

  @Test("inspect tells the same whatever becomes of the pictures")
  func inspect() throws {
    let folder = try Scratch()
    try folder.write("no picture", to: "page.png")
    let ad = try folder.write(
      #"{"headline": "h", "icon": {"file": "page.png", "width": 8, "height": 8}}"#, to: "ad.json")
    let run = try AdPane.run(
      "inspect", Self.layout, "--ad", ad, "--format", "json", "--pictures", "symbols")
    #expect(run.status == 0)
    #expect(run.errors.contains("page.png is no PNG, JPEG, GIF or WebP"))
    let drawn = try AdPane.run("render", Self.layout, "--ad", ad, "--format", "svg")
    #expect(drawn.status == 0)
    #expect(drawn.errors.contains("page.png is no PNG, JPEG, GIF or WebP"))
  }

  @Test("two hundred broken files are each named once, in less than 200 MB")
  func broken() throws {
    let folder = try Scratch()
    let pictures = AdPane.package + "/Sources/CPlatform/pictures/"
    let sources = ["icon-boat.png", "boat.jpg", "cup.webp", "stairs.gif"]
    let files = try sources.map { try Data(contentsOf: URL(fileURLWithPath: pictures + $0)) }
    var ads: [String] = []
    for index in 0..<200 {
      var bytes = files[index % 4]
      switch index / 4 % 5 {
      case 0: bytes = bytes.prefix(bytes.count * (index % 37 + 2) / 40)  // cut off
      case 1: bytes = Data("<html>\(index)</html>".utf8)  // no picture at all
      case 2: bytes = bytes.prefix(40) + Data(repeating: UInt8(index), count: 400)  // rubbish
      case 3 where index % 4 == 0:  // a header that asks for 900 million pixels
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
      case 3: bytes = Data()
      default: bytes = bytes.prefix(30 + index % 50)
      }
      // The extension is another format's.
      let name = "p\(index)." + ["webp", "png", "gif", "jpg"][index % 4]
      try bytes.write(to: URL(fileURLWithPath: folder.path + "/" + name))
      ads.append(
        #"{"headline": "h", "icon": {"file": "\#(name)", "width": 64, "height": 64}}"#)
    }
    // Of a file of ads, a hundred remarks are made at most.
    let first = try folder.write("[\(ads[..<100].joined(separator: ","))]", to: "first.json")
    let second = try folder.write("[\(ads[100...].joined(separator: ","))]", to: "second.json")
    let command = [
      "render", "Layouts/SmallTemplate.xib", "--ad", first, "--ad", second, "--color", "truecolor",
    ]
    let run = try AdPane.run(command)
    #expect(run.status == 0)
    // A picture that gets no memory is called damaged, so that a want of it shows in what is said.
    let limited = try AdPane.run(command, memoryLimit: 190)
    #expect(limited.errors == run.errors)
    #expect(limited.output == run.output)
    for index in 0..<200 {
      let lines = run.errorLines.filter { $0.contains("/p\(index).") }
      #expect(lines.count == 1, "p\(index): \(lines)")
    }
    #expect(!run.errors.contains("GdkPixbuf"))
  }

  @Test("pictures are drawn where no thread can be started")
  func threads() throws {
    let program = try #require(AdPane.path)
    // A thread's stack is as large as the limit of stacks, and so larger than all that the program may have.
    let run = try AdPane.runShell(
      "ulimit -s 1000000 && ulimit -v 262144 && "
        + "exec timeout 60 '\(program)' render \(Self.layout) --pictures symbols",
      path: "/usr/bin")
    #expect(run.status == 0)
    #expect(run.text.contains("█"))
  }
}
