import Files
import Foundation
import TestFolders
import Testing

@Suite("Whole files")
struct FileContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("what was written is read, also through a link")
  func roundTrip() throws {
    try FileContents.write("one", to: folder.path + "/a")
    try folder.link("link", to: "a")
    try FileContents.write("two", to: folder.path + "/link")
    #expect(try FileContents.read(folder.path + "/a", limit: 10) == Array("two".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["a", "link"])
  }

  @Test("what is no file, or too large, or not there is an error")
  func faults() throws {
    try FileContents.write("four", to: folder.path + "/a")
    #expect(throws: FileError.tooLarge(path: folder.path + "/a", limit: 3)) {
      try FileContents.read(folder.path + "/a", limit: 3)
    }
    #expect(throws: FileError.folder(path: folder.path)) {
      try FileContents.read(folder.path, limit: 3)
    }
    let missing = folder.path + "/missing"
    #expect(throws: FileError.system(path: missing, action: .read, code: ENOENT)) {
      try FileContents.read(missing, limit: 3)
    }
    #expect(throws: FileError.folder(path: folder.path)) {
      try FileContents.write("", to: folder.path)
    }
  }

  @Test("a named pipe and a device are refused before they can wait for ever")
  func special() throws {
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero"] {
      #expect(throws: FileError.special(path: path)) { try FileContents.read(path, limit: 3) }
      #expect(throws: FileError.special(path: path)) { try FileContents.head(path, count: 3) }
    }
  }

  @Test("an end of a file's name is taken off where it is there")
  func nameWithoutEnd() {
    #expect(FilePath.removing(".json", from: "a/b.json") == "a/b")
    #expect(FilePath.removing(".json", from: "b.json.xib") == "b.json.xib")
    #expect(FilePath.removing("", from: "b") == "b")
  }

  @Test("folders are created with those around them")
  func folders() throws {
    try FileContents.createFolder(folder.path + "/a/b/c/")
    try FileContents.createFolder(folder.path + "/a/b")
    #expect(FileKind(ofPath: folder.path + "/a/b/c") == .folder)
    #expect(FileKind(ofPath: folder.path + "/x") == .missing)
  }
}
