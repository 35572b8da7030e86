import Files
import TestFolders
import Testing

@testable import InterfaceBuilder

@Suite("asset catalogues")
struct AssetCatalogTests {
  /// The head of a PNG file with a size of the given pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("x", to: ".git/HEAD")
    try folder.write("", to: "App/Views/Ad.xib")
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "icon@2x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "icon@3x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark@2x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "mac", "scale": "1x", "filename": "mac.png"},
        {"idiom": "universal", "scale": "2x", "filename": "../../secret.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "App/Assets.xcassets/icon.imageset/Contents.json")
    try folder.write(png(48, 32), to: "App/Assets.xcassets/icon.imageset/icon@2x.png")
    try folder.write(png(72, 48), to: "App/Assets.xcassets/icon.imageset/icon@3x.png")
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "App/Assets.xcassets/Brand/Contents.json")
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x80", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"platform": "ios", "reference": "labelColor"}}]}
      """, to: "App/Assets.xcassets/Brand/ink.colorset/Contents.json")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
        "components": {"white": "0.250", "alpha": "0.500"}}}]}
      """, to: "App/Assets.xcassets/Plain/gray.colorset/Contents.json")
    try folder.write("{}", to: "Other/Media.xcassets/late.imageset/Contents.json")
    return folder
  }

  @Test("catalogues above the layout are found, the nearest first, up to the repository's top")
  func search() throws {
    let folder = try project()
    try folder.write("{}", to: "App/Views/Own.xcassets/Contents.json")
    let found = AssetSearch.catalogs(near: folder.path + "/App/Views/Ad.xib")
    let names = found.map { FilePath.name(of: $0) }
    #expect(names == ["Own.xcassets", "Assets.xcassets", "Media.xcassets"])
    // A repository further in ends the search there.
    try folder.write("gitdir: x", to: "App/Views/.git")
    let inner = AssetSearch.catalogs(near: folder.path + "/App/Views/Ad.xib")
    #expect(inner.map { FilePath.name(of: $0) } == ["Own.xcassets"])
    #expect(AssetSearch.catalogs(near: folder.path + "/none/at/all.xib").isEmpty)
  }

  @Test("the search climbs six folders and no more")
  func searchLimit() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "A.xcassets/Contents.json")
    let near = try folder.write("", to: "1/2/3/4/5/Ad.xib")
    let far = try folder.write("", to: "1/2/3/4/5/6/Ad.xib")
    #expect(AssetSearch.catalogs(near: near).count == 1)
    #expect(AssetSearch.catalogs(near: far).isEmpty)
  }

  @Test(
    "the file of an image set suits scale and appearance",
    arguments: [
      (1, Appearance.light, "icon@2x.png", 2), (2, .light, "icon@2x.png", 2),
      (3, .light, "icon@3x.png", 3), (2, .dark, "dark@2x.png", 2), (3, .dark, "dark@2x.png", 2),
      (4, .light, "icon@3x.png", 3),
    ])
  func images(scale: Int, appearance: Appearance, file: String, fileScale: Int) throws {
    let folder = try project()
    let catalog = AssetCatalog(near: folder.path + "/App/Views/Ad.xib")
    #expect(catalog.imageNames == ["icon", "late"])
    let image = try #require(catalog.image("icon", scale: scale, appearance: appearance))
    #expect(FilePath.name(of: image.path) == file && image.scale == fileScale)
    #expect(image.isTemplate)
    if appearance == .light { #expect(image.size() == Size(width: 24, height: 16)) }
    #expect(catalog.image("late", scale: 2, appearance: .light) == nil)
    #expect(catalog.image("gone", scale: 2, appearance: .light) == nil)
  }

  @Test("colour sets have values for both appearances, in every notation")
  func colors() throws {
    let folder = try project()
    let catalog = AssetCatalog(folders: [folder.path + "/App/Assets.xcassets"])
    #expect(catalog.colorNames == ["Brand/ink", "gray"])
    guard case .fixed(let ink) = catalog.color("Brand/ink", appearance: .light) else {
      Issue.record("no colour")
      return
    }
    #expect(ink.red == 128.0 / 255 && ink.green == 128.0 / 255 && ink.blue == 0.5)
    #expect(
      catalog.color("Brand/ink", appearance: .dark) == .system("labelColor", fallback: nil))
    let gray = RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
    #expect(catalog.color("gray", appearance: .dark) == .fixed(gray))
  }

  @Test("a document takes sizes and values that it lacks")
  func resolving() throws {
    let folder = try project()
    let document = try Sample.read(
      Sample.xib(
        """
        <view><color key="backgroundColor" name="Brand/ink"/><subviews>
        <imageView image="icon"/><imageView image="star" catalog="system"/></subviews></view>
        """))
    #expect(document.needsAssets)
    #expect(document.namedAssets == NamedAssets(images: ["icon"], colors: ["Brand/ink"]))
    let catalog = AssetCatalog(folders: [folder.path + "/App/Assets.xcassets"])
    let resources = document.resolvingAssets(in: catalog).resources
    #expect(resources.images["icon"]?.size == Size(width: 24, height: 16))
    #expect(resources.resolve(.named("Brand/ink"), appearance: .light).blue == 0.5)
    #expect(resources.resolve(.named("Brand/ink"), appearance: .dark).blue == 1)
    #expect(try !Sample.read(Sample.xib("<view/>")).needsAssets)
  }
}
