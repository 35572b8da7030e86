import Files
import Foundation
import TestFolders
import Testing

@Suite("Searching folders")
struct FolderSearchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func found(_ inner: String = "", limit: Int = 1000) -> FolderSearch.Result {
    FolderSearch(suffixes: [".xib"], limit: limit).files(in: folder.path + inner)
  }

  private func names(_ inner: String = "") -> [String] {
    found(inner).paths.map { String($0.dropFirst(folder.path.count + inner.count + 1)) }
  }

  @Test("files are found in folders inside, in the order of their names")
  func order() throws {
    for name in ["b.xib", "a/z.xib", "B.xib", "c/d/e.xib", "c.txt"] {
      try folder.write("", to: name)
    }
    #expect(names() == ["B.xib", "a/z.xib", "b.xib", "c/d/e.xib"])
  }

  @Test("hidden folders and those of tools are left out")
  func skipped() throws {
    for name in ["Pods/a.xib", "x/node_modules/a.xib", ".build/a.xib", "build/a.xib", "y/a.xib"] {
      try folder.write("", to: name)
    }
    #expect(names() == ["y/a.xib"])
    #expect(names("/Pods") == ["a.xib"])
  }

  @Test("what .gitignore leaves out is left out, in every folder and from the repository's top")
  func ignored() throws {
    try folder.write("", to: ".git/config")
    try folder.write("Old*.xib\n/top.xib\nout/\n!OldButGood.xib\n", to: ".gitignore")
    try folder.write("generated.xib\n", to: "in/.gitignore")
    for name in [
      "Old1.xib", "in/Old2.xib", "in/OldButGood.xib", "top.xib", "in/top.xib", "out/a.xib",
      "in/generated.xib", "generated.xib",
    ] {
      try folder.write("", to: name)
    }
    #expect(names() == ["generated.xib", "in/OldButGood.xib", "in/top.xib"])
    #expect(names("/in") == ["OldButGood.xib", "top.xib"])
  }

  @Test("links that lead in circles end")
  func circles() throws {
    try folder.write("", to: "a/b.xib")
    try folder.link("a/up", to: "..")
    try folder.link("broken.xib", to: "nowhere")
    #expect(names() == ["a/b.xib"])
  }

  @Test("what has a name that is no UTF-8 is told, unless nobody looks for it")
  func undecodable() throws {
    try folder.write("", to: ".gitignore")
    for name in ["b", ".hidden"] {
      for ending in [".xib", ".txt", "/"] {
        let bytes = Array((folder.path + "/" + name).utf8) + [0xFF] + Array(ending.utf8) + [0]
        let path = bytes.map { CChar(bitPattern: $0) }
        if ending == "/" {
          #expect(mkdir(path, 0o700) == 0)
        } else {
          let file = open(path, O_CREAT | O_WRONLY, 0o600)
          #expect(file >= 0)
          close(file)
        }
      }
    }
    #expect(
      found().errors.map(\.path)
        == [".hidden\u{FFFD}.xib", "b\u{FFFD}", "b\u{FFFD}.xib"].map {
          folder.path + "/" + $0
        })
  }

  @Test("a search gives up at its limit and says so")
  func limit() throws {
    for index in 0..<20 { try folder.write("", to: "\(index).xib") }
    #expect(found(limit: 10).isCutShort)
    #expect(found(limit: 10).paths.count == 10)
    #expect(!found().isCutShort)
  }
}

@Suite("Patterns")
struct GlobPatternTests {
  @Test(
    "patterns match what git matches",
    arguments: [
      ("*.xib", "a.xib", true), ("*.xib", "a/b.xib", false), ("a?c", "abc", true),
      ("a?c", "a/c", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[]]", "]", true),
      ("**/x", "x", true), ("**/x", "a/b/x", true), ("a/**", "a/b/c", true), ("a/**", "a", false),
      ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "ab", false),
      ("\\*", "*", true), ("\\*", "x", false), ("a**b", "axxb", true), ("[", "[", true),
      ("", "", true), ("*", "", true),
    ])
  func matching(pattern: String, path: String, isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }

  @Test("a pattern of many stars is matched in bounded time")
  func bounded() {
    let pattern = GlobPattern(String(repeating: "*a", count: 200))
    #expect(!pattern.matches(String(repeating: "a", count: 5000) + "b"))
  }
}
