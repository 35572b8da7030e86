extension FrameFile {
  /// Reads a frame file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The name that messages give the file.
  /// - Throws: ``SnapshotsError/frame(path:line:problem:)`` at the first line that is not as it should be.
  public init(bytes: [UInt8], path: String) throws(SnapshotsError) {
    var reader = FrameFileReader(bytes: bytes, path: path)
    self = try reader.read()
  }
}

/// Takes a frame file apart, line by line.
private struct FrameFileReader {
  private let path: String
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 0

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  mutating func read() throws(SnapshotsError) -> FrameFile {
    let first = try next(
      bytes.isEmpty ? "it is empty; record the frame anew" : "it is no frame file")
    if first.utf8.last == 0x0D {
      throw wrong("its lines end in CR LF; '*.frame text eol=lf' in .gitattributes keeps LF")
    }
    guard first.hasPrefix("adpane-frame ") else { throw wrong("it is no frame file") }
    guard first == "adpane-frame \(FrameFile.version)" else {
      throw wrong("it has another version than \(FrameFile.version): \(first)")
    }
    let title = try next(Self.end)
    let circumstances = try next(Self.end)
    let size = try heading("= text ").split(separator: "x").compactMap { Int($0) }
    guard size.count == 2, (0...100_000).contains(size[0]), (0...100_000).contains(size[1]) else {
      throw wrong("the size of the frame is missing")
    }
    let textRows = try rows(size[1])
    let legend = try heading("= style")
    guard let palette = StylePalette(legend: legend) else { throw wrong("it is no list of styles") }
    let styleRows = try rows(size[1])
    for (index, row) in styleRows.enumerated()
    where row.utf8.count != size[0] * palette.codeLength {
      line = 5 + size[1] + index + 1
      throw wrong("a row of styles is not as wide as the frame")
    }
    guard try heading("= views").hasPrefix(" (points)") else { throw wrong("no list of views") }
    var views: [String] = []
    while true {
      let view = try next(Self.end)
      if view == FrameFile.lastLine { break }
      views.append(view)
    }
    guard offset == bytes.count else {
      line += 1
      throw wrong("something follows the end of the frame")
    }
    return FrameFile(
      title: title, circumstances: circumstances, columns: size[0], textRows: textRows,
      palette: palette, styleRows: styleRows, views: views)
  }

  private static let end = "it ends too early; was it cut off?"

  /// Returns the next line, which a line feed has to end.
  private mutating func next(_ problem: String) throws(SnapshotsError) -> String {
    line += 1
    guard let end = bytes[offset...].firstIndex(of: 0x0A) else { throw wrong(problem) }
    let part = bytes[offset..<end]
    offset = end + 1
    if part.starts(with: "<<<<<<< ".utf8) || part.starts(with: "=======".utf8)
      || part.starts(with: ">>>>>>> ".utf8)
    {
      throw wrong("it holds an unresolved merge conflict")
    }
    guard let text = String(validating: part, as: UTF8.self) else { throw wrong("it is not UTF-8") }
    return text
  }

  /// Returns what follows the beginning of a block's heading.
  private mutating func heading(_ start: String) throws(SnapshotsError) -> Substring {
    let text = try next(Self.end)
    guard text.hasPrefix(start) else { throw wrong("the block '\(start)' was expected here") }
    return text.dropFirst(start.count)
  }

  private mutating func rows(_ count: Int) throws(SnapshotsError) -> [String] {
    var rows: [String] = []
    for _ in 0..<count {
      let utf8 = try next(Self.end).utf8
      guard utf8.count >= 2, utf8.first == UInt8(ascii: "|"), utf8.last == UInt8(ascii: "|") else {
        throw wrong("a row of the frame stands between two bars")
      }
      rows.append(String(Substring(utf8.dropFirst().dropLast())))
    }
    return rows
  }

  private func wrong(_ problem: String) -> SnapshotsError {
    .frame(path: path, line: line, problem: problem)
  }
}
