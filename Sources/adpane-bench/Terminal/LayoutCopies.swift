import Glibc

/// A temporary folder with many copies of a few layouts.
struct LayoutCopies {
  let folder: String
  private let files: [String]

  /// Copies the layouts of a folder, one after the other, until there are so many; nil where that fails.
  init?(of source: String, count: Int) {
    guard let folder = TemporaryFolder.make(), let directory = opendir(source) else { return nil }
    defer { closedir(directory) }
    var texts: [(name: String, text: String)] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasSuffix(".xib"), let text = TextFile.read(source + "/" + name) else { continue }
      texts.append((name, text))
    }
    guard !texts.isEmpty else { return nil }
    texts.sort { $0.name < $1.name }
    self.folder = folder
    files = (0..<count).map { "\(folder)/\(10_000 + $0)-\(texts[$0 % texts.count].name)" }
    for (index, file) in files.enumerated() {
      guard TextFile.write(texts[index % texts.count].text, to: file) else { return nil }
    }
  }

  /// Deletes the copies.
  func remove() {
    for file in files { unlink(file) }
    rmdir(folder)
  }
}
