// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "AdPane",
  products: [
    .executable(name: "adpane", targets: ["adpane"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "ViewLayout", targets: ["ViewLayout"]),
    .library(name: "NativeAds", targets: ["NativeAds"]),
    .library(name: "Cells", targets: ["Cells"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "AdPreview", targets: ["AdPreview"]),
    .library(name: "AdPolicy", targets: ["AdPolicy"]),
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
  ],
  targets: [
    // C
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .target(name: "CPlatform", exclude: ["pictures"]),
    .target(name: "CLibrary", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CPixels", linkerSettings: [.linkedLibrary("m")]),
    // These load their library at the first picture, so that nothing else pays for it.
    .target(name: "CChafa", dependencies: ["CLibrary"]),
    .target(name: "CGdkPixbuf", dependencies: ["CLibrary", "CPixels"]),
    .target(name: "CPNG", dependencies: ["CLibrary", "CPixels"]),
    .target(name: "CTurboJPEG", dependencies: ["CLibrary", "CPixels"]),
    .target(
      name: "CTerminal", cSettings: [.define("_GNU_SOURCE")],
      linkerSettings: [
        .linkedLibrary("panelw"), .linkedLibrary("ncursesw"), .linkedLibrary("tinfo"),
        .linkedLibrary("dispatch"),
      ]),

    // Libraries, from the ground up
    .target(name: "Words"),
    .target(name: "Arguments", dependencies: ["CPlatform", "Words"]),
    .target(name: "Files", dependencies: ["CPlatform"]),
    .target(name: "Threads"),
    .target(name: "Processes"),
    // Rounding is libm's, which is linked by itself only where Glibc is imported.
    .target(
      name: "JSON", dependencies: ["CJansson"], linkerSettings: [.linkedLibrary("m")]),
    .target(name: "InterfaceBuilder", dependencies: ["CExpat", "Files", "JSON"]),
    .target(name: "LinearConstraints"),
    .target(name: "ViewLayout", dependencies: ["InterfaceBuilder", "LinearConstraints"]),
    .target(name: "NativeAds", dependencies: ["CPlatform", "Files", "JSON", "Words"]),
    .target(name: "Cells"),
    .target(
      name: "Pictures",
      dependencies: [
        "CChafa", "CGdkPixbuf", "CPNG", "CPixels", "CPlatform", "CTurboJPEG", "Cells", "Files",
        "Processes",
        "Threads",
      ]),
    .target(
      name: "AdPreview",
      dependencies: [
        "Cells", "Files", "InterfaceBuilder", "JSON", "NativeAds", "Pictures", "Threads",
        "ViewLayout",
      ]),
    .target(
      name: "AdPolicy",
      dependencies: [
        "AdPreview", "Cells", "Files", "InterfaceBuilder", "JSON", "NativeAds", "Threads",
        "ViewLayout",
      ]),
    .target(
      name: "Snapshots",
      dependencies: [
        "AdPolicy", "AdPreview", "Cells", "Files", "InterfaceBuilder", "JSON", "NativeAds",
        "Threads", "ViewLayout",
      ]),
    .target(
      name: "TerminalUI",
      dependencies: [
        "AdPreview", "CPlatform", "CTerminal", "Cells", "Files", "InterfaceBuilder", "JSON",
        "NativeAds", "Pictures", "Processes", "Snapshots", "Threads", "ViewLayout",
      ]),

    .target(
      name: "SnapshotTesting",
      dependencies: [
        "AdPreview", "Files", "InterfaceBuilder", "NativeAds", "Snapshots", "ViewLayout",
      ]),

    // Programs
    .executableTarget(
      name: "adpane",
      dependencies: [
        "AdPolicy", "AdPreview", "Arguments", "CPlatform", "Cells", "Files", "InterfaceBuilder",
        "JSON", "NativeAds", "Pictures", "Snapshots", "TerminalUI", "Threads", "ViewLayout",
        "Words",
      ]),
    .executableTarget(
      name: "adpane-bench",
      dependencies: [
        "CChafa", "CPlatform", "Cells", "Files", "InterfaceBuilder", "LinearConstraints",
        "NativeAds", "Pictures", "Processes", "Snapshots", "ViewLayout", "Words",
      ]),

    // Tests
    .testTarget(name: "WordsTests", dependencies: ["Words"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes"]),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"]),
    .target(name: "TestFolders", path: "Tests/TestFolders"),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestFolders"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["Files", "InterfaceBuilder", "TestFolders"]),
    .testTarget(
      name: "LinearConstraintsTests", dependencies: ["LinearConstraints"], exclude: ["Oracle"]),
    .testTarget(name: "ViewLayoutTests", dependencies: ["ViewLayout", "InterfaceBuilder"]),
    .target(name: "JSONSchema", dependencies: ["JSON"], path: "Tests/JSONSchema"),
    .testTarget(
      name: "NativeAdsTests", dependencies: ["JSON", "JSONSchema", "NativeAds", "TestFolders"],
      exclude: ["Fixtures"]),
    .testTarget(name: "CellsTests", dependencies: ["Cells"]),
    .target(name: "PictureFixtures", path: "Tests/PictureFixtures"),
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "CGdkPixbuf", "CPNG", "CPixels", "Cells", "NativeAds", "PictureFixtures", "Pictures",
        "Threads",
      ]),
    .testTarget(
      name: "AdPreviewTests",
      dependencies: ["AdPreview", "PictureFixtures", "Pictures", "TestFolders"]),
    .testTarget(
      name: "AdPolicyTests", dependencies: ["AdPolicy", "JSON", "JSONSchema", "TestFolders"]),
    .testTarget(
      name: "SnapshotsTests", dependencies: ["JSON", "JSONSchema", "Snapshots", "TestFolders"]),
    .testTarget(
      name: "SnapshotTestingTests", dependencies: ["AdPreview", "NativeAds", "SnapshotTesting"],
      exclude: ["Snapshots"]),
    .testTarget(name: "TerminalUITests", dependencies: ["Snapshots", "TerminalUI"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["PictureFixtures", "TestFolders", "adpane"],
      exclude: ["Screens"]),
  ],
  swiftLanguageModes: [.v6],
  // C23 has #embed.
  cLanguageStandard: .gnu2x
)
